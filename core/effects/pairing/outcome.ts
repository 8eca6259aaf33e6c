import type { Failure } from '../../domain/errors/failure.ts'
import { clipboardLimit } from '../../domain/limits.ts'
import { pairing } from '../../events/pairing/pairing.ts'
import { toast } from '../../events/shell/toast.ts'
import { pairingFlow } from '../../flows/pairing.ts'
import type { StateOf } from '../../reducers/root.ts'
import { early, isPairingUsable } from '../../selectors/pairing/usable-pairing.ts'
import { askInStep } from '../streams/ask-in-step.ts'
import { defineEffect, singleKey } from '../streams/define-effect.ts'
import { merge } from '../streams/merge.ts'

/** The least time between two pairings, in milliseconds. */
const shortestAttempt = 1000

/** Lets a URI expire shortly before its relay does. */
export const expirePairing = defineEffect<StateOf<'modal'>>((tools) =>
  askInStep(
    tools,
    pairingFlow,
    (id) => {
      const { flow } = tools.state().pairing
      return flow?.id === id ? flow : undefined
    },
    pairing.ready,
    {
      step: 'ready',
      limit: 'timer',
      ask: (_, { at, data: { expiresAt } }, signal) =>
        tools.ports.clock.after(Math.max(0, expiresAt - at - early), signal),
      then: (_, { id: flow }) => pairing.expired({ flow }),
      fail: () => null,
    },
  ),
)

/** Makes a new URI at once after an expiry. After a refusal makes one, too, but at most once a second. */
export const pairAgain = defineEffect<StateOf<'modal'>>(({ on, state, ports, decide, latestPer }) =>
  merge(
    on(pairing.expired).pipe(decide(({ at }) => (isPairingUsable(state(), at) ? pairing.started() : null))),
    on(pairing.failed).pipe(
      latestPer(singleKey, {
        limit: 'timer',
        ask: ({ data }, signal) =>
          isPassing(data.failure) ? ports.clock.after(shortestAttempt, signal) : null,
        then: (_, { at }) => (isPairingUsable(state(), at) ? pairing.started() : null),
        fail: () => null,
      }),
    ),
  ),
)

/** Shows a toast if the wallet refused. */
export const notifyDeclined = defineEffect<StateOf<'modal'>>(({ on, decide }) =>
  on(pairing.failed).pipe(
    decide(({ data }) =>
      data.failure.code === 'user-rejected'
        ? toast.shown({ variant: 'error', message: { text: 'pairing.declined' } })
        : null,
    ),
  ),
)

/** Copies the URI of the pairing. */
export const copyPairingLink = defineEffect<StateOf<'modal'>>(({ on, state, ports, once }) =>
  on(pairing.linkCopyRequested).pipe(
    once({
      limit: clipboardLimit,
      ask: (_, signal) => {
        const text = state().pairing.flow?.uri
        return text ? ports.clipboard.write({ text }, signal) : null
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

/** Returns whether a failure concerns one URI only. */
function isPassing({ code }: Failure): boolean {
  return code === 'user-rejected' || code === 'pairing-expired'
}
