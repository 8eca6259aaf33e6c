import { defer } from 'rxjs'
import type { Subscription } from 'rxjs'
import { storageLimit } from '../domain/limits.ts'
import { storageKeys } from '../domain/sessions/storage-keys.ts'
import { connection } from '../events/connection/connection.ts'
import { isOneOf } from '../events/define-events.ts'
import type { Stamped } from '../events/define-events.ts'
import { storage } from '../events/storage.ts'
import type { Engine } from '../engine/engine.ts'
import type { Ports } from '../ports/ports.ts'

/**
 * Runs a flow. If it changed sessions, waits until storage has saved them, has failed, or has timed out.
 * `isChange` names those changes.
 */
export async function untilPersisted<Value>(
  { events, state, isStopped }: Engine,
  { clock }: Pick<Ports, 'clock'>,
  isChange: (event: Stamped) => boolean,
  run: () => Promise<Value>,
): Promise<Value> {
  const late = new AbortController()
  let owed = 0
  let flow: string | null = null
  let isUnread = false
  let isForgetting = false
  let tell = () => {}
  let timer: Subscription | undefined
  const settle = () => {
    owed = 0
    tell()
  }
  /** Before storage was read, its answer may belong to another flow. A removal by an earlier disconnect does not count either. */
  const isAnswer = (event: Stamped) =>
    event.flow === flow || (isUnread && (isForgetting || !isOneOf(event, storage.removed)))
  const listening = events.subscribe((event) => {
    if (isStopped()) return settle()
    if (isChange(event)) {
      owed += 1
      flow = event.flow
      isUnread = state().connection.forgottenMeanwhile !== null
      isForgetting = !isOneOf(event, connection.established)
      timer ??= defer(() => clock.after(storageLimit, late.signal)).subscribe({
        next: settle,
        error: () => {},
      })
    } else if (owed > 0 && isAboutSessions(event) && isAnswer(event)) {
      owed -= 1
      if (owed === 0) settle()
    }
  })
  try {
    const ended = await run()
    if (owed > 0) await new Promise<void>((resolve) => (tell = resolve))
    return ended
  } finally {
    listening.unsubscribe()
    timer?.unsubscribe()
    late.abort()
  }
}

function isAboutSessions(event: Stamped): boolean {
  return (
    isOneOf(event, storage.written, storage.removed, storage.failed) &&
    event.data.key === storageKeys.sessions
  )
}
