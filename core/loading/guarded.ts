/** Runs a listener or a call. If it throws, the error surfaces as an uncaught one, and the next ones still run. */
export function guarded(work: () => void): void {
  try {
    work()
  } catch (error) {
    queueMicrotask(() => {
      throw error
    })
  }
}
