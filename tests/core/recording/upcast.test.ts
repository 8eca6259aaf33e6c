import { expect, test } from 'vitest'
import type { Stamped } from '../../../core/events/define-events.ts'
import type { Lift } from '../../../core/recording/lift.ts'
import { upcast } from '../../../core/recording/upcast.ts'

const stamp = { at: 0, cause: null, flow: 'e1' }
const rung: Stamped = { ...stamp, type: 'door/rung', data: {}, id: 'e1' }
const left: Stamped = { ...stamp, type: 'door/left', data: {}, id: 'e2' }

const knocked: Lift = (events) =>
  events.map((event) => (event.type === 'door/rung' ? { ...event, type: 'door/knocked' } : event))

/** One event needs what an earlier one said, becomes two, and the earlier one goes. */
const leftAfterKnocks: Lift = (events) =>
  events.flatMap((event) =>
    event.type === 'door/knocked'
      ? []
      : [
          { ...event, data: { knocks: events.filter(({ type }) => type === 'door/knocked').length } },
          { ...event, id: `${event.id}-closed`, type: 'door/closed' },
        ],
  )

const lifts = { 1: knocked, 2: leftAfterKnocks }

test("events are lifted one format after the other up to today's, looking back, several from one and none", () => {
  expect(upcast([rung, left], 1, lifts, 3)).toEqual([
    { ...left, data: { knocks: 1 } },
    { ...left, id: 'e2-closed', type: 'door/closed' },
  ])
})

test("events of today's format stay as they are", () => {
  const events = [rung, left]
  expect(upcast(events, 3, lifts, 3)).toBe(events)
})
