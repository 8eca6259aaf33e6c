import { filter } from 'rxjs'
import { isSignInRunning } from '../../domain/sign-in/flow.ts'
import { host } from '../../events/host.ts'
import { signIn } from '../../events/sign-in/sign-in.ts'
import type { StateOf } from '../../reducers/root.ts'
import { defineEffect, singleKey } from '../streams/define-effect.ts'
import { merge } from '../streams/merge.ts'

/**
 * Checks the server's session once the server has finished a request that timed out or was aborted, also by a stop. The session may have changed
 * meanwhile.
 * Does not check while the visitor is signing in again.
 */
export const followLateEnd = defineEffect<StateOf<'sign-in'>>(({ on, state, ports, latestPer }) =>
  merge(
    on(host.started),
    on(signIn.failed, signIn.signOutFailed).pipe(
      filter(({ data: { failure } }) => failure.code === 'timed-out' || failure.code === 'aborted'),
    ),
  ).pipe(
    latestPer(singleKey, {
      limit: 'subscription',
      ask: (_, signal) => ports.signIn.settled(null, signal),
      then: () => {
        const { flow, serverStatus } = state().signIn
        return serverStatus === 'unknown' || isSignInRunning(flow)
          ? null
          : signIn.checkRequested({ reason: 'late' })
      },
      fail: () => null,
    }),
  ),
)
