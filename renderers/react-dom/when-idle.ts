/** How long a busy page may put off what waits for its rest, in milliseconds. */
const longest = 2000

/** Runs something once what stands is painted and the page has nothing better to do; answers what takes that back. */
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
