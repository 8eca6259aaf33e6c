/** Milliseconds that a test waits for anything at most: it bounds a hang, and is no race. */
export const patience = 60_000

/** How many times as long as elsewhere the demo page of the tests waits for the outside world. */
export const stretch = 3
