import { expect, test } from 'vitest'
import type { Stamped } from '../../../core/events/define-events.ts'
import { liftOvertaken } from '../../../core/recording/lift-overtaken.ts'

const event = (id: string, type: string, data: object): Stamped => ({
  type,
  data,
  id,
  at: 0,
  cause: null,
  flow: id,
})
const attempt = (id: string, namespaces: readonly string[]) =>
  event(id, 'connection/attemptStarted', { attempt: id, namespaces })
const told = (events: readonly Stamped[]) =>
  liftOvertaken(events).flatMap(({ type, data }) => (type.endsWith('Overtaken') ? [data] : []))

test('an attempt that another one overtook says so right after that began', () => {
  const lifted = liftOvertaken([attempt('a', ['eip155']), attempt('b', ['eip155'])])
  expect(lifted.map(({ type }) => type.slice('connection/'.length))).toEqual([
    'attemptStarted',
    'attemptStarted',
    'attemptOvertaken',
  ])
  expect(lifted[2]).toMatchObject({ data: { attempt: 'a', by: 'b' }, cause: 'b', flow: 'b' })
})

test('an attempt for another kind, and one that had ended, was not overtaken', () => {
  expect(told([attempt('a', ['solana']), attempt('b', ['eip155'])])).toEqual([])
  const failed = event('c', 'connection/attemptFailed', { attempt: 'a', failure: { code: 'user-rejected' } })
  expect(told([attempt('a', ['eip155']), failed, attempt('b', ['eip155'])])).toEqual([])
})

test('a switch that had itself for a session waits for a wallet, and is overtaken by the next of its kind', () => {
  const started = (id: string, chainId: string) =>
    event(id, 'network/switchStarted', { attempt: id, session: id, chainId })
  const lifted = liftOvertaken([started('a', 'eip155:8453'), started('b', 'eip155:137')])
  expect(lifted.map(({ data }) => data)).toEqual([
    { attempt: 'a', session: null, chainId: 'eip155:8453' },
    { attempt: 'b', session: null, chainId: 'eip155:137' },
    { attempt: 'a', by: 'b' },
  ])
})

test('a tape that says so itself is left as it is', () => {
  const events = [
    attempt('a', ['eip155']),
    attempt('b', ['eip155']),
    event('c', 'connection/attemptOvertaken', { attempt: 'a', by: 'b' }),
  ]
  expect(liftOvertaken(events)).toEqual(events)
})
