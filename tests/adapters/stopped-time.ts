import type { IncomingMessage } from 'node:http'
import { expect, vi } from 'vitest'
import { eventually } from '../eventually.ts'

/** A limit in milliseconds that is never over by itself. */
export const longLimit = 1_000_000

/** Stops the timers of this test; `passOnce` lets a time in milliseconds pass when a server has got a request. */
export function stoppedTime(): {
  readonly passOnce: (requests: readonly IncomingMessage[], milliseconds: number) => Promise<void>
} {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  return {
    passOnce: async (requests, milliseconds) => {
      await eventually(() => expect(requests).not.toEqual([]))
      vi.advanceTimersByTime(milliseconds)
    },
  }
}
