/** Runs an action and shows its error. */
export type RunAction = (action: () => Promise<unknown>) => void
