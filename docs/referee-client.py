"""A client of the umpire's referee: it plays a match of rock, paper, scissors and checks its record.

Usage: python3 docs/referee-client.py [command to start the referee, default: npx umpire referee]
"""
import json
import random
import subprocess
import sys

command = sys.argv[1:] or ["npx", "umpire", "referee"]
referee = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8")


def ask(question, **fields):
    """Sends one line, reads one line; a refusal ends the program with its message."""
    referee.stdin.write(json.dumps({"ask": question, **fields}) + "\n")
    referee.stdin.flush()
    answer = json.loads(referee.stdout.readline())
    if not answer["ok"]:
        sys.exit(answer["refusal"]["message"])
    return answer


match = ask("start", game="rps", seed="python")["match"]
while "over" not in (following := ask("look", match=match, viewer="spectator")["sight"]["next"]):
    for seat in following["awaiting"]:
        action = random.choice(ask("legal", match=match, seat=seat)["actions"])
        moved = ask("decide", match=match, seat=seat, action=action)
        match = moved["match"]
    print(moved["events"][0])
print("winners:", following["over"]["winners"])
print("entries verified:", len(ask("replay", record=ask("record", match=match)["record"])["hashes"]))
