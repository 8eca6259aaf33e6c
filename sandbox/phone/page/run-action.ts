/** Starts an action of the person; what goes wrong is shown. */
export type RunAction = (action: () => Promise<unknown>) => void
