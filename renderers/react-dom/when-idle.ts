/** The longest delay of an idle callback on a busy page, in milliseconds. */
const longest = 2000

/** Runs a function when the page has painted and is idle. Returns a function that cancels that. */
export function whenIdle(run: () => void): () => void {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback === 'undefined') return afterNextFrame(run)
  const handle = requestIdleCallback(run, { timeout: longest })
  return () => cancelIdleCallback(handle)
}

function afterNextFrame(run: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(run)
  })
  return () => cancelAnimationFrame(frame)
}
