/**
 * The official tiles, one a line: id, name, set, back, anomalies, wormholes, planets, and what else there is of it. A
 * planet is its name, resources/influence, traits, ^technology specialties, ! legendary, @ space station. Lanes of a
 * hyperlane join sides at rotation 0.
 */
export const tileLines = `
1 | Jord - Sol | base | green | - | - | Jord 4/2 | home=sol faction=sol
2 | Moll Primus - Mentak | base | green | - | - | Moll Primus 4/1 | home=mentak faction=mentak
3 | Darien - Yin | base | green | - | - | Darien 4/4 | home=yin faction=yin
4 | Muaat - Muaat | base | green | - | - | Muaat 4/1 | home=muaat faction=muaat
5 | Nestphar - Arborec | base | green | - | - | Nestphar 3/2 | home=arborec faction=arborec
6 | [0.0.0] - L1Z1X | base | green | - | - | [0.0.0] 5/0 | home=l1z1x faction=l1z1x
7 | Winnu - Winnu | base | green | - | - | Winnu 3/4 | home=winnu faction=winnu
8 | Mordai II - Nekro | base | green | - | - | Mordai II 4/0 | home=nekro faction=nekro
9 | Maaluuk/Druaa - Naalu | base | green | - | - | Maaluuk 0/2; Druaa 3/1 | home=naalu faction=naalu
10 | Arc Prime/Wren Terra - Letnev | base | green | - | - | Arc Prime 4/0; Wren Terra 2/1 | home=letnev faction=letnev
11 | Ragh/Lisis II - Saar | base | green | - | - | Lisis II 1/0; Ragh 2/1 | home=saar faction=saar
12 | Nar/Jol - Jol-Nar | base | green | - | - | Nar 2/3; Jol 1/2 | home=jolnar faction=jolnar
13 | Quinarra/Trenlak - Sardakk | base | green | - | - | Tren'lak 1/0; Quinarra 3/1 | home=sardakk faction=sardakk
14 | Archon Ren/Archon Tau - Xxcha | base | green | - | - | Archon Ren 2/3; Archon Tau 1/1 | home=xxcha faction=xxcha
15 | Retillion/Shalloq - Yssaril | base | green | - | - | Retillion 2/3; Shalloq 1/2 | home=yssaril faction=yssaril
16 | Arretze/Hercant/Kamdorn - Hacan | base | green | - | - | Hercant 1/1; Arretze 2/0; Kamdorn 0/1 | home=hacan faction=hacan
17 | Creuss Gate - Creuss | base | green | - | delta | - | faction=ghost
18 | Mecatol Rex | base | none | - | - | Mecatol Rex 1/6 |
19 | Wellon | base | blue | - | - | Wellon 1/2 industrial ^cybernetic |
20 | Vefut II | base | blue | - | - | Vefut II 2/2 hazardous |
21 | Thibah | base | blue | - | - | Thibah 1/1 industrial ^propulsion |
22 | Tarmann | base | blue | - | - | Tar'mann 1/1 industrial ^biotic |
23 | Saudor | base | blue | - | - | Saudor 2/2 industrial |
24 | Mehar Xull | base | blue | - | - | Mehar Xull 1/3 hazardous ^warfare |
25 | Quann | base | blue | - | beta | Quann 2/1 cultural |
26 | Lodor | base | blue | - | alpha | Lodor 3/1 cultural |
27 | Starpoint/New Albion | base | blue | - | - | New Albion 1/1 industrial ^biotic; Starpoint 3/1 hazardous |
28 | Tequran/Torkan | base | blue | - | - | Tequ'ran 2/0 hazardous; Torkan 0/3 cultural |
29 | Qucenn/Rarron | base | blue | - | - | Qucen'n 1/2 industrial; Rarron 0/3 cultural |
30 | Mellon/Zohbat | base | blue | - | - | Mellon 0/2 cultural; Zohbat 3/1 hazardous |
31 | Lazar/Sakulag | base | blue | - | - | Lazar 1/0 industrial ^cybernetic; Sakulag 2/1 hazardous |
32 | Dal-Bootha/Xxehan | base | blue | - | - | Dal Bootha 0/2 cultural; Xxehan 1/1 cultural |
33 | Corneeq/Resculon | base | blue | - | - | Corneeq 1/2 cultural; Resculon 2/0 cultural |
34 | Centauri/Gral | base | blue | - | - | Centauri 1/3 cultural; Gral 1/1 industrial ^propulsion |
35 | Bereg/Lirta iv | base | blue | - | - | Bereg 3/1 hazardous; Lirta IV 2/3 hazardous |
36 | Arnor/Lor | base | blue | - | - | Arnor 2/1 industrial; Lor 1/2 industrial |
37 | Arinam/Meer | base | blue | - | - | Arinam 1/2 industrial; Meer 0/4 hazardous ^warfare |
38 | Abyz/Fria | base | blue | - | - | Abyz 3/0 hazardous; Fria 2/0 hazardous |
39 | Alpha Wormhole | base | red | - | alpha | - |
40 | Beta Wormhole | base | red | - | beta | - |
41 | Gravity Rift | base | red | gravity-rift | - | - |
42 | Nebula | base | red | nebula | - | - |
43 | Supernova | base | red | supernova | - | - |
44 | Asteroids | base | red | asteroid-field | - | - |
45 | Asteroids | base | red | asteroid-field | - | - |
46 | Empty System | base | red | - | - | - |
47 | Empty System | base | red | - | - | - |
48 | Empty System | base | red | - | - | - |
49 | Empty System | base | red | - | - | - |
50 | Empty System | base | red | - | - | - |
51 | Creuss - Creuss | base | green | - | delta | Creuss 4/2 | home=ghost faction=ghost offBoard
52 | Ixth - Mahact | pok | green | - | - | Ixth 3/5 | home=mahact faction=mahact
53 | Arcturus - Nomad | pok | green | - | - | Arcturus 4/4 | home=nomad faction=nomad
54 | Acheron - Vuil'raith | pok | green | - | - | Acheron 4/0 | home=cabal faction=cabal
55 | Elysium - Ul | pok | green | - | - | Elysium 4/1 | home=titans faction=titans
56 | The Dark - Empyrean | pok | green | nebula | - | The Dark 3/4 | home=empyrean faction=empyrean
57 | Naazir/Rokha - Naaz-Rokha | pok | green | - | - | Naazir 2/1; Rokha 1/2 | home=naaz faction=naaz
58 | Ylir/Avar/Valk - Argent | pok | green | - | - | Valk 2/0; Ylir 0/2; Avar 1/1 | home=argent faction=argent
59 | Archon Vail | pok | blue | - | - | Archon Vail 1/3 hazardous ^propulsion |
60 | Perimeter | pok | blue | - | - | Perimeter 2/1 industrial |
61 | Ang | pok | blue | - | - | Ang 2/0 industrial ^warfare |
62 | Sem-Lore | pok | blue | - | - | Sem-Lore 3/2 cultural ^cybernetic |
63 | Vorhal | pok | blue | - | - | Vorhal 0/2 cultural ^biotic |
64 | Atlas | pok | blue | - | beta | Atlas 3/1 hazardous |
65 | Primor | pok | blue | - | - | Primor 2/1 cultural ! |
66 | Hope's End | pok | blue | - | - | Hope's End 3/0 hazardous ! |
67 | Cormund | pok | red | gravity-rift | - | Cormund 2/0 hazardous |
68 | Everra | pok | red | nebula | - | Everra 3/1 cultural |
69 | Accoen/Jeol-ir | pok | blue | - | - | Accoen 2/3 industrial; Jeol Ir 2/3 industrial |
70 | Kraag/Siig | pok | blue | - | - | Kraag 2/1 hazardous; Siig 0/2 hazardous |
71 | Bakal/Alio Prima | pok | blue | - | - | Bakal 3/2 industrial; Alio Prima 1/1 cultural |
72 | Lisis/Velnor | pok | blue | - | - | Lisis 2/2 industrial; Velnor 2/1 industrial ^warfare |
73 | Cealdri/Xanhact | pok | blue | - | - | Cealdri 0/2 cultural ^cybernetic; Xanhact 0/1 hazardous |
74 | Vega Major/Vega Minor | pok | blue | - | - | Vega Major 2/1 cultural; Vega Minor 1/2 cultural ^propulsion |
75 | Loki/Ashtroth/Abaddon - Devils | pok | blue | - | - | Loki 1/2 cultural; Abaddon 1/0 cultural; Ashtroth 2/0 hazardous |
76 | Rigels | pok | blue | - | - | Rigel III 1/1 industrial ^biotic; Rigel II 1/2 industrial; Rigel I 0/1 hazardous |
77 | Empty System | pok | red | - | - | - |
78 | Empty System | pok | red | - | - | - |
79 | Asteroids Alpha Wormhole | pok | red | asteroid-field | alpha | - |
80 | Supernova | pok | red | supernova | - | - |
81 | Nova Seed | pok | green | supernova | - | - | faction=muaat
82a | Mallice - Locked Nexus | pok | none | - | gamma | Mallice 0/3 cultural ! | offBoard
82b | Mallice - Nexus | pok | none | - | alpha+beta+gamma | Mallice 0/3 cultural ! | offBoard
83A | Hyperlane | pok | none | - | - | - | lanes=ne-sw
83B | Hyperlane | pok | none | - | - | - | lanes=n-se,n-s,s-nw
84A | Hyperlane | pok | none | - | - | - | lanes=se-nw
84B | Hyperlane | pok | none | - | - | - | lanes=n-s,n-sw,ne-s
85A | Hyperlane | pok | none | - | - | - | lanes=ne-nw
85B | Hyperlane | pok | none | - | - | - | lanes=n-se,n-s,s-nw
86A | Hyperlane | pok | none | - | - | - | lanes=ne-nw
86B | Hyperlane | pok | none | - | - | - | lanes=n-s,n-sw,ne-s
87A | Hyperlane | pok | none | - | - | - | lanes=n-se,se-sw,se-nw
87B | Hyperlane | pok | none | - | - | - | lanes=n-se,n-s
88A | Hyperlane | pok | none | - | - | - | lanes=n-sw,ne-sw,se-sw
88B | Hyperlane | pok | none | - | - | - | lanes=n-se,n-s,s-nw
89A | Hyperlane | pok | none | - | - | - | lanes=n-se,n-sw,se-sw
89B | Hyperlane | pok | none | - | - | - | lanes=n-s,n-sw
90A | Hyperlane | pok | none | - | - | - | lanes=ne-nw,se-sw
90B | Hyperlane | pok | none | - | - | - | lanes=n-s,n-sw
91A | Hyperlane | pok | none | - | - | - | lanes=n-s,n-sw,ne-s
91B | Hyperlane | pok | none | - | - | - | lanes=n-se,n-s
92 | Ordinian/Revelation - Bastion | thunders-edge | green | nebula | - | Ordinian 0/0 !; Revelation 1/2 @ | home=bastion faction=bastion
92new | Archon Ren/Archon Tau - Keleres | codex | green | - | - | Archon Ren Keleres 2/3; Archon Tau Keleres 1/1 | home=keleresx faction=keleresx
93 | Mez Lo Orz Fei Zsha/Rep Lo Orz Qet - Ral Nel | thunders-edge | green | - | - | Mez Lo Orz Fei Zsha 2/1; Rep Lo Orz Qet 1/3 | home=ralnel faction=ralnel
93new | Ylir/Avar/Valk - Keleres | codex | green | - | - | Valk Keleres 2/0; Ylir Keleres 0/2; Avar Keleres 1/1 | home=keleresa faction=keleresa
94 | The Sorrow - Rebellion | thunders-edge | green | - | epsilon | - | faction=crimson
94new | Moll Primus - Keleres | codex | green | - | - | Moll Primus Keleres 4/1 | home=keleresm faction=keleresm
95 | Ikatena - Deepwrought | thunders-edge | green | - | - | Ikatena 4/4 | home=deepwrought faction=deepwrought
96a | Cronos/Tallin - Firmament | thunders-edge | green | - | - | Cronos 2/1; Tallin 1/2 | home=firmament faction=firmament
96b | Cronos Hollow/Tallin Hollow - Obsidian | thunders-edge | green | - | - | Cronos Hollow 3/0; Tallin Hollow 3/0 | home=obsidian faction=obsidian
97 | Faunus | thunders-edge | blue | - | - | Faunus 1/3 industrial ^biotic ! |
98 | Garbozia | thunders-edge | blue | - | - | Garbozia 2/1 hazardous ! |
99 | Emelpar | thunders-edge | blue | - | - | Emelpar 0/2 cultural ! |
100 | Tempesta | thunders-edge | blue | - | - | Tempesta 1/1 hazardous ^propulsion ! |
101 | Olergodt | thunders-edge | blue | - | - | Olergodt 2/1 cultural+hazardous ^cybernetic+warfare |
102 | Andeara | thunders-edge | blue | - | alpha | Andeara 1/1 industrial ^propulsion |
103 | Vira Pics III | thunders-edge | blue | - | - | Vira Pics III 2/3 cultural+hazardous |
104 | Lesab | thunders-edge | blue | - | - | Lesab 2/1 hazardous+industrial |
105 | New Terra/Tinnes | thunders-edge | blue | - | - | New Terra 1/1 industrial ^biotic; Tinnes 2/1 hazardous+industrial ^biotic |
106 | Cresius/Lazul Rex | thunders-edge | blue | - | - | Cresius 0/1 hazardous; Lazul Rex 2/2 cultural+industrial |
107 | Tiamat/Hercalor | thunders-edge | blue | - | - | Tiamat 1/2 cultural ^cybernetic+cybernetic; Hercalor 1/0 industrial |
108 | Kostboth/Capha | thunders-edge | blue | - | - | Kostboth 0/1 cultural; Capha 3/0 hazardous |
109 | Bellatrix/Tsion Station | thunders-edge | blue | - | - | Bellatrix 1/2 cultural; Tsion Station 1/1 @ |
110 | Horizon/El'Nath/Luthien VI | thunders-edge | blue | - | - | Horizon 1/2 cultural; El'Nath 2/0 hazardous; Luthien VI 3/1 hazardous |
111 | Tarana/Oluz Station | thunders-edge | blue | - | - | Tarana 1/2 cultural+industrial; Oluz Station 1/1 @ |
112 | Mecatol Rex | thunders-edge | none | - | - | Mecatol Rex 1/6 ! |
113 | Beta Rift | thunders-edge | red | gravity-rift | beta | - |
114 | Entropic Scar | thunders-edge | red | entropic-scar | - | - |
115 | Industrex | thunders-edge | red | asteroid-field | - | Industrex 2/0 industrial ^warfare ! |
116 | Lemox | thunders-edge | red | entropic-scar | - | Lemox 0/3 industrial |
117 | The Watchtower | thunders-edge | red | asteroid-field+gravity-rift | - | The Watchtower 1/1 @ |
118 | Ahk Creuxx - Rebellion | thunders-edge | green | - | epsilon | Ahk Creuxx 4/2 | home=crimson faction=crimson offBoard
c41 | Ordinian (C4) | codex | none | nebula | - | Ordinian Rex 0/0 ! |
fracture1 | Cocytus | thunders-edge | fracture | - | - | Cocytus 3/0 | offBoard
fracture2 | Fracture Egress Left | thunders-edge | fracture | - | - | - | offBoard egress
fracture3 | Fracture Void Left | thunders-edge | fracture | - | - | - | offBoard
fracture4 | Styx | thunders-edge | fracture | - | - | Styx 4/0 ! | offBoard
fracture5 | Fracture Void Right | thunders-edge | fracture | - | - | - | offBoard
fracture6 | Fracture Egress Right | thunders-edge | fracture | - | - | - | offBoard egress
fracture7 | Lethe/Phlegethon | thunders-edge | fracture | - | - | Lethe 0/2; Phlegethon 1/2 | offBoard
silver_flame | Remnants of The Silver Flame | thunders-edge | none | - | - | - |
119A | Hyperlane | thunders-edge | none | - | - | - | lanes=sw-nw
119B | Hyperlane | thunders-edge | none | - | - | - | lanes=sw-nw
120A | Hyperlane | thunders-edge | none | - | - | - | lanes=ne-se
120B | Hyperlane | thunders-edge | none | - | - | - | lanes=ne-se
121A | Hyperlane | thunders-edge | none | - | - | - | lanes=ne-nw
121B | Hyperlane | thunders-edge | none | - | - | - | lanes=ne-nw
122A | Hyperlane | thunders-edge | none | - | - | - | lanes=ne-nw
122B | Hyperlane | thunders-edge | none | - | - | - | lanes=ne-nw
123A | Hyperlane | thunders-edge | none | - | - | - | lanes=n-se,se-sw,se-nw
123B | Hyperlane | thunders-edge | none | - | - | - | lanes=n-se,ne-se,se-sw
124A | Hyperlane | thunders-edge | none | - | - | - | lanes=n-sw,ne-sw,se-sw
124B | Hyperlane | thunders-edge | none | - | - | - | lanes=n-sw,ne-sw,se-sw
`;
