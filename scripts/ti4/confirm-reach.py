#!/usr/bin/env python3
"""Confirms who reaches what in the sample games of AsyncTI4, from their JSON and a walk of its own.

    python3 scripts/ti4/confirm-reach.py [SHIPS]

Takes as many ships as asked for (default 50), each with one system to go to, at random by a fixed seed, works out
with nothing of Umpire's but its table of tiles and of move values whether the ship reaches it, with how many rift
dice at least, and holds `umpire referee` against that. Then the same for threats: who of the others can come there.
"""
import collections
import itertools
import json
import pathlib
import random
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
SAMPLES = ROOT / "games/ti4/asyncti4/samples"
SIDES = ["n", "ne", "se", "s", "sw", "nw"]
STEPS = {"n": (0, -1), "ne": (1, -1), "se": (1, 0), "s": (0, 1), "sw": (-1, 1), "nw": (-1, 0)}
TYPES = {"ff": "fighter", "dd": "destroyer", "ca": "cruiser", "cv": "carrier", "dn": "dreadnought", "fs": "flagship",
         "ws": "war-sun"}


def rows(path):
    text = (ROOT / path).read_text()
    for line in text[text.index("`\n") + 2:text.rindex("\n`")].split("\n"):
        yield [cell.strip() for cell in line.split("|")]


TILES = {}
for cells in rows("games/ti4/data/tiles.ts"):
    facts = dict(fact.split("=") if "=" in fact else (fact, True) for fact in cells[7].split())
    TILES[cells[0].lower()] = {
        "anomalies": set() if cells[4] == "-" else set(cells[4].split("+")),
        "wormholes": set() if cells[5] == "-" else set(cells[5].split("+")),
        "lanes": [tuple(lane.split("-")) for lane in facts["lanes"].split(",")] if "lanes" in facts else None,
        "egress": "egress" in facts,
        "home": facts.get("home"),
    }
UNITS = {}
for cells in rows("games/ti4/data/units.ts"):
    found = re.search(r"\bmove=(\d+)", cells[6])
    UNITS[cells[0]] = {"type": cells[2], "move": int(found.group(1)) if found else 0}


def tile_of(name):
    plain = re.fullmatch(r"0*(\d+)([a-z]?)(\d*)", name)
    if not plain:
        return name, 0
    return plain.group(1) + plain.group(2), int(plain.group(3) or 0) // 60


def places(game):
    """Positions with axial coordinates where they are on the board."""
    board, at = {}, {}
    for entry in game["tilePositions"]:
        position, tile = entry.split(":")
        board[position] = tile_of(tile)
        if position.isdigit():
            ring, number = int(position[:-2]), int(position[-2:])
            q, r = 0, -ring
            for side in itertools.islice((s for s in ["se", "s", "sw", "nw", "n", "ne"] for _ in range(ring)),
                                         max(0, number - 1)):
                q, r = q + STEPS[side][0], r + STEPS[side][1]
            at[(q, r)] = position
    return board, at


def tokens_in(game, position):
    return [e["entityId"] for es in game["tileUnitData"].get(position, {"space": {}})["space"].values() for e in es
            if e["entityType"] == "token"]


def look(game):
    """Neighbours for a faction's ships, and anomalies, of every system."""
    board, at = places(game)
    hexes = {position: hexagon for hexagon, position in at.items()}
    systems = [p for p, (tile, _) in board.items() if TILES[tile]["lanes"] is None]
    holes, anomalies, severed = collections.defaultdict(set), {}, set()
    for position in systems:
        tile = TILES[board[position][0]]
        anomalies[position] = set(tile["anomalies"])
        holes[position] |= set(tile["wormholes"]) | ({"egress"} if tile["egress"] else set())
        for token in tokens_in(game, position):
            if token == "gravityrift":
                anomalies[position].add("gravity-rift")
            elif token in ("ingress", "gamma"):
                holes[position].add(token)
            elif token in ("ionalpha", "ionbeta"):
                holes[position].add(token[3:])
            elif token == "breachactive":
                holes[position].add("breach")
            elif token == "severed":
                severed.add(position)
        data = game["tileUnitData"].get(position, {"space": {}, "planets": {}})
        if any(e["entityId"] == "fs" for e in data["space"].get("ghost", [])):
            holes[position].add("delta")
        docks = [e for planet in data["planets"].values() for e in planet["entities"].get("cabal", [])
                 if e["entityType"] == "unit" and e["entityId"] == "sd"]
        if docks:
            anomalies[position].add("gravity-rift")
            anomalies[position].add("own-rift:cabal")
    cut = {}
    for border in game["borderAnomalies"] or []:
        side = SIDES[border["direction"]]
        q, r = hexes[border["tile"]]
        other = at.get((q + STEPS[side][0], r + STEPS[side][1]))
        if other and border["type"] in ("void_tether", "spatial_tear"):
            cut[frozenset((border["tile"], other))] = "empyrean" if border["type"] == "void_tether" else None

    def beyond(hexagon, side, lanes, seen):
        """Systems at the end of a step over this side, through hyperlanes."""
        target = (hexagon[0] + STEPS[side][0], hexagon[1] + STEPS[side][1])
        position = at.get(target)
        if position is None or (target, side) in seen:
            return
        seen.add((target, side))
        tile, turned = board[position]
        if TILES[tile]["lanes"] is None:
            yield position, lanes
            return
        entry = SIDES[(SIDES.index(side) + 3) % 6]
        for lane in TILES[tile]["lanes"]:
            one, two = [SIDES[(SIDES.index(s) + turned) % 6] for s in lane]
            for here, there in ((one, two), (two, one)):
                if here == entry:
                    yield from beyond(target, there, True, seen)

    def neighbours(faction, joined):
        near = {p: set() for p in systems}
        for position in systems:
            if position in hexes:
                for side in SIDES:
                    for other, lanes in beyond(hexes[position], side, False, set()):
                        pair = frozenset((position, other))
                        if not lanes and pair in cut and cut[pair] != faction:
                            continue
                        near[position].add(other)
            number = re.fullmatch(r"frac(\d)", position)
            if number:
                for step in (-1, 1):
                    other = f"frac{int(number.group(1)) + step}"
                    if other in near:
                        near[position].add(other)
        for a, b in itertools.permutations(systems, 2):
            if a in severed or b in severed:
                continue
            gates = {"ingress", "egress"}
            same = (holes[a] & holes[b]) - gates
            either = joined and holes[a] & {"alpha", "beta"} and holes[b] & {"alpha", "beta"}
            across = ("ingress" in holes[a] and "egress" in holes[b]) or ("egress" in holes[a] and "ingress" in holes[b])
            if same or either or across:
                near[a].add(b)
        return near

    return systems, anomalies, holes, neighbours


