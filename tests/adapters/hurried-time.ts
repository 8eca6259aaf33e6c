import { AsyncLocalStorage } from 'node:async_hooks'
import { onTestFinished, vi } from 'vitest'

const inHurry = new AsyncLocalStorage<readonly number[]>()

/** The modules whose timers these tests are about, in a stack. */
const setsOurTimers = /(?<!\/tests)\/adapters\/|\/viem\//

/** Timers below a limit in milliseconds end at once for the length of one test; `waits` is how long those would have taken that the test or what it called set, in order. */
export function hurriedTime(below: number): { readonly waits: readonly number[] } {
  const waits: number[] = []
  inHurry.enterWith(waits)
  const later = globalThis.setTimeout
  const hurried = (run: () => void, wait = 0, ...given: unknown[]) => {
    // Node's fetch and the test runner set timers, too, as do tests that ended before. Those take their time.
    const { stack = '' } = new Error()
    const isOurs = setsOurTimers.test(stack) && !stack.includes('node:internal/deps/undici')
    const isHurried = wait > 0 && wait < below && isOurs && inHurry.getStore() === waits
    if (isHurried) waits.push(wait)
    return later(run, isHurried ? 0 : wait, ...given)
  }
  const spy = vi.spyOn(globalThis, 'setTimeout').mockImplementation(hurried as typeof globalThis.setTimeout)
  onTestFinished(() => spy.mockRestore())
  return { waits }
}
