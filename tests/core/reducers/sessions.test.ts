import { expect, test } from 'vitest'
import { connection, connectionEndings } from '../../../core/events/connection/connection.ts'
import { isOneOf } from '../../../core/events/define-events.ts'
import type { Stamped } from '../../../core/events/define-events.ts'
import { fold } from '../../../core/recording/replay.ts'
import { eventsOf } from '../../../core/recording/tape.ts'
import { recordings } from '../../recordings.ts'

const tapes = recordings.map(([name, tape]) => [name, eventsOf(tape)] as const)
const connectionAfter = (events: readonly Stamped[]) => fold(events).connection
const isFact = ({ type }: Stamped) =>
  type.startsWith('connection/') &&
  !['walletChosen', 'retried', 'disconnectRequested'].includes(type.slice(11))

test.each(tapes)('%s: a fact about connections that comes twice changes nothing more', (_, events) => {
  for (const [index, event] of events.entries()) {
    if (!isFact(event)) continue
    const once = events.slice(0, index + 1)
    expect(connectionAfter([...once, event])).toEqual(connectionAfter(once))
  }
})

test.each(tapes)('%s: late events of an ended session change nothing', (_, events) => {
  const before = connectionAfter(events)
  const late = events.filter(
    (event) =>
      isOneOf(
        event,
        ...connectionEndings,
        connection.yieldedToOtherTab,
        connection.accountsChanged,
        connection.chainChanged,
        connection.walletLocked,
        connection.walletUnlocked,
        connection.resumed,
        connection.attemptFailed,
        connection.attemptDelayed,
        connection.attemptAbandoned,
        connection.approvedLate,
        connection.walletNotified,
      ) && !(Object(event.data).session in before.sessions),
  )
  expect(connectionAfter([...events, ...late.toReversed()])).toEqual(before)
})
