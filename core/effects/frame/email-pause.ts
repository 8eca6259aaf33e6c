import { lastEmailTime } from '../../domain/frame/email-pause.ts'
import { frameKeys } from '../../domain/frame/keys.ts'
import { email } from '../../events/frame/email.ts'
import { emailUpdate } from '../../events/frame/email-update.ts'
import type { StateOf } from '../../reducers/root.ts'
import { arrival } from '../streams/arrival.ts'
import { onOptionsChange } from '../streams/on-options-change.ts'
import { defineEffect, singleKey } from '../streams/define-effect.ts'
import { merge } from '../streams/merge.ts'

const second = 1000

/** Counts down the seconds until the next mail may be requested. */
export const countPause = defineEffect<StateOf<'frame'>>(({ on, state, ports, latestPer }) =>
  on(
    email.linkSent,
    email.codeSent,
    emailUpdate.begun,
    emailUpdate.changed,
    email.recalled,
    email.requestedInOtherTab,
    email.pauseCounted,
    email.signedIn,
    email.forgotten,
  ).pipe(
    latestPer(singleKey, {
      limit: 'timer',
      ask: (_, signal) => (state().email.pause > 0 ? ports.clock.after(second, signal) : null),
      then: () => email.pauseCounted(),
      fail: () => null,
    }),
  ),
)

/** Follows when another tab, or another instance on this page, requested a mail. That pause applies here, too, until a sign-in there succeeds. */
export const followLastMail = defineEffect<StateOf<'frame'>>(({ on, state, ports, latest }) =>
  merge(arrival(on, 'frame'), onOptionsChange(on, 'features')).pipe(
    latest({
      limit: 'subscription',
      ask: (_, signal) =>
        state().options?.features.email
          ? ports.storage.watch({ key: frameKeys.lastEmailLoginTime }, signal)
          : null,
      then: ({ text }) => email.requestedInOtherTab({ lastAskedAt: lastEmailTime(text) }),
      fail: () => null,
    }),
  ),
)
