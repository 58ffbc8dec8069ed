#!/usr/bin/env python3
"""Counts what lies on the sample games of AsyncTI4, straight from their JSON and with nothing of Umpire's.

    python3 scripts/ti4/count-samples.py > games/ti4/asyncti4/samples/counts.json

`games/ti4/asyncti4/samples.test.ts` holds what our reader makes of the same games against this table.
"""
import collections
import json
import pathlib
import re

SAMPLES = pathlib.Path(__file__).resolve().parents[2] / "games/ti4/asyncti4/samples"
HYPERLANES = re.compile(r"^(8[3-9]|9[01])[ab]")
MATTERS = {"gravityrift", "ionalpha", "ionbeta", "gamma", "ingress", "breachactive", "severed", "worlddestroyed",
           "mirage", "thundersedge", "avernus"}


def count(game):
    units, damaged = collections.Counter(), collections.Counter()
    tokens, held, commands = collections.Counter(), collections.Counter(), collections.Counter()
    for place in game["tileUnitData"].values():
        holders = [place["space"]] + [planet["entities"] for planet in place["planets"].values()]
        for faction, entity in [(f, e) for holder in holders for f, es in holder.items() for e in es]:
            if entity["entityType"] == "unit":
                units[f"{faction} {entity['entityId']}"] += entity["count"]
                damaged[f"{faction} {entity['entityId']}"] += entity["sustained"] or 0
            elif entity["entityId"] in MATTERS:
                tokens[entity["entityId"]] += entity["count"]
        for planet in place["planets"].values():
            owners = [f for f, es in planet["entities"].items() if any(e["entityType"] == "unit" for e in es)]
            owner = planet["controlledBy"] or (owners[0] if owners else None)
            if owner:
                held[owner] += 1
        commands.update(place["ccs"])
    tiles = [entry.split(":")[1] for entry in game["tilePositions"]]
    return {
        "systems": sum(1 for tile in tiles if not HYPERLANES.match(tile)),
        "hyperlanes": sum(1 for tile in tiles if HYPERLANES.match(tile)),
        "planets": sum(len(place["planets"]) for place in game["tileUnitData"].values()),
        "units": dict(sorted(units.items())),
        "damaged": {key: value for key, value in sorted(damaged.items()) if value},
        "held": dict(sorted(held.items())),
        "commands": dict(sorted(commands.items())),
        "tokens": dict(sorted(tokens.items())),
        "borders": len(game["borderAnomalies"] or []),
        "fleetPools": {p["faction"]: p["fleetCC"] + len(p["mahactEdict"]) for p in game["playerData"]},
    }


samples = sorted(path for path in SAMPLES.glob("*.json") if path.name != "counts.json")
print(json.dumps({path.stem: count(json.loads(path.read_text())) for path in samples}, indent=1))