class Side:
    """One player: what moves, and what changes that."""

    def __init__(self, game, player, world):
        self.game, self.faction = game, player["faction"]
        techs = set(player["techs"]) - set(player["exhaustedTechs"])
        relics, abilities = set(player["relics"]) - set(player["exhaustedRelics"]), set(player["abilities"])
        laws = {law["id"] for law in game["lawsInPlay"]}
        self.antimass, self.lightwave, self.stream = "amd" in techs, "lwd" in techs, "as" in techs
        self.gashlai, self.magmus = "gashlai_physiology" in abilities, "mr" in techs
        self.voidborn, self.orb = "voidborn" in abilities, "dominusorb" in relics
        self.circlet, self.slip = "circletofthevoid" in relics, "slipstream" in abilities
        self.cards = {UNITS[u]["type"]: u for u in player["unitsOwned"] if u in UNITS}
        self.systems, self.anomalies, self.holes, neighbours = world
        joined = "quantum_entanglement" in abilities or "wormhole_recon" in laws
        self.near = neighbours(self.faction, joined)
        self.home = {p for p, (tile, _) in places(game)[0].items() if TILES[tile]["home"] == self.faction}

    def ships(self):
        for position in self.systems:
            here = self.game["tileUnitData"].get(position, {"space": {}})["space"].get(self.faction, [])
            for entity in here:
                if entity["entityType"] == "unit" and entity["entityId"] in TYPES and entity["count"] > 0:
                    unit = self.cards.get(TYPES[entity["entityId"]])
                    if unit:
                        yield position, unit

    def others(self):
        return {p for p in self.systems
                for faction, es in self.game["tileUnitData"].get(p, {"space": {}})["space"].items()
                if faction != self.faction
                for e in es if e["entityType"] == "unit" and e["entityId"] in TYPES and e["count"] > 0}

    def reach(self, start, unit, target):
        """Least dice over all walks; None where none is legal. A walk costs its entries less its rift exits."""
        base = UNITS[unit]["move"]
        held = start in self.commands() and start != target and not self.orb
        if base == 0 or held:
            return None
        anomalies = self.anomalies
        move = 1 if "nebula" in anomalies[start] and not (self.voidborn or self.circlet) else base
        if self.stream and any(self.kinds(n) for n in self.near[target]):
            move += 1
        if self.slip and (self.holes[start] & {"alpha", "beta"} or start in self.home):
            move += 1
        others = self.others()
        own = {p for p in self.systems if self.faction in self.game["tileUnitData"].get(p, {"space": {}})["space"]}

        def passes(p):
            kinds = anomalies[p]
            if p in others and not self.lightwave and unit != "yssaril_flagship":
                if not (unit == "deepwrought_flagship" and p in own):
                    return False
            if "asteroid-field" in kinds and not (self.antimass or self.circlet):
                return False
            if "supernova" in kinds and not (self.gashlai or self.circlet):
                return False
            return "nebula" not in kinds or self.voidborn or self.circlet

        kinds = anomalies[target]
        if "asteroid-field" in kinds and not (self.antimass or self.circlet):
            return None
        if "supernova" in kinds and not (self.magmus or self.circlet):
            return None
        best = {}
        queue = collections.deque([(start, 0, 0)])
        answer = None
        while queue:
            here, cost, dice = queue.popleft()
            rift = "gravity-rift" in anomalies[here]
            rolls = rift and not self.circlet and f"own-rift:{self.faction}" not in anomalies[here]
            after, rolled = cost + (0 if rift else 1), dice + (1 if rolls else 0)
            if after > move:
                continue
            for there in self.near[here]:
                if there == target and (answer is None or rolled < answer):
                    answer = rolled
                if not passes(there) or best.get((there, after), 99) <= rolled:
                    continue
                best[(there, after)] = rolled
                queue.append((there, after, rolled))
        return answer

    def kinds(self, position):
        return {kind for kind in self.anomalies[position] if not kind.startswith("own-rift")}

    def commands(self):
        return {p for p in self.systems if self.faction in self.game["tileUnitData"].get(p, {"ccs": []})["ccs"]}


