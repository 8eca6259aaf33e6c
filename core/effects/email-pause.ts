import { email } from '../events/email.ts'
import { emailUpdate } from '../events/email-update.ts'
import type { RootState } from '../reducers/root.ts'
import { defineEffect, oneSlot } from './define-effect.ts'

const second = 1000

/** The seconds until the next mail may be asked for are counted down. */
export const countPause = defineEffect<RootState>(({ on, state, ports, latestPer }) =>
  on(
    email.linkSent,
    email.codeSent,
    emailUpdate.begun,
    emailUpdate.changed,
    email.recalled,
    email.pauseCounted,
    email.signedIn,
    email.forgotten,
  ).pipe(
    latestPer(oneSlot, {
      limit: 'timer',
      ask: (_, signal) => (state().email.pause > 0 ? ports.clock.after(second, signal) : null),
      then: () => email.pauseCounted(),
      fail: () => null,
    }),
  ),
)
