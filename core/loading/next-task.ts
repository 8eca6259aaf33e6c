type Scheduling = { readonly scheduler?: { readonly yield?: () => Promise<void> } }

/** Ends the browser's task, so that what follows is one of its own (Prioritized Task Scheduling); at once where the browser does not know how. */
export async function nextTask(): Promise<void> {
  await (globalThis as Scheduling).scheduler?.yield?.()
}
