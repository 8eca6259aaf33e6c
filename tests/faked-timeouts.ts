import { vi } from 'vitest'

/** Has `AbortSignal.timeout` count by `setTimeout`, which a test can fake. */
export function fakedTimeouts() {
  return vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const over = new AbortController()
    setTimeout(() => over.abort(), milliseconds)
    return over.signal
  })
}
