/**
 * The units, one a line: id, name, type, faction, set, whether upgraded, and its numbers. `combat=7x1` is one die that
 * hits on 7; `cost=1/2` buys two; `cannon=5x1+1` also reaches adjacent systems; `uses` is the capacity it takes;
 * `makes` is what its system becomes while it stands there; `production=+2` is two more than the planet's resources; two
 * `halfShip` without room count as one ship.
 */
export const unitLines = `
cruiser | Cruiser I | cruiser | - | base | I | cost=2 combat=7x1 move=2 plastic=8 ship
cruiser2 | Cruiser II | cruiser | - | base | II | cost=2 combat=6x1 move=3 capacity=1 plastic=8 ship
carrier | Carrier I | carrier | - | base | I | cost=3 combat=9x1 move=1 capacity=4 plastic=4 ship
carrier2 | Carrier II | carrier | - | base | II | cost=3 combat=9x1 move=2 capacity=6 plastic=4 ship
destroyer | Destroyer I | destroyer | - | base | I | cost=1 combat=9x1 move=2 plastic=8 barrage=9x2 ship
destroyer2 | Destroyer II | destroyer | - | base | II | cost=1 combat=8x1 move=2 plastic=8 barrage=6x3 ship
dreadnought | Dreadnought I | dreadnought | - | base | I | cost=4 combat=5x1 move=1 capacity=1 plastic=5 bombard=5x1 sustain ship
dreadnought2 | Dreadnought II | dreadnought | - | base | II | cost=4 combat=5x1 move=2 capacity=1 plastic=5 bombard=5x1 sustain noDirectHit ship
fighter | Fighter I | fighter | - | base | I | cost=1/2 combat=9x1 uses=1 plastic=10 ship
fighter2 | Fighter II | fighter | - | base | II | cost=1/2 combat=8x1 move=2 uses=1 plastic=10 ship
flagship | Factionless Flagship | flagship | - | base | I | cost=8 combat=7x2 move=1 capacity=3 plastic=1 sustain ship
infantry | Infantry I | infantry | - | base | I | cost=1/2 combat=8x1 uses=1 plastic=12 ground
infantry2 | Infantry II | infantry | - | base | II | cost=1/2 combat=7x1 uses=1 plastic=12 ground
pds | PDS I | pds | - | base | I | plastic=6 cannon=6x1 shield structure
pds2 | PDS II | pds | - | base | II | plastic=6 cannon=5x1+1 shield structure
spacedock | Space Dock I | space-dock | - | base | I | freeFighters=3 production=+2 plastic=3 structure
spacedock2 | Space Dock II | space-dock | - | base | II | freeFighters=3 production=+4 plastic=3 structure
warsun | War Sun | war-sun | - | base | II | cost=12 combat=3x3 move=2 capacity=6 plastic=2 bombard=3x3 sustain breaksShields ship
mech | Factionless Mech | mech | - | pok | I | cost=2 combat=6x1 uses=1 plastic=4 sustain ground
arborec_flagship | Duha Menaimon | flagship | arborec | base | I | cost=8 combat=7x2 move=1 capacity=5 plastic=1 sustain ship
arborec_infantry | Letani Warrior I | infantry | arborec | base | I | cost=1/2 combat=8x1 uses=1 production=1 plastic=12 ground
arborec_infantry2 | Letani Warrior II | infantry | arborec | base | II | cost=1/2 combat=7x1 uses=1 production=2 plastic=12 ground
ghost_flagship | Hil Colish | flagship | ghost | base | I | cost=8 combat=5x1 move=1 capacity=3 plastic=1 sustain ship
hacan_flagship | Wrath of Kenara | flagship | hacan | base | I | cost=8 combat=7x2 move=1 capacity=3 plastic=1 sustain ship
jolnar_flagship | J.N.S. Hylarim | flagship | jolnar | base | I | cost=8 combat=6x2 move=1 capacity=3 plastic=1 sustain ship
l1z1x_dreadnought | Super Dreadnought I | dreadnought | l1z1x | base | I | cost=4 combat=5x1 move=1 capacity=2 plastic=5 bombard=5x1 sustain ship
l1z1x_dreadnought2 | Super Dreadnought II | dreadnought | l1z1x | base | II | cost=4 combat=4x1 move=2 capacity=2 plastic=5 bombard=4x1 sustain noDirectHit ship
l1z1x_flagship | [0.0.1] | flagship | l1z1x | base | I | cost=8 combat=5x2 move=1 capacity=5 plastic=1 sustain ship
letnev_flagship | Arc Secundus | flagship | letnev | base | I | cost=8 combat=5x2 move=1 capacity=3 plastic=1 bombard=5x3 sustain ship
mentak_flagship | Fourth Moon | flagship | mentak | base | I | cost=8 combat=7x2 move=1 capacity=3 plastic=1 sustain ship
muaat_flagship | The Inferno | flagship | muaat | base | I | cost=8 combat=5x2 move=1 capacity=3 plastic=1 sustain ship
muaat_warsun | Prototype War Sun I | war-sun | muaat | base | I | cost=12 combat=3x3 move=1 capacity=6 plastic=2 bombard=3x3 sustain breaksShields ship
muaat_warsun2 | Prototype War Sun II | war-sun | muaat | base | II | cost=10 combat=3x3 move=3 capacity=6 plastic=2 bombard=3x3 sustain breaksShields ship
naalu_fighter | Hybrid Crystal Fighter I | fighter | naalu | base | I | cost=1/2 combat=8x1 uses=1 plastic=10 ship
naalu_fighter2 | Hybrid Crystal Fighter II | fighter | naalu | base | II | cost=1/2 combat=7x1 move=2 uses=1 plastic=10 ship halfShip
naalu_flagship | Matriarch | flagship | naalu | base | I | cost=8 combat=9x2 move=1 capacity=6 plastic=1 sustain ship
nekro_flagship | The Alastor | flagship | nekro | base | I | cost=8 combat=9x2 move=1 capacity=3 plastic=1 sustain ship
saar_flagship | Son of Ragh | flagship | saar | base | I | cost=8 combat=5x2 move=1 capacity=3 plastic=1 barrage=6x4 sustain ship
saar_spacedock | Floating Factory I | space-dock | saar | base | I | move=1 capacity=4 production=5 plastic=3 structure
saar_spacedock2 | Floating Factory II | space-dock | saar | base | II | move=2 capacity=5 production=7 plastic=3 structure
sardakk_dreadnought | Exotrireme I | dreadnought | sardakk | base | I | cost=4 combat=5x1 move=1 capacity=1 plastic=5 bombard=4x2 sustain ship
sardakk_dreadnought2 | Exotrireme II | dreadnought | sardakk | base | II | cost=4 combat=5x1 move=2 capacity=1 plastic=5 bombard=4x2 sustain noDirectHit ship
sardakk_flagship | C'morran N'orr | flagship | sardakk | base | I | cost=8 combat=6x2 move=1 capacity=3 plastic=1 sustain ship
sol_carrier | Advanced Carrier I | carrier | sol | base | I | cost=3 combat=9x1 move=1 capacity=6 plastic=4 ship
sol_carrier2 | Advanced Carrier II | carrier | sol | base | II | cost=3 combat=9x1 move=2 capacity=8 plastic=4 sustain ship
sol_flagship | Genesis | flagship | sol | base | I | cost=8 combat=5x2 move=1 capacity=12 plastic=1 sustain ship
sol_infantry | Spec Ops I | infantry | sol | base | I | cost=1/2 combat=7x1 uses=1 plastic=12 ground
sol_infantry2 | Spec Ops II | infantry | sol | base | II | cost=1/2 combat=6x1 uses=1 plastic=12 ground
winnu_flagship | Salai Sai Corian | flagship | winnu | base | I | cost=8 combat=7x? move=1 capacity=3 plastic=1 sustain ship
xxcha_flagship | Loncara Ssodu | flagship | xxcha | base | I | cost=8 combat=7x2 move=1 capacity=3 plastic=1 cannon=5x3+1 sustain ship
yin_flagship | Van Hauge | flagship | yin | base | I | cost=8 combat=9x2 move=1 capacity=3 plastic=1 sustain ship
yssaril_flagship | Y'sia Y'ssrila | flagship | yssaril | base | I | cost=8 combat=5x2 move=2 capacity=3 plastic=1 sustain ship
arborec_mech | Letani Behemoth | mech | arborec | pok | I | cost=2 combat=6x1 uses=1 production=2 plastic=4 sustain shield ground
argent_destroyer | Strike Wing Alpha I | destroyer | argent | pok | I | cost=1 combat=8x1 move=2 capacity=1 plastic=8 barrage=9x2 ship
argent_destroyer2 | Strike Wing Alpha II | destroyer | argent | pok | II | cost=1 combat=7x1 move=2 capacity=1 plastic=8 barrage=6x3 ship
argent_flagship | Quetzecoatl | flagship | argent | pok | I | cost=8 combat=7x2 move=1 capacity=3 plastic=1 sustain ship
argent_mech | Aerie Sentinel | mech | argent | pok | I | cost=2 combat=6x1 plastic=4 sustain ground
cabal_flagship | The Terror Between | flagship | cabal | pok | I | cost=8 combat=5x2 move=1 capacity=3 plastic=1 bombard=5x1 sustain ship
cabal_mech | Reanimator | mech | cabal | pok | I | cost=2 combat=6x1 uses=1 plastic=4 sustain ground
cabal_spacedock | Dimensional Tear I | space-dock | cabal | pok | I | freeFighters=6 production=5 plastic=3 makes=gravity-rift structure
cabal_spacedock2 | Dimensional Tear II | space-dock | cabal | pok | II | freeFighters=12 production=7 plastic=3 makes=gravity-rift structure
empyrean_flagship | Dynamo | flagship | empyrean | pok | I | cost=8 combat=5x2 move=1 capacity=3 plastic=1 sustain ship
empyrean_mech | Watcher | mech | empyrean | pok | I | cost=2 combat=6x1 uses=1 plastic=4 sustain ground
ghost_mech | Icarus Drive | mech | ghost | pok | I | cost=2 combat=6x1 uses=1 plastic=4 sustain ground
hacan_mech | Pride of Kenara | mech | hacan | pok | I | cost=2 combat=6x1 uses=1 plastic=4 sustain ground
jolnar_mech | Shield Paling | mech | jolnar | pok | I | cost=2 combat=6x1 uses=1 plastic=4 sustain ground
l1z1x_mech | Annihilator | mech | l1z1x | pok | I | cost=2 combat=6x1 uses=1 plastic=4 bombard=8x1 sustain ground
letnev_mech | Dunlain Reaper | mech | letnev | pok | I | cost=2 combat=6x1 uses=1 plastic=4 sustain ground
mahact_flagship | Arvicon Rex | flagship | mahact | pok | I | cost=8 combat=5x2 move=1 capacity=3 plastic=1 sustain ship
mahact_infantry | Crimson Legionnaire I | infantry | mahact | pok | I | cost=1/2 combat=8x1 uses=1 plastic=12 ground
mahact_infantry2 | Crimson Legionnaire II | infantry | mahact | pok | II | cost=1/2 combat=7x1 uses=1 plastic=12 ground
mahact_mech | Starlancer | mech | mahact | pok | I | cost=2 combat=6x1 uses=1 plastic=4 sustain ground
mentak_mech | Moll Terminus | mech | mentak | pok | I | cost=2 combat=6x1 uses=1 plastic=4 sustain ground
muaat_mech | Ember Colossus | mech | muaat | pok | I | cost=2 combat=6x1 uses=1 plastic=4 sustain ground
naalu_mech | Iconoclast | mech | naalu | pok | I | cost=2 combat=6x1 uses=1 plastic=4 sustain ground
naaz_flagship | Visz El Vir | flagship | naaz | pok | I | cost=8 combat=9x2 move=1 capacity=4 plastic=1 sustain ship
naaz_mech | Eidolon | mech | naaz | pok | I | cost=2 combat=6x2 uses=1 plastic=4 sustain ground
naaz_mech_space | Z-Grav Eidolon | mech | naaz | pok | I | cost=2 combat=8x2 plastic=4 ship
nekro_mech | Mordred | mech | nekro | pok | I | cost=2 combat=6x1 uses=1 plastic=4 sustain ground
nomad_flagship | Memoria I | flagship | nomad | pok | I | cost=8 combat=7x2 move=1 capacity=3 plastic=1 barrage=8x3 sustain ship
nomad_flagship2 | Memoria II | flagship | nomad | pok | II | cost=8 combat=5x2 move=2 capacity=6 plastic=1 barrage=5x3 sustain ship
nomad_mech | Quantum Manipulator | mech | nomad | pok | I | cost=2 combat=6x1 uses=1 plastic=4 sustain ground
saar_mech | Scavenger Zeta | mech | saar | pok | I | cost=2 combat=6x1 uses=1 plastic=4 sustain ground
sardakk_mech | Valkyrie Exoskeleton | mech | sardakk | pok | I | cost=2 combat=6x1 uses=1 plastic=4 sustain ground
sol_mech | ZS Thunderbolt M2 | mech | sol | pok | I | cost=2 combat=6x1 uses=1 plastic=4 sustain ground
titans_cruiser | Saturn Engine I | cruiser | titans | pok | I | cost=2 combat=7x1 move=2 capacity=1 plastic=8 ship
titans_cruiser2 | Saturn Engine II | cruiser | titans | pok | II | cost=2 combat=6x1 move=3 capacity=2 plastic=8 sustain ship
titans_flagship | Ouranos | flagship | titans | pok | I | cost=8 combat=7x2 move=1 capacity=3 plastic=1 sustain ship
titans_mech | Hecatoncheires | mech | titans | pok | I | cost=2 combat=6x1 uses=1 plastic=4 sustain ground
titans_pds | Hel-Titan I | pds | titans | pok | I | combat=7x1 production=1 plastic=6 cannon=6x1 sustain shield ground structure
titans_pds2 | Hel-Titan II | pds | titans | pok | II | combat=6x1 production=1 plastic=6 cannon=5x1+1 sustain shield ground structure
winnu_mech | Reclaimer | mech | winnu | pok | I | cost=2 combat=6x1 uses=1 plastic=4 sustain ground
xxcha_mech | Indomitus | mech | xxcha | pok | I | cost=2 combat=6x1 uses=1 plastic=4 cannon=8x1+1 sustain ground
yin_mech | Moyin's Ashes | mech | yin | pok | I | cost=2 combat=6x1 uses=1 plastic=4 sustain ground
yssaril_mech | Blackshade Infiltrator | mech | yssaril | pok | I | cost=2 combat=6x1 uses=1 plastic=4 sustain ground
naalu_mech_omega | Iconoclast Omega | mech | naalu | codex | I | cost=2 combat=6x1 uses=1 plastic=4 sustain ground
keleres_flagship | Artemiris | flagship | keleresm | codex | I | cost=8 combat=7x2 move=1 capacity=6 plastic=1 sustain ship
keleres_mech | Omniopiares | mech | keleresm | codex | I | cost=2 combat=6x1 uses=1 plastic=4 sustain ground
bastion_flagship | The Egeiro | flagship | bastion | thunders-edge | I | cost=8 combat=9x1 move=1 capacity=3 production=1 plastic=1 sustain ship
bastion_mech | A3 Valiance | mech | bastion | thunders-edge | I | cost=2 combat=6x1 uses=1 plastic=4 sustain ground
bastion_spacedock | 4x41C "Helios" V1 | space-dock | bastion | thunders-edge | I | freeFighters=3 production=+2 plastic=3 structure
bastion_spacedock2 | 4x41C "Helios" V2 | space-dock | bastion | thunders-edge | II | freeFighters=3 production=+4 plastic=3 structure
deepwrought_flagship | D.W.S. Luminous | flagship | deepwrought | thunders-edge | I | cost=8 combat=7x2 move=1 capacity=6 plastic=1 sustain ship
deepwrought_mech | Eanautic | mech | deepwrought | thunders-edge | I | cost=2 combat=6x1 uses=1 production=1 plastic=4 sustain ground
crimson_flagship | Quietus | flagship | crimson | thunders-edge | I | cost=8 combat=5x2 move=1 capacity=3 plastic=1 sustain ship
crimson_mech | Revenant | mech | crimson | thunders-edge | I | cost=2 combat=6x1 uses=1 plastic=4 sustain ground
crimson_destroyer | Exile I | destroyer | crimson | thunders-edge | I | cost=1 combat=8x1 move=2 plastic=8 barrage=9x2 ship
crimson_destroyer2 | Exile II | destroyer | crimson | thunders-edge | II | cost=1 combat=7x1 move=2 plastic=8 barrage=6x3 ship
ralnel_flagship | Last Dispatch | flagship | ralnel | thunders-edge | I | cost=8 combat=8x2 move=2 capacity=4 plastic=1 sustain ship
ralnel_mech | Alarum | mech | ralnel | thunders-edge | I | cost=2 combat=6x1 uses=1 plastic=4 sustain ground
ralnel_destroyer | Linkship I | destroyer | ralnel | thunders-edge | I | cost=1 combat=9x1 move=3 plastic=8 barrage=9x2 ship
ralnel_destroyer2 | Linkship II | destroyer | ralnel | thunders-edge | II | cost=1 combat=8x1 move=4 plastic=8 barrage=6x3 ship
firmament_flagship | Heaven's Eye | flagship | firmament | thunders-edge | I | cost=8 combat=5x2 move=1 capacity=3 plastic=1 sustain ship
obsidian_flagship | Heaven's Hollow | flagship | obsidian | thunders-edge | I | cost=8 combat=5x3 move=1 capacity=3 plastic=1 sustain ship
firmament_mech | Viper EX-23 | mech | firmament | thunders-edge | I | cost=2 combat=6x1 uses=1 plastic=4 sustain ground
obsidian_mech | Viper Hollow | mech | obsidian | thunders-edge | I | cost=2 combat=6x1 uses=1 plastic=4 sustain ground
naaz_voltron | Eidolon Maximum | mech | naaz | thunders-edge | II | combat=4x4 move=3 plastic=4 sustain ship ground
mentak_cruiser3 | Corsair | cruiser | mentak | thunders-edge | II | cost=2 combat=6x1 move=3 capacity=2 plastic=8 ship
naalu_mech_te | Iconoclast TE | mech | naalu | thunders-edge | I | cost=2 combat=6x1 uses=1 plastic=4 sustain ground
`;
