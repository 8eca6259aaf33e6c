import { vi } from 'vitest'
import { patience } from './patience.ts'

/** Waits until a check no longer throws, and answers what it answers. */
export function eventually<Result>(check: () => Result | Promise<Result>): Promise<Result> {
  return vi.waitFor(check, { timeout: patience, interval: 20 })
}
