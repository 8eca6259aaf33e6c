const first = 5_000
const most = 4

/**
 * Returns a function that schedules another attempt for a failed fetch. The attempt comes when the browser is online again, or after five
 * seconds. The delay doubles each time, at most four times.
 */
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
