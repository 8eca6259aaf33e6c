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

test('in format 1 a locked wallet ended its connection; it is read as locked', () => {
  const ended = { ...old, type: 'connection/endedByWallet' }
  const data = { session: 'e2', namespace: 'eip155' }
  expect(upcast({ ...ended, data: { ...data, isLocked: true } }, 1)).toMatchObject({
    type: 'connection/walletLocked',
    data,
  })
  expect(upcast({ ...ended, data: { ...data, isLocked: false } }, 1)).toEqual({ ...ended, data })
})

test('the page a list asked for in format 1 is the one after the first', () => {
  const asked = { ...old, type: 'wallets/nextPageRequested', data: {} }
  expect(upcast(asked, 1)).toEqual({ ...asked, data: { page: 2 } })
})
