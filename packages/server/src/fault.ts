/** A mistake of ours. Its words are codes and numbers, never what somebody sent: they may be logged. */
export class Fault extends RangeError {}
