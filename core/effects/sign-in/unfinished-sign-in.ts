import { filter } from 'rxjs'
import { recheckPause } from '../../domain/limits.ts'
import { isSignInRunning } from '../../domain/sign-in/flow.ts'
import { signIn } from '../../events/sign-in/sign-in.ts'
import type { StateOf } from '../../reducers/root.ts'
import { defineEffect, singleKey } from '../streams/define-effect.ts'

/** Checks the server's session again while the server may still verify a signature of the earlier visit. */
export const recheckUnfinished = defineEffect<StateOf<'sign-in'>>(({ on, state, ports, latestPer }) =>
  on(signIn.checked, signIn.checkFailed, signIn.failed, signIn.abandoned).pipe(
    filter(() => state().signIn.verifyingSince !== null),
    latestPer(singleKey, {
      limit: 'timer',
      ask: (_, signal) => ports.clock.after(recheckPause, signal),
      then: () => {
        const { flow, serverStatus, verifyingSince } = state().signIn
        return verifyingSince === null || serverStatus !== 'known' || isSignInRunning(flow)
          ? null
          : signIn.checkRequested({ reason: 'late' })
      },
      fail: () => null,
    }),
  ),
)
