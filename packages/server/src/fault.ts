/** A bug of ours. Its message has only codes and numbers, never a user's text, so that it may be logged. */
export class Fault extends RangeError {}
