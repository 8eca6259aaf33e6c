const first = 5_000
const most = 4

/** Tells when what could not be fetched is worth another try: when the browser is online again, or after five seconds, which double, four times at most. */
export function createTries(): (again: () => void) => () => void {
  let tries = 0
  return (again) => {
    if (typeof window === 'undefined') return () => {}
    const timer = tries < most ? setTimeout(again, first * 2 ** tries) : undefined
    tries += 1
    window.addEventListener('online', again)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', again)
    }
  }
}
