/**
 * Everything that changes how units of Twilight Imperium move, fire, fight, retreat, are carried or built, one a line:
 * id, kind (of a unit: which), faction, set, place (`s` space, `g` ground, `b` both, `-` none: no part in a battle), how
 * it comes (`innate` with its faction or unit, `held` if named, `#` counted, then whose it must be), its name in links of
 * ti4battle.com, its name, and whether it is counted in battles: exactly (`exact`), exactly under a stated choice
 * (`policy`), or why not.
 */
export const catalogueLines = `
antimass-deflectors | technology | - | base | b | held | Antimass Deflectors | Antimass Deflectors | exact
plasma-scoring | technology | - | base | b | held | Plasma Scoring | Plasma Scoring | exact
graviton-laser-system | technology | - | base | s | held | Graviton Laser System | Graviton Laser System | exact
assault-cannon | technology | - | base | s | held | Assault Cannon | Assault Cannon | policy
duranium-armor | technology | - | base | b | held | Duranium Armor | Duranium Armor | policy
magen-defense-grid | technology | - | codex | g | held/defender | Magen Defense Grid | Magen Defense Grid | policy
x-89-bacterial-weapon | technology | - | codex | g | held | X-89 Bacterial Weapon | X-89 Bacterial Weapon | exact
gravity-drive | technology | - | base | - | held | - | Gravity Drive | move
fleet-logistics | technology | - | base | - | held | - | Fleet Logistics | other
light-wave-deflector | technology | - | base | - | held | - | Light/Wave Deflector | move
dark-energy-tap | technology | - | pok | - | held | - | Dark Energy Tap | retreat
self-assembly-routines | technology | - | pok | - | held | - | Self Assembly Routines | build
sarween-tools | technology | - | base | - | held | - | Sarween Tools | build
transit-diodes | technology | - | base | - | held | - | Transit Diodes | build
integrated-economy | technology | - | base | - | held | - | Integrated Economy | build
dacxive-animators | technology | - | base | g | held | - | Dacxive Animators | after
bunker | card | - | base | g | held/defender | Bunker | Bunker | exact
solar-flare | card | - | pok | s | held/attacker | Solar Flare | Solar Flare | exact
fighter-prototype | card | - | base | s | held | Fighter Prototype | Fighter Prototype | policy
morale-boost | card | - | base | b | held# | Morale Boost | Morale Boost | policy
shields-holding | card | - | base | s | held# | Shields Holding | Shields Holding | policy
emergency-repairs | card | - | base | b | held | Emergency Repairs | Emergency Repairs | policy
direct-hit | card | - | base | s | held# | Direct Hit | Direct Hit | policy
courageous-to-the-end | card | - | base | s | held | Courageous to the End | Courageous to the End | policy
disable | card | - | base | g | held/attacker | Disable | Disable | exact
experimental-battlestation | card | - | base | s | held/defender | Experimental Battlestation | Experimental Battlestation | exact
fire-team | card | - | base | g | held | Fire Team | Fire Team | policy
blitz | card | - | pok | g | held/attacker | Blitz | Blitz | exact
reflective-shielding | card | - | pok | s | held | Reflective Shielding | Reflective Shielding | policy
maneuvering-jets | card | - | base | b | held | - | Maneuvering Jets | policy
scramble-frequency | card | - | base | b | held | - | Scramble Frequency | unbuilt
waylay | card | - | pok | s | held | - | Waylay | policy
parley | card | - | base | g | held | - | Parley | ends
intercept | card | - | base | s | held | - | Intercept | retreat
skilled-retreat | card | - | base | s | held | - | Skilled Retreat | retreat
rout | card | - | pok | s | held | - | Rout | retreat
salvage | card | - | base | s | held | - | Salvage | after
ghost-ship | card | - | base | - | held | - | Ghost Ship | build
ghost-squad | card | - | pok | - | held | - | Ghost Squad | move
flank-speed | card | - | base | - | held | - | Flank Speed | move
silence-of-space | card | - | base | - | held | - | In the Silence of Space | move
lost-star-chart | card | - | base | - | held | - | Lost Star Chart | move
nav-suite | card | - | pok | - | held | - | Nav Suite | move
war-machine | card | - | pok | - | held | - | War Machine | build
tactical-bombardment | card | - | base | - | held | - | Tactical Bombardment | other
rescue | card | - | thunders-edge | - | held | - | Rescue | move
crash-landing | card | - | thunders-edge | - | held | - | Crash Landing | after
publicize-weapon-schematics | agenda | - | base | s | held/both | Publicize Weapon Schematics | Publicize Weapon Schematics | exact
prophecy-of-ixth | agenda | - | base | s | held | Prophecy of Ixth | Prophecy of Ixth | exact
conventions-of-war | agenda | - | base | g | held/both | Conventions of War | Conventions of War | exact
articles-of-war | agenda | - | pok | b | held/both | - | Articles of War | exact
nexus-sovereignty | agenda | - | pok | - | held/both | - | Nexus Sovereignty | move
enforced-travel-ban | agenda | - | base | - | held/both | - | Enforced Travel Ban | move
wormhole-reconstruction | agenda | - | base | - | held/both | - | Wormhole Reconstruction | move
shared-research | agenda | - | base | - | held/both | - | Shared Research | move
fleet-regulations | agenda | - | base | - | held/both | - | Fleet Regulations | build
regulated-conscription | agenda | - | base | - | held/both | - | Regulated Conscription | build
demilitarized-zone | agenda | - | base | - | held | - | Demilitarized Zone | build
lightrail-ordnance | relic | - | thunders-edge | b | held# | Lightrail Ordnance | Lightrail Ordnance | exact
metali-void-shielding | relic | - | thunders-edge | s | held | Metali Void Shielding | Metali Void Shielding | policy
metali-void-armaments | relic | - | thunders-edge | s | held | Metali Void Armaments | Metali Void Armaments | exact
heart-of-ixth | relic | - | thunders-edge | b | held | Heart of Ixth | Heart of Ixth | policy
circlet-of-the-void | relic | - | codex | - | held | - | Circlet of the Void | move
stellar-converter | relic | - | pok | - | held | - | Stellar Converter | other
dominus-orb | relic | - | pok | - | held | - | Dominus Orb | move
dynamis-core | relic | - | codex | - | held | - | Dynamis Core | other
nano-forge | relic | - | codex | - | held | - | Nano-Forge | other
mitosis | ability | arborec | base | - | innate | - | Mitosis | build
letani-behemoth | unit:arborec_mech | arborec | pok | - | innate | - | Letani Behemoth | build
duha-menaimon | unit:arborec_flagship | arborec | base | - | innate | - | Duha Menaimon | build
bioplasmosis | technology | arborec | base | - | held | - | Bioplasmosis | build
letani-ospha | agent | arborec | pok | - | held | - | Letani Ospha | build
dirzuga-rophal | commander | arborec | pok | - | held | - | Dirzuga Rophal | build
letani-miasmiala | hero | arborec | pok | - | held | - | Letani Miasmiala | build
stymie | note | arborec | base | - | held | - | Stymie | other
psychospore | breakthrough | arborec | thunders-edge | - | held | - | Psychospore | build
zeal | ability | argent | pok | - | innate | - | Zeal | other
raid-formation | ability | argent | pok | s | innate | - | Raid Formation | policy
quetzecoatl | unit:argent_flagship | argent | pok | s | innate | - | Quetzecoatl | exact
strike-wing-alpha-ii | unit:argent_destroyer2 | argent | pok | s | innate | - | Strike Wing Alpha II | unbuilt
aerie-sentinel | unit:argent_mech | argent | pok | - | innate | - | Aerie Sentinel | build
aerie-hololattice | technology | argent | pok | - | held | - | Aerie Hololattice | move
strike-wing-ambuscade | note | argent | pok | b | held | Strike Wing Ambuscade | Strike Wing Ambuscade | policy
trilossa-aun-mirik | agent | argent | pok | - | held | - | Trilossa Aun Mirik | build
trrakan-aun-zulok | commander | argent | pok | b | held | Argent Flight Commander | Trrakan Aun Zulok | exact
mirik-aun-sissiri | hero | argent | pok | - | held | - | Mirik Aun Sissiri | move
wing-transfer | breakthrough | argent | thunders-edge | - | held | - | Wing Transfer | move
galvanize | ability | bastion | thunders-edge | b | held# | - | Galvanize | unknown
phoenix-standard | ability | bastion | thunders-edge | - | innate | - | Phoenix Standard | after
liberate | ability | bastion | thunders-edge | - | innate | - | Liberate | after
the-egeiro | unit:bastion_flagship | bastion | thunders-edge | s | held# | The Egeiro planet bonus | The Egeiro | exact
a3-valiance | unit:bastion_mech | bastion | thunders-edge | g | held | A3 Valiance galvanize | A3 Valiance | unknown
proxima-targeting-vi | technology | bastion | thunders-edge | g | held | Proxima Targeting VI | Proxima Targeting VI | unknown
dame-briar | agent | bastion | thunders-edge | b | held | Last Bastion agent | Dame Briar | unknown
lyra-keen | hero | bastion | thunders-edge | b | held | Last Bastion hero | Lyra Keen | unknown
raise-the-standard | note | bastion | thunders-edge | - | held | - | Raise the Standard | after
the-icon | breakthrough | bastion | thunders-edge | - | held | - | The Icon | build
devour | ability | cabal | pok | - | innate | - | Devour | after
amalgamation | ability | cabal | pok | - | innate | - | Amalgamation | build
riftmeld | ability | cabal | pok | - | innate | - | Riftmeld | other
the-terror-between | unit:cabal_flagship | cabal | pok | - | innate | - | The Terror Between | after
reanimator | unit:cabal_mech | cabal | pok | - | innate | - | Reanimator | after
vortex | technology | cabal | pok | - | held | - | Vortex | other
crucible | note | cabal | pok | - | held | - | Crucible | move
that-which-molds-flesh | commander | cabal | pok | - | held | - | That Which Molds Flesh | build
it-feeds-on-carrion | hero | cabal | pok | - | held | - | It Feeds on Carrion | other
al-raith-ix-ianovar | breakthrough | cabal | thunders-edge | - | held | - | Al'Raith Ix Ianovar | move
sundered | ability | crimson | thunders-edge | - | innate | - | Sundered | move
incursion | ability | crimson | thunders-edge | - | innate | - | Incursion | move
quietus | unit:crimson_flagship | crimson | thunders-edge | b | held | Flagship active | Quietus | exact
revenant | unit:crimson_mech | crimson | thunders-edge | - | innate | - | Revenant | build
subatomic-splicer | technology | crimson | thunders-edge | - | held | - | Subatomic Splicer | build
ahk-ravin | agent | crimson | thunders-edge | - | held | - | Ahk Ravin | move
ahk-siever | commander | crimson | thunders-edge | - | held | - | Ahk Siever | after
homesick-phantom | hero | crimson | thunders-edge | s | held | - | Homesick Phantom | build
sever | note | crimson | thunders-edge | - | held | - | Sever | move
resonance-generator | breakthrough | crimson | thunders-edge | - | held | - | Resonance Generator | move
research-team | ability | deepwrought | thunders-edge | - | innate | - | Research Team | ends
deepwrought-flagship | unit:deepwrought_flagship | deepwrought | thunders-edge | - | innate | - | D.W.S. Luminous | move
eanautic | unit:deepwrought_mech | deepwrought | thunders-edge | - | innate | - | Eanautic | move
voidborn | ability | empyrean | pok | - | innate | - | Voidborn | move
aetherpassage | ability | empyrean | pok | - | innate | - | Aetherpassage | move
dynamo | unit:empyrean_flagship | empyrean | pok | b | held# | Empyrean flagship repair | Dynamo | policy
watcher | unit:empyrean_mech | empyrean | pok | - | innate | - | Watcher | other
aetherstream | technology | empyrean | pok | - | held | - | Aetherstream | move
xuange | commander | empyrean | pok | - | held | - | Xuange | other
void-tether | breakthrough | empyrean | thunders-edge | - | held | - | Void Tether | move
heavens-eye | unit:firmament_flagship | firmament | thunders-edge | s | held | Heaven's Eye | Heaven's Eye | exact
viper-ex-23 | unit:firmament_mech | firmament | thunders-edge | - | innate | - | Viper EX-23 | ends
firmament-agent | agent | firmament | thunders-edge | s | held | Firmament Agent | Myru Vos | exact
heavens-hollow | unit:obsidian_flagship | obsidian | thunders-edge | - | innate | - | Heaven's Hollow | plain
viper-hollow | unit:obsidian_mech | obsidian | thunders-edge | - | innate | - | Viper Hollow | other
vos-hollow | agent | obsidian | thunders-edge | s | held | Obsidian Agent | Vos Hollow | policy
aroz-hollow | commander | obsidian | thunders-edge | b | held | Obsidian Commander | Aroz Hollow | exact
asail-firmament | plot | firmament | thunders-edge | b | held | Asail (Firmament) | Asail (Firmament) | unknown
asail-obsidian | plot | obsidian | thunders-edge | b | held | Asail (Obsidian) | Asail (Obsidian) | unknown
quantum-entanglement | ability | ghost | base | - | innate | - | Quantum Entanglement | move
slipstream | ability | ghost | base | - | innate | - | Slipstream | move
hil-colish | unit:ghost_flagship | ghost | base | - | innate | - | Hil Colish | move
icarus-drive | unit:ghost_mech | ghost | pok | - | innate | - | Icarus Drive | move
dimensional-splicer | technology | ghost | base | s | held | Dimensional Splicer | Dimensional Splicer | policy
wormhole-generator | technology | ghost | base | - | held | - | Wormhole Generator | move
creuss-iff | note | ghost | base | - | held | - | Creuss IFF | move
emissary-taivra | agent | ghost | pok | - | held | - | Emissary Taivra | move
sai-seravus | commander | ghost | pok | - | held | - | Sai Seravus | build
riftwalker-meian | hero | ghost | pok | - | held | - | Riftwalker Meian | move
particle-synthesis | breakthrough | ghost | thunders-edge | - | held | - | Particle Synthesis | build
wrath-of-kenara | unit:hacan_flagship | hacan | base | s | held# | Hacan flagship trade goods | Wrath of Kenara | policy
pride-of-kenara | unit:hacan_mech | hacan | pok | - | innate | - | Pride of Kenara | other
production-biomes | technology | hacan | base | - | held | - | Production Biomes | other
gila-the-silvertongue | commander | hacan | pok | - | held | - | Gila the Silvertongue | other
harrugh-gefhara | hero | hacan | pok | - | held | - | Harrugh Gefhara | build
auto-factories | breakthrough | hacan | thunders-edge | - | held | - | Auto-Factories | build
fragile | ability | jolnar | base | b | innate | - | Fragile | exact
jns-hylarim | unit:jolnar_flagship | jolnar | base | s | innate | - | J.N.S. Hylarim | exact
shield-paling | unit:jolnar_mech | jolnar | pok | g | innate | - | Shield Paling | exact
spatial-conduit-cylinder | technology | jolnar | base | - | held | - | Spatial Conduit Cylinder | move
e-res-siphons | technology | jolnar | base | - | held | - | E-Res Siphons | other
ta-zern | commander | jolnar | pok | b | held | Jol-Nar commander | Ta Zern | exact
artemiris | unit:keleres_flagship | keleresm | codex | - | innate | - | Artemiris | plain
omniopiares | unit:keleres_mech | keleresm | codex | - | innate | - | Omniopiares | build
iihq-modernization | technology | keleresm | codex | b | held/defender | I.I.H.Q. MODERNIZATION space cannon | I.I.H.Q. Modernization | exact
agency-supply-network | technology | keleresm | codex | - | held | - | Agency Supply Network | build
kuuasi-aun-jalatai | hero | keleresx | codex | s | held | - | Kuuasi Aun Jalatai | exact
harrow | ability | l1z1x | base | g | innate | - | Harrow | exact
assimilate | ability | l1z1x | base | - | innate | - | Assimilate | after
0-0-1 | unit:l1z1x_flagship | l1z1x | base | s | innate | - | [0.0.1] | exact
annihilator | unit:l1z1x_mech | l1z1x | pok | g | innate | - | Annihilator | plain
inheritance-systems | technology | l1z1x | base | - | held | - | Inheritance Systems | other
cybernetic-enhancements | note | l1z1x | base | - | held | - | Cybernetic Enhancements | other
i48s | agent | l1z1x | pok | - | held | - | I48S | build
2ram | commander | l1z1x | pok | g | held/attacker | L1z1x commander | 2RAM | exact
the-helmsman | hero | l1z1x | pok | - | held | - | The Helmsman | move
fealty-uplink | breakthrough | l1z1x | thunders-edge | - | held | - | Fealty Uplink | after
munitions-reserves | ability | letnev | base | s | held# | Munitions Reserves | Munitions Reserves | policy
armada | ability | letnev | base | - | innate | - | Armada | build
arc-secundus | unit:letnev_flagship | letnev | base | b | innate | - | Arc Secundus | exact
dunlain-reaper | unit:letnev_mech | letnev | pok | g | held# | Mech deploy | Dunlain Reaper | policy
non-euclidean-shielding | technology | letnev | base | b | held | Non-Euclidean Shielding | Non-Euclidean Shielding | exact
l4-disruptors | technology | letnev | base | g | held/attacker | L4 Disruptors | L4 Disruptors | exact
war-funding | note | letnev | base | s | held | War Funding | War Funding | policy
viscount-unlenne | agent | letnev | pok | s | held | Barony Agent | Viscount Unlenne | policy
rear-admiral-farran | commander | letnev | pok | - | held | - | Rear Admiral Farran | other
darktalon-treilla | hero | letnev | pok | - | held | - | Darktalon Treilla | build
gravleash-maneuvers | breakthrough | letnev | thunders-edge | s | held | Gravleash Maneuvers | Gravleash Maneuvers | policy
edict | ability | mahact | pok | - | innate | - | Edict | after
arvicon-rex | unit:mahact_flagship | mahact | pok | s | held | Mahact flagship bonus | Arvicon Rex | exact
starlancer | unit:mahact_mech | mahact | pok | - | innate | - | Starlancer | other
il-na-viroset | commander | mahact | pok | - | held | - | Il Na Viroset | other
airo-shir-aur | hero | mahact | pok | - | held | - | Airo Shir Aur | move
ambush | ability | mentak | base | s | innate | - | Ambush | policy
fourth-moon | unit:mentak_flagship | mentak | base | s | innate | - | Fourth Moon | exact
moll-terminus | unit:mentak_mech | mentak | pok | g | innate | - | Moll Terminus | exact
salvage-operations | technology | mentak | base | - | held | - | Salvage Operations | after
mirror-computing | technology | mentak | base | - | held | - | Mirror Computing | other
ipswitch-loose-cannon | hero | mentak | pok | s | held | Mentak hero | Ipswitch, Loose Cannon | policy
corsair | breakthrough | mentak | thunders-edge | - | held | - | The Table's Grace | move
gashlai-physiology | ability | muaat | base | - | innate | - | Gashlai Physiology | move
star-forge | ability | muaat | base | - | innate | - | Star Forge | build
the-inferno | unit:muaat_flagship | muaat | base | - | innate | - | The Inferno | build
ember-colossus | unit:muaat_mech | muaat | pok | - | innate | - | Ember Colossus | build
magmus-reactor | technology | muaat | base | - | held | - | Magmus Reactor | move
fires-of-the-gashlai | note | muaat | base | - | held | - | Fires of the Gashlai | other
magmus | commander | muaat | pok | - | held | - | Magmus | other
adjudicator-baal | hero | muaat | pok | - | held | - | Adjudicator Ba'al | other
stellar-genesis | breakthrough | muaat | thunders-edge | - | held | - | Stellar Genesis | other
foresight | ability | naalu | base | - | innate | - | Foresight | move
matriarch | unit:naalu_flagship | naalu | base | g | innate | - | Matriarch | policy
iconoclast | unit:naalu_mech | naalu | pok | g | held | - | Iconoclast | exact
iconoclast-omega | unit:naalu_mech_omega | naalu | codex | s | held | Codex mech | Iconoclast Omega | exact
iconoclast-te | unit:naalu_mech_te | naalu | thunders-edge | - | innate | - | Iconoclast TE | build
neuroglaive | technology | naalu | base | - | held | - | Neuroglaive | other
maban | commander | naalu | pok | - | held | - | M'aban | build
distant-suns | ability | naaz | pok | - | innate | - | Distant Suns | other
visz-el-vir | unit:naaz_flagship | naaz | pok | b | innate | - | Visz El Vir | exact
z-grav-eidolon | unit:naaz_mech | naaz | pok | s | innate | - | Z-Grav Eidolon | exact
z-grav-eidolon-space | unit:naaz_mech_space | naaz | pok | s | innate | - | Z-Grav Eidolon in space | plain
eidolon-maximum-unit | unit:naaz_voltron | naaz | thunders-edge | b | innate | - | Eidolon Maximum | exact
supercharge | technology | naaz | pok | b | held | Supercharge | Supercharge | policy
pre-fab-arcologies | technology | naaz | pok | - | held | - | Pre-Fab Arcologies | other
eidolon-maximum | breakthrough | naaz | thunders-edge | b | held | Eidolon Maximum | Absolute Synergy | exact
the-alastor | unit:nekro_flagship | nekro | base | s | innate | - | The Alastor | policy
mordred | unit:nekro_mech | nekro | pok | b | held | Nekro mech bonus | Mordred | exact
galactic-threat | ability | nekro | base | - | innate | - | Galactic Threat | other
technological-singularity | ability | nekro | base | - | innate | - | Technological Singularity | after
nekro-malleon | agent | nekro | pok | - | held | - | Nekro Malleon | other
unit-dsgn-flayesh | hero | nekro | pok | - | held | - | UNIT.DSGN.FLAYESH | other
valefar-assimilator-z | breakthrough | nekro | thunders-edge | b | held | - | Valefar Assimilator Z | unknown
memoria-i | note | nomad | pok | s | held | Memoria I | The Cavalry (Memoria I) | policy
memoria-ii | note | nomad | pok | s | held | Memoria II | The Cavalry (Memoria II) | policy
memoria | unit:nomad_flagship | nomad | pok | - | innate | - | Memoria I | plain
memoria-upgraded | unit:nomad_flagship2 | nomad | pok | - | innate | - | Memoria II | plain
quantum-manipulator | unit:nomad_mech | nomad | pok | s | innate | - | Quantum Manipulator | policy
temporal-command-suite | technology | nomad | pok | - | held | - | Temporal Command Suite | other
artuno-the-betrayer | agent | nomad | pok | - | held | - | Artuno the Betrayer | other
field-marshal-mercer | agent | nomad | pok | - | held | - | Field Marshal Mercer | move
the-thundarian | agent | nomad | pok | b | held | - | The Thundarian | unbuilt
navarch-feng | commander | nomad | pok | - | held | - | Navarch Feng | build
ahk-syl-siven | hero | nomad | pok | - | held | - | Ahk-Syl Siven | move
survival-instinct | ability | ralnel | thunders-edge | - | innate | - | Survival Instinct | move
miniaturization | ability | ralnel | thunders-edge | - | innate | - | Miniaturization | move
last-dispatch | unit:ralnel_flagship | ralnel | thunders-edge | - | innate | - | Last Dispatch | retreat
alarum | unit:ralnel_mech | ralnel | thunders-edge | g | held# | Alarum reinforcements | Alarum | unknown
linkship-i | unit:ralnel_destroyer | ralnel | thunders-edge | s | held# | Ral Nel PDS in space | Linkship I with a PDS I | exact
linkship-galvanized | unit:ralnel_destroyer | ralnel | thunders-edge | s | held# | Ral Nel galvanized PDS in space | Linkship I with a galvanized PDS I | exact
linkship-ii | unit:ralnel_destroyer2 | ralnel | thunders-edge | s | held# | - | Linkship II | unknown
linkship-lightrail | relic | ralnel | thunders-edge | s | held# | Ral Nel space dock with Lightrail Ordnance in space | Lightrail Ordnance in a linkship's space area | exact
linkship-galvanized-lightrail | relic | ralnel | thunders-edge | s | held# | Ral Nel galvanized space dock with Lightrail Ordnance in space | Galvanized Lightrail Ordnance in a linkship's space area | exact
nanomachines | technology | ralnel | thunders-edge | - | held | - | Nanomachines | other
watchful-ojz | commander | ralnel | thunders-edge | - | held | - | Watchful Ojz | retreat
nano-link-permit | note | ralnel | thunders-edge | - | held | - | Nano-Link Permit | move
nomadic | ability | saar | base | - | innate | - | Nomadic | other
son-of-ragh | unit:saar_flagship | saar | base | - | innate | - | Son of Ragh | plain
scavenger-zeta | unit:saar_mech | saar | pok | - | innate | - | Scavenger Zeta | build
chaos-mapping | technology | saar | base | - | held | - | Chaos Mapping | move
ragh-s-call | note | saar | base | - | held | - | Ragh's Call | move
captain-mendosa | agent | saar | pok | - | held | - | Captain Mendosa | move
gurno-aggero | hero | saar | pok | - | held | - | Gurno Aggero | other
deorbit-barrage | breakthrough | saar | thunders-edge | - | held | - | Deorbit Barrage | other
unrelenting | ability | sardakk | base | b | innate | - | Unrelenting | exact
cmorran-norr | unit:sardakk_flagship | sardakk | base | s | innate | - | C'morran N'orr | exact
valkyrie-exoskeleton | unit:sardakk_mech | sardakk | pok | g | innate | - | Valkyrie Exoskeleton | exact
exotrireme-ii | unit:sardakk_dreadnought2 | sardakk | base | s | held | Exotrireme II should suicide | Exotrireme II | policy
valkyrie-particle-weave | technology | sardakk | base | g | held | Valkyrie Particle Weave | Valkyrie Particle Weave | exact
tekklar-legion | note | sardakk | base | g | held | Tekklar Legion | Tekklar Legion | exact
tro | agent | sardakk | pok | - | held | - | T'ro | after
ghom-sekkus | commander | sardakk | pok | - | held | - | G'hom Sek'kus | move
shval-harbinger | hero | sardakk | pok | - | held | - | Sh'val, Harbinger | ends
norr-supremacy | breakthrough | sardakk | thunders-edge | - | held | - | N'orr Supremacy | after
orbital-drop | ability | sol | base | - | innate | - | Orbital Drop | build
genesis | unit:sol_flagship | sol | base | - | innate | - | Genesis | build
zs-thunderbolt-m2 | unit:sol_mech | sol | pok | - | innate | - | ZS Thunderbolt M2 | build
evelyn-delouis | agent | sol | pok | g | held | Sol agent | Evelyn DeLouis | policy
claire-gibson | commander | sol | pok | g | held/defender | - | Claire Gibson | exact
jace-x | hero | sol | pok | - | held | - | Jace X. 4th Air Legion | other
bellum-gloriosum | breakthrough | sol | thunders-edge | - | held | - | Bellum Gloriosum | build
terragenesis | ability | titans | pok | - | innate | - | Terragenesis | build
awaken | ability | titans | pok | - | innate | - | Awaken | build
coalescence | ability | titans | pok | - | innate | - | Coalescence | ends
ouranos | unit:titans_flagship | titans | pok | - | innate | - | Ouranos | build
hecatoncheires | unit:titans_mech | titans | pok | - | innate | - | Hecatoncheires | build
tellurian | agent | titans | pok | b | held | Titans agent | Tellurian | policy
tungstantus | commander | titans | pok | - | held | - | Tungstantus | build
ul-the-progenitor | hero | titans | pok | b | held/defender | Titans hero | Ul the Progenitor | exact
slumberstate-computing | breakthrough | titans | thunders-edge | - | held | - | Slumberstate Computing | ends
salai-sai-corian | unit:winnu_flagship | winnu | base | s | innate | - | Salai Sai Corian | exact
reclaimer | unit:winnu_mech | winnu | pok | - | innate | - | Reclaimer | build
rickar-rickani | commander | winnu | pok | b | held | Winnu commander | Rickar Rickani | exact
berekar-berekon | agent | winnu | pok | - | held | - | Berekar Berekon | build
imperator | breakthrough | winnu | thunders-edge | b | held# | Imperator | Imperator | exact
loncara-ssodu | unit:xxcha_flagship | xxcha | base | - | innate | - | Loncara Ssodu | plain
indomitus | unit:xxcha_mech | xxcha | pok | - | innate | - | Indomitus | plain
peace-accords | ability | xxcha | pok | - | innate | - | Peace Accords | other
xxekir-grom | hero | xxcha | thunders-edge | - | held | - | Xxekir Grom | build
devotion | ability | yin | base | s | held | Devotion | Devotion | policy
indoctrination | ability | yin | base | g | held | - | Indoctrination | policy
van-hauge | unit:yin_flagship | yin | base | s | innate | - | Van Hauge | exact
moyins-ashes | unit:yin_mech | yin | pok | g | held | - | Moyin's Ashes | policy
impulse-core | technology | yin | base | s | held | Impulse Core | Impulse Core | policy
yin-spinner | technology | yin | codex | - | held | - | Yin Spinner | build
greyfire-mutagen | note | yin | base | g | held | - | Greyfire Mutagen | policy
brother-milor | agent | yin | pok | b | held | Yin agent | Brother Milor | policy
brother-omar | commander | yin | pok | - | held | - | Brother Omar | build
dannel-of-the-tenth | hero | yin | pok | - | held | - | Dannel of the Tenth | other
yssaril-flagship | unit:yssaril_flagship | yssaril | base | - | innate | - | Y'sia Y'ssrila | move
blackshade-infiltrator | unit:yssaril_mech | yssaril | pok | - | innate | - | Blackshade Infiltrator | build
mageon-implants | technology | yssaril | base | - | held | - | Mageon Implants | other
`;
