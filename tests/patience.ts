/** Milliseconds that a test waits for anything at most: it bounds a hang, and is no race. */
export const patience = 60_000
