import type { Failure } from '../domain/failure.ts'
import { clipboardLimit } from '../domain/limits.ts'
import { isOneOf } from '../events/define-events.ts'
import { pairing } from '../events/pairing.ts'
import { toast } from '../events/toast.ts'
import type { StateOf } from '../reducers/root.ts'
import { early, isWanted } from '../selectors/wanted-pairing.ts'
import { defineEffect, oneSlot } from './define-effect.ts'
import { merge } from './merge.ts'

/** A pairing is never begun more often than this, in milliseconds (behaviour reference 4.1). */
const shortestAttempt = 1000

/** A URI that is about to expire is given up, and renewed for as long as somebody may use it. */
export const renewPairing = defineEffect<StateOf<'modal'>>(({ on, ports, latestPer }) =>
  on(pairing.ready, pairing.approved, pairing.failed, pairing.abandoned).pipe(
    latestPer(oneSlot, {
      limit: 'timer',
      ask: (event, signal) =>
        isOneOf(event, pairing.ready)
          ? ports.clock.after(Math.max(0, event.data.expiresAt - event.at - early), signal)
          : null,
      then: (_, event) =>
        isOneOf(event, pairing.ready) ? pairing.expired({ attempt: event.data.attempt }) : null,
      fail: () => null,
    }),
  ),
)

/** After an expiry a new URI is made at once; after a refusal too, but not more often than once a second. */
export const pairAgain = defineEffect<StateOf<'modal'>>(({ on, state, ports, decide, latestPer }) =>
  merge(
    on(pairing.expired).pipe(decide(({ at }) => (isWanted(state(), at) ? pairing.started() : null))),
    on(pairing.failed).pipe(
      latestPer(oneSlot, {
        limit: 'timer',
        ask: ({ data }, signal) =>
          isPassing(data.failure) ? ports.clock.after(shortestAttempt, signal) : null,
        then: (_, { at }) => (isWanted(state(), at) ? pairing.started() : null),
        fail: () => null,
      }),
    ),
  ),
)

/** A refusal by the wallet is told in passing. */
export const tellDeclined = defineEffect<StateOf<'modal'>>(({ on, decide }) =>
  on(pairing.failed).pipe(
    decide(({ data }) =>
      data.failure.code === 'user-rejected'
        ? toast.shown({ variant: 'error', message: { text: 'pairing.declined' } })
        : null,
    ),
  ),
)

/** Copies the pairing's URI. */
export const copyPairingLink = defineEffect<StateOf<'modal'>>(({ on, state, ports, once }) =>
  on(pairing.linkCopyRequested).pipe(
    once({
      limit: clipboardLimit,
      ask: (_, signal) => {
        const { current } = state().pairing
        return current.status === 'ready' ? ports.clipboard.write({ text: current.uri }, signal) : null
      },
      then: () => [
        pairing.linkCopied(),
        toast.shown({ variant: 'success', message: { text: 'pairing.copied' } }),
      ],
      fail: (failure) => [
        pairing.linkCopyFailed({ failure }),
        toast.shown({ variant: 'error', message: { text: 'account.copyFailed' } }),
      ],
    }),
  ),
)

/** A failure of one URI, not of the way. */
function isPassing({ code }: Failure): boolean {
  return code === 'user-rejected' || code === 'pairing-expired'
}
