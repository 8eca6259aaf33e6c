import { expect, test } from 'vitest'
import type { Answer } from '../../../core/ports/answer.ts'
import { failureFrom, listenTo, unhurried } from '../answers.ts'

/** The orders in which a fake does answer. */
export const answeringOrders = ['at-once', 'later', 'event-first', 'twice'] as const

/** What every question must do that is never answered: wait, and end when it is taken back. */
export function silentContract(
  name: string,
  createQuestions: () => Readonly<Record<string, (signal: AbortSignal) => Answer<unknown>>>,
): void {
  for (const method of Object.keys(createQuestions())) {
    const ask = (signal: AbortSignal) => createQuestions()[method]?.(signal) ?? []

    test(`${name}: ${method} waits for an answer that never comes`, async () => {
      const told = listenTo(ask(unhurried))
      await new Promise((resolve) => setImmediate(resolve))
      expect(told.values).toEqual([])
      expect(told.hasEnded()).toBe(false)
    })

    test(`${name}: ${method} that is never answered is aborted when it is taken back`, async () => {
      const abort = new AbortController()
      const failure = failureFrom(ask(abort.signal))
      abort.abort()
      expect(await failure).toEqual({ code: 'aborted' })
    })
  }
}
