import { expect, test } from 'vitest'
import { upcast } from '../../../core/recording/upcast.ts'
import type { Stamped } from '../../../core/events/define-events.ts'

const old: Stamped = { type: 'door/rung', data: { n: 2 }, id: 'e1', at: 0, cause: null, flow: 'e1' }
const lifts = {
  1: {
    'door/rung': (event: Stamped) => ({
      ...event,
      type: 'door/knocked',
      data: { times: (event.data as { n: number }).n },
    }),
  },
  2: { 'door/knocked': (event: Stamped) => ({ ...event, data: { ...(event.data as object), hard: false } }) },
}

test("an event is lifted one format after the other up to today's", () => {
  expect(upcast(old, 1, lifts, 3)).toMatchObject({ type: 'door/knocked', data: { times: 2, hard: false } })
})

test("an event of today's format stays as it is", () => {
  expect(upcast(old, 3, lifts, 3)).toBe(old)
})
