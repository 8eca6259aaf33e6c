import { codeLimit, frameLimit, popupLeadLimit } from '../../domain/limits.ts'
import { isRedirectProvider } from '../../domain/options/social-provider.ts'
import { isOneOf } from '../../events/define-events.ts'
import { social, socialEndings } from '../../events/frame/social.ts'
import { socialSignIn } from '../../flows/social-sign-in.ts'
import type { StateOf } from '../../reducers/root.ts'
import { failSocial } from './fail-social.ts'
import { socialFlowIn, socialFlowOf, startedSocial } from './started-social.ts'
import { opening } from '../streams/arrival.ts'
import { askInStep } from '../streams/ask-in-step.ts'
import { defineEffect } from '../streams/define-effect.ts'

/** Loads the code that opens popups before a press needs it, because browsers open a popup only during the press itself. */
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

/** Opens the popup during the press, and reports its state until it ends. Abandoning the sign-in closes it. */
export const openPopup = defineEffect<StateOf<'frame'>>(({ on, state, ports, latestPer }) =>
  on(social.chosen, ...socialEndings).pipe(
    latestPer(socialFlowOf, {
      limit: 'subscription',
      ask: (event, signal) => {
        const started = startedSocial(state(), event)
        return started && isRedirectProvider(started) ? ports.frame.openPopup(null, signal) : null
      },
      then: (news, event) => {
        const flow = socialFlowOf(event)
        if (news.kind === 'opened') return social.popupOpened({ flow })
        if (news.kind === 'closed') return social.popupClosed({ flow })
        return social.consented({ flow, uri: news.uri })
      },
      fail: (failure, event) => failSocial(state(), socialFlowOf(event), 'popup', failure),
    }),
  ),
)

/** Asks the frame for the consent page, once the popup is open. */
export const findConsent = defineEffect<StateOf<'frame'>>((tools) =>
  askInStep(tools, socialSignIn, socialFlowIn(tools), social.popupOpened, {
    step: 'asking',
    limit: frameLimit,
    ask: ({ provider }, _, signal) =>
      isRedirectProvider(provider) ? tools.ports.frame.socialRedirectUri({ provider }, signal) : null,
    then: ({ uri }, { id: flow }) => social.consentOffered({ flow, uri }),
    fail: (failure, { id }) => failSocial(tools.state(), id, 'consent', failure),
  }),
)

/** Navigates the popup to the consent page. */
export const leadPopup = defineEffect<StateOf<'frame'>>((tools) =>
  askInStep(tools, socialSignIn, socialFlowIn(tools), social.consentOffered, {
    step: 'consenting',
    limit: popupLeadLimit,
    ask: (_, { data: { uri } }, signal) => tools.ports.frame.leadPopup({ uri }, signal),
    then: () => null,
    fail: (failure, { id }) => failSocial(tools.state(), id, 'consent', failure),
  }),
)

/**
 * Passes the result of the consent to the frame, which identifies the account. Abandoning does not abort that, because the frame may have accepted it
 * by then.
 */
export const confirmConsent = defineEffect<StateOf<'frame'>>(({ on, state, ports, latestPer }) =>
  on(social.consented, social.failed, social.accepted).pipe(
    latestPer(({ data }) => data.flow, {
      limit: frameLimit,
      ask: (event, signal) =>
        isOneOf(event, social.consented) ? ports.frame.connectSocial({ uri: event.data.uri }, signal) : null,
      then: ({ username }, { data: { flow } }) => social.accepted({ flow, username }),
      fail: (failure, { data: { flow } }) => failSocial(state(), flow, 'account', failure),
    }),
  ),
)
