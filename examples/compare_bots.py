"""Plays matches between bots through `speakeasy engine` and tells who won how often.

One of the players is written here, in `choose`; the others are bots of the engine. Nothing but Python's standard library
is needed:

    python3 examples/compare_bots.py --game don --seats 4 --matches 20 --against easy
    python3 examples/compare_bots.py --engine target/release/speakeasy --game new_york

docs/engine-protocol.md describes every line that is exchanged.
"""

import argparse
import json
import random
import subprocess


class Engine:
    """A running `speakeasy engine`: every line sent gets one line back."""

    def __init__(self, program, game):
        command = [program, "engine", game]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, line):
        """Sends a command and gives what is inside `ok`."""
        self.process.stdin.write(json.dumps(line) + "\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline())
        if "error" in answer:
            raise RuntimeError(f"{line}: {answer['error']['message']}")
        return answer["ok"]

    def close(self):
        self.ask("quit")
        self.process.wait()


def choose(engine, seat, luck):
    """Your ideas go here: what the seat sees is `engine.ask({"view": seat})`. This player takes what comes."""
    return luck.choice(engine.ask("legal"))


def play(engine, seats, own_seat, rival, seed):
    """Plays one match and gives its result. Nature's luck follows from the seed."""
    luck = random.Random(seed)
    to_act = engine.ask({"new": {"seats": seats, "seed": seed}})["to_act"]
    while to_act is not None:
        if to_act == own_seat:
            action = choose(engine, to_act, luck)
        else:
            action = engine.ask({"bot": {"name": rival}})["action"]
        to_act = engine.ask({"act": {"seat": to_act, "action": action}})["to_act"]
    return engine.ask("result")


def main():
    parser = argparse.ArgumentParser(description="Measure a player written in Python against bots of the engine.")
    parser.add_argument("--engine", default="speakeasy", help="the program to start")
    parser.add_argument("--game", default="don", help="as `speakeasy games` lists them")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--matches", type=int, default=10)
    parser.add_argument("--against", default="random", help="the bot in all other seats")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()

    engine = Engine(args.engine, args.game)
    wins = 0.0
    for number in range(args.matches):
        # The seat changes from match to match, so that none is an advantage.
        own_seat = number % args.seats
        result = play(engine, args.seats, own_seat, args.against, args.seed + number)
        firsts = result["ranks"].count(1)
        if result["ranks"][own_seat] == 1:
            wins += 1 / firsts
        print(f"match {number}: seat {own_seat} scored {result['scores'][own_seat]} of {result['scores']}")
    engine.close()
    print(f"won {wins:g} of {args.matches} matches; {args.matches / args.seats:g} would be a fair share")


if __name__ == "__main__":
    main()
