import { filter } from 'rxjs'
import { isSignInRunning } from '../../domain/sign-in/flow.ts'
import { host } from '../../events/host.ts'
import { signIn } from '../../events/sign-in/sign-in.ts'
import type { StateOf } from '../../reducers/root.ts'
import { defineEffect, oneSlot } from '../streams/define-effect.ts'
import { merge } from '../streams/merge.ts'

/**
 * Asks who is signed in once the server has finished what timed out or was aborted. A stop aborts, too. The
 * server may have begun or ended a session meanwhile. Does not ask while the visitor is about to sign in
 * again.
 */
export const followLateEnd = defineEffect<StateOf<'sign-in'>>(({ on, state, ports, latestPer }) =>
  merge(
    on(host.started),
    on(signIn.failed, signIn.signOutFailed).pipe(
      filter(({ data: { failure } }) => failure.code === 'timed-out' || failure.code === 'aborted'),
    ),
  ).pipe(
    latestPer(oneSlot, {
      limit: 'standing',
      ask: (_, signal) => ports.signIn.settled(null, signal),
      then: () => {
        const { flow, standing } = state().signIn
        return standing === 'unknown' || isSignInRunning(flow)
          ? null
          : signIn.checkRequested({ reason: 'late' })
      },
      fail: () => null,
    }),
  ),
)
