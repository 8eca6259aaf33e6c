import { clipboardLimit, farcasterLinkLimit } from '../domain/limits.ts'
import { isRedirectProvider } from '../domain/social-provider.ts'
import { isOneOf } from '../events/define-events.ts'
import { social, socialEndings } from '../events/social.ts'
import { toast } from '../events/toast.ts'
import type { StateOf } from '../reducers/root.ts'
import { defineEffect } from './define-effect.ts'
import { socialFailed } from './social-failed.ts'
import { socialAttemptOf, startedSocial } from './started-social.ts'

/** Farcaster is asked by a link, for whoever scans or opens it. */
export const askForLink = defineEffect<StateOf<'frame'>>(({ on, state, ports, latestPer }) =>
  on(social.chosen, ...socialEndings).pipe(
    latestPer(socialAttemptOf, {
      limit: farcasterLinkLimit,
      ask: (event, signal) => {
        const started = startedSocial(state(), event)
        return started && !isRedirectProvider(started) ? ports.frame.farcasterUri(null, signal) : null
      },
      then: ({ uri }, event) => social.linkReceived({ attempt: socialAttemptOf(event), uri }),
      fail: (failure, event) => socialFailed(state(), socialAttemptOf(event), 'link', failure),
    }),
  ),
)

/** Waits until somebody approved there, for as long as the link is good. */
export const awaitApproval = defineEffect<StateOf<'frame'>>(({ on, state, ports, latestPer }) =>
  on(social.linkReceived, ...socialEndings).pipe(
    latestPer(({ data }) => data.attempt, {
      limit: 'timer',
      ask: (event, signal) =>
        isOneOf(event, social.linkReceived) ? ports.frame.connectFarcaster(null, signal) : null,
      then: ({ username }, { data: { attempt } }) => social.accepted({ attempt, username }),
      fail: (failure, { data: { attempt } }) => socialFailed(state(), attempt, 'account', failure),
    }),
  ),
)

/** Copies the link. */
export const copyFarcasterLink = defineEffect<StateOf<'frame'>>(({ on, state, ports, once }) =>
  on(social.linkCopyRequested).pipe(
    once({
      limit: clipboardLimit,
      ask: (_, signal) => {
        const text = state().social.attempt?.link
        return text ? ports.clipboard.write({ text }, signal) : null
      },
      then: () => [
        social.linkCopied(),
        toast.shown({ variant: 'success', message: { text: 'pairing.copied' } }),
      ],
      fail: (failure) => [
        social.linkCopyFailed({ failure }),
        toast.shown({ variant: 'error', message: { text: 'account.copyFailed' } }),
      ],
    }),
  ),
)
