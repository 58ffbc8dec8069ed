import type { RollKind } from "../modifiers.ts";

/** Units that a clause is about: those that are of all that it says. */
export type Who = {
  /** Types or ids of units. */
  readonly of?: readonly string[];
  readonly not?: readonly string[];
  readonly kind?: "ship" | "ground";
};

/** A number, or the count of something that the side has. */
export type Many = number | "count";

/** What every clause may add. */
type Common = {
  /** The unit that has to be there; where it fights, as long as it is left. */
  readonly while?: string;
  /** Only against this faction. */
  readonly against?: string;
  /** Only there. */
  readonly place?: "space" | "ground";
};

/**
 * What something does in a battle: verbs, each interpreted in one place. A clause is plain data; whatever is a matter of
 * choice is settled in it, and the catalogue says so.
 */
export type Clause = Common &
  (
    | {
        /** Something is added to dice. */
        readonly verb: "modify";
        readonly on: RollKind;
        readonly amount: number;
        readonly times?: Many;
        readonly who?: Who;
        readonly whose?: "enemy";
        readonly rounds?: Many;
      }
    | {
        /** More dice: for each such unit, or for the one that hits best. */
        readonly verb: "dice";
        readonly on: readonly RollKind[];
        readonly amount: number;
        readonly who?: Who;
        readonly best?: true;
        readonly rounds?: Many;
        readonly uses?: Many;
      }
    /** Own misses are rolled again. */
    | { readonly verb: "reroll"; readonly on: readonly RollKind[]; readonly rounds?: Many }
    | {
        /** Dice of an ability: of units that have none of the kind, or of none. */
        readonly verb: "arm";
        readonly on: "cannon" | "barrage" | "bombardment";
        readonly value: number;
        readonly dice: number;
        readonly who?: Who;
        readonly times?: Many;
      }
    | {
        /** Units may not: fire, bombard, be shielded, sustain; `abilities` is all of it, `cards` what theirs say. */
        readonly verb: "forbid";
        readonly what: "cannon" | "barrage" | "bombardment" | "shield" | "sustain" | "abilities" | "cards";
        readonly whose: "enemy" | "both";
        readonly who?: Who;
      }
    /** Number of hits for each. */
    | { readonly verb: "multiply"; readonly on: readonly RollKind[]; readonly by: number }
    /** Dice that show one of the highest faces, before anything is added, make more hits. */
    | { readonly verb: "burst"; readonly who: Who; readonly faces: number; readonly hits: number }
    /** A die for each enemy ship that is no fighter. */
    | { readonly verb: "match"; readonly who: Who }
    /** Combat hits of such units go to ships that are no fighters. */
    | { readonly verb: "steer"; readonly who: Who }
    /** Dice that miss by one hit, for a token each. */
    | { readonly verb: "nudge"; readonly uses: Many }
    /** The unit that gains most by it adds the number of own ship types to its dice. */
    | { readonly verb: "rally" }
    /** One hit more in a round in which the enemy hits. */
    | { readonly verb: "retort"; readonly hits: number }
    /** At the start such units fire, each a die of its combat value. */
    | { readonly verb: "volley"; readonly who: Who; readonly most: number }
    /** At the start hits are placed by their owner. */
    | { readonly verb: "strike"; readonly hits: number }
    | {
        /** A unit is given up for hits: placed by their owner, or to be taken by ships that are no fighters. */
        readonly verb: "give";
        readonly at: "start" | "round";
        readonly who: Who;
        readonly hits: number;
        readonly placed?: true;
      }
    /** After the first round these units are given up, each to destroy a number of the enemy's ships. */
    | { readonly verb: "scrap"; readonly who: Who; readonly ships: number }
    /** At the start units are placed. */
    | { readonly verb: "place"; readonly unit: string; readonly count: number }
    | {
        /**
         * At the start one such unit of the enemy, where it has at least so many units, is replaced by an own one of a type;
         * `instead` of what another entry does.
         */
        readonly verb: "convert";
        readonly who: Who;
        readonly unit: string;
        readonly least: number;
        readonly instead?: string;
      }
    /** Hits are cancelled, as soon as there are any. */
    | { readonly verb: "cancel"; readonly hits: number; readonly uses: Many; readonly on?: RollKind }
    /** How many hits a unit cancels by sustaining. */
    | { readonly verb: "absorb"; readonly hits: number }
    /** Of each lot of hits one such unit sustains one, the least first. */
    | { readonly verb: "lend-sustain"; readonly who: Who }
    /** Units that take no part but sustain, for ships. */
    | { readonly verb: "guard"; readonly who: Who }
    /** Hits that a unit makes by sustaining in combat. */
    | { readonly verb: "echo"; readonly hits: number; readonly who: Who; readonly uses?: Many }
    /** Repairs: who has just sustained, so often; or such units at the start of every round, or at its end. */
    | { readonly verb: "mend"; readonly uses: Many }
    | { readonly verb: "restore"; readonly who: Who; readonly at: "start" | "end" }
    /** Hits of unit abilities are never such units'. */
    | { readonly verb: "evade"; readonly who: Who }
    /** At the first loss in combat units come. */
    | { readonly verb: "reinforce"; readonly space: string; readonly ground: string; readonly count: number }
    /** Ships that the enemy loses in combat come over, as own ones of their type. */
    | { readonly verb: "capture" }
    /** At the first loss: dice against the combat value of what was lost, or a unit of the same type. */
    | { readonly verb: "avenge"; readonly dice: number }
    /** When it is lost, everything is. */
    | { readonly verb: "detonate" }
    /** Hits of a barrage beyond the fighters damage ships that sustain. */
    | { readonly verb: "spill" }
    /** A barrage hits ships of all kinds. */
    | { readonly verb: "widen" }
    /** After each round own ships bombard again. */
    | { readonly verb: "again" }
    /** Such units take part. */
    | { readonly verb: "enlist"; readonly who: Who }
    /** Before the battle: each such unit, or all together, become one. */
    | { readonly verb: "replace"; readonly who: Who; readonly with: string; readonly together?: true }
    /** At the start of a round one such unit becomes another, so often. */
    | { readonly verb: "promote"; readonly who: Who; readonly with: string; readonly uses: Many }
    /** The ship that hits least fights, fires and sustains like another. */
    | { readonly verb: "lend"; readonly unit: string }
  );

export type Verb = Clause["verb"];
export type ClauseOf<V extends Verb> = Extract<Clause, { readonly verb: V }>;
