type Scheduling = { readonly scheduler?: { readonly yield?: () => Promise<void> } }

/**
 * Ends the browser's task, so that the following code runs in a new one (Prioritized Task Scheduling). Continues at once if the browser does not
 * support that.
 */
export async function nextTask(): Promise<void> {
  await (globalThis as Scheduling).scheduler?.yield?.()
}
