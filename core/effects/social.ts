import { codeLimit, frameLimit, popupLeadLimit } from '../domain/limits.ts'
import { isRedirectProvider } from '../domain/social-provider.ts'
import { isOneOf } from '../events/define-events.ts'
import { social, socialEndings } from '../events/social.ts'
import type { StateOf } from '../reducers/root.ts'
import { socialFailed } from './social-failed.ts'
import { socialAttemptOf, startedSocial } from './started-social.ts'
import { opening } from './arrival.ts'
import { defineEffect } from './define-effect.ts'

/** What opens popups is fetched before a press needs it: browsers let only the press itself open one. */
export const preparePopup = defineEffect<StateOf<'frame'>>(({ on, state, ports, once }) =>
  opening(on, state, 'frame').pipe(
    once({
      limit: codeLimit,
      ask: (_, signal) =>
        state().options?.features.socials?.some(isRedirectProvider)
          ? ports.frame.preparePopup(null, signal)
          : null,
      then: () => null,
      fail: () => null,
    }),
  ),
)

/** The popup is opened in the press, and told of until it has an end; leaving closes it. */
export const openPopup = defineEffect<StateOf<'frame'>>(({ on, state, ports, latestPer }) =>
  on(social.chosen, ...socialEndings).pipe(
    latestPer(socialAttemptOf, {
      limit: 'standing',
      ask: (event, signal) => {
        const started = startedSocial(state(), event)
        return started && isRedirectProvider(started) ? ports.frame.openPopup(null, signal) : null
      },
      then: (news, event) => {
        const attempt = socialAttemptOf(event)
        if (news.kind === 'opened') return social.popupOpened({ attempt })
        if (news.kind === 'closed') return social.popupClosed({ attempt })
        return social.consented({ attempt, uri: news.uri })
      },
      fail: (failure, event) => socialFailed(state(), socialAttemptOf(event), 'popup', failure),
    }),
  ),
)

/** The frame is asked where consent is given once there is a popup to give it in. */
export const findConsent = defineEffect<StateOf<'frame'>>(({ on, state, ports, latestPer }) =>
  on(social.popupOpened, ...socialEndings).pipe(
    latestPer(({ data }) => data.attempt, {
      limit: frameLimit,
      ask: (event, signal) => {
        const provider = state().social.attempt?.provider
        return isOneOf(event, social.popupOpened) && provider && isRedirectProvider(provider)
          ? ports.frame.socialRedirectUri({ provider }, signal)
          : null
      },
      then: ({ uri }, { data: { attempt } }) => social.consentOffered({ attempt, uri }),
      fail: (failure, { data: { attempt } }) => socialFailed(state(), attempt, 'consent', failure),
    }),
  ),
)

/** The popup goes there. */
export const leadPopup = defineEffect<StateOf<'frame'>>(({ on, state, ports, latestPer }) =>
  on(social.consentOffered, ...socialEndings).pipe(
    latestPer(({ data }) => data.attempt, {
      limit: popupLeadLimit,
      ask: (event, signal) =>
        isOneOf(event, social.consentOffered) ? ports.frame.leadPopup({ uri: event.data.uri }, signal) : null,
      then: () => null,
      fail: (failure, { data: { attempt } }) => socialFailed(state(), attempt, 'consent', failure),
    }),
  ),
)

/** What consent came to is told to the frame, which knows whose account it is. Leaving does not take that back, since the frame may have taken it by then. */
export const confirmConsent = defineEffect<StateOf<'frame'>>(({ on, state, ports, latestPer }) =>
  on(social.consented, social.failed, social.accepted).pipe(
    latestPer(({ data }) => data.attempt, {
      limit: frameLimit,
      ask: (event, signal) =>
        isOneOf(event, social.consented) ? ports.frame.connectSocial({ uri: event.data.uri }, signal) : null,
      then: ({ username }, { data: { attempt } }) => social.accepted({ attempt, username }),
      fail: (failure, { data: { attempt } }) => socialFailed(state(), attempt, 'account', failure),
    }),
  ),
)