def referee(lines):
    done = subprocess.run(["npx", "umpire", "referee"], cwd=ROOT, text=True, check=True, stdout=subprocess.PIPE,
                          input="".join(json.dumps(line) + "\n" for line in lines))
    return [json.loads(line) for line in done.stdout.splitlines()]


def main():
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else 50
    names = sorted(p.stem for p in SAMPLES.glob("*.json") if p.stem not in ("counts", "synthetic"))
    dice = random.Random(20)
    asked, expected = [], []
    for name in (names * wanted)[:wanted]:
        game = json.loads((SAMPLES / f"{name}.json").read_text())
        world = look(game)
        players = [p for p in game["playerData"] if p["faction"] != "neutral"]
        sides = [Side(game, p, world) for p in players]
        side = dice.choice([s for s in sides if any(True for _ in s.ships())])
        start, unit = dice.choice(sorted(set(side.ships())))
        near = sorted({n for a in side.near[start] for b in side.near[a] for n in {a, b} | side.near[b]} - {start})
        target = dice.choice(near)
        tile = next(e.split(":")[1] for e in game["tilePositions"] if e.startswith(f"{target}:"))
        game["gameState"] = {**game["gameState"], "activePlayer": next(p["color"] for p in players
                                                                        if p["faction"] == side.faction),
                             "activeSystem": target}
        asked.append({"game": "ti4", "ask": "reach", "plan": game})
        expected.append((name, side.faction, unit, start, target, tile, side.reach(start, unit, target),
                         [e.split(":")[1] for e in game["tilePositions"] if e.startswith(f"{start}:")][0]))
    wrong = 0
    reached = 0
    for answer, (name, faction, unit, start, target, tile, rolls, at) in zip(referee(asked), expected):
        plain = tile_of(at)[0]
        ships = [s for s in answer.get("ships", []) if re.match(rf"{re.escape(plain)}(#\d)?/{unit}/", s["id"], re.I)]
        ours = None
        if ships and ships[0]["reachable"]:
            ours = ships[0]["options"][-1]["rolls"]
        reached += ours is not None
        if not ships or ours != rolls:
            wrong += 1
            print(f"{name}: {faction} {unit} from {start} to {target} ({tile}): ours {ours}, by the walk {rolls}"
                  + ("" if ships else f"; no such ship: {answer.get('refusal')}"))
    print(f"{len(expected)} ships asked for, {reached} reach their system, {wrong} answered otherwise")
    bad = sum(confirm_threats(name, dice) for name in names)
    sys.exit(1 if wrong or bad else 0)


def confirm_threats(name, dice, systems=4):
    """Which ships of each other player can come to a few systems, fighters aside, which may be carried."""
    path = SAMPLES / f"{name}.json"
    game = json.loads(path.read_text())
    world = look(game)
    sides = [Side(game, p, world) for p in game["playerData"] if p["faction"] != "neutral"]
    tiles = dict(e.split(":") for e in game["tilePositions"])
    bad = counted = 0
    for target in dice.sample([p for p in world[0] if p.isdigit()], systems):
        asked = dice.choice(sides)
        system = re.sub(r"^0+", "", tiles[target])
        done = subprocess.run(["npx", "umpire", "ti4", "open", str(path), "--player", asked.faction, "--threats", system,
                               "--json"], cwd=ROOT, text=True, check=True, stdout=subprocess.PIPE)
        said = collections.Counter()
        for threat in json.loads(done.stdout)["threats"]:
            for ship in threat["ships"]:
                start, unit, _ = ship["ship"].split("/")
                said[(start.lower(), unit)] += UNITS[unit]["type"] != "fighter"
        walked = collections.Counter()
        for side in sides:
            if side is asked or target in side.commands():
                continue
            for start, unit in set(side.ships()):
                if UNITS[unit]["type"] == "fighter" or start == target or side.reach(start, unit, target) is None:
                    continue
                here = game["tileUnitData"][start]["space"][side.faction]
                walked[(re.sub(r"^0+", "", tiles[start]).lower(), unit)] += sum(
                    e["count"] for e in here if e["entityType"] == "unit" and side.cards.get(TYPES.get(e["entityId"])) == unit)
        counted += sum(walked.values())
        if +said != +walked:
            bad += 1
            print(f"{name}: threats to {target}: ours {dict(+said - +walked)} more, the walk {dict(+walked - +said)} more")
    print(f"{name}: {counted} ships threaten {systems} systems, {bad} systems answered otherwise")
    return bad


main()
