import { clipboardLimit, farcasterLinkLimit } from '../../domain/limits.ts'
import { isRedirectProvider } from '../../domain/options/social-provider.ts'
import { social } from '../../events/frame/social.ts'
import { toast } from '../../events/shell/toast.ts'
import { socialSignIn } from '../../flows/social-sign-in.ts'
import type { StateOf } from '../../reducers/root.ts'
import { askInStep } from '../streams/ask-in-step.ts'
import { defineEffect } from '../streams/define-effect.ts'
import { failSocial } from './fail-social.ts'
import { socialFlowIn, startedSocial } from './started-social.ts'

/** Asks Farcaster for a link, which the visitor scans or opens. */
export const askForLink = defineEffect<StateOf<'frame'>>((tools) =>
  askInStep(tools, socialSignIn, socialFlowIn(tools), social.chosen, {
    step: 'opening',
    limit: farcasterLinkLimit,
    ask: (_, event, signal) => {
      const started = startedSocial(tools.state(), event)
      return started && !isRedirectProvider(started) ? tools.ports.frame.farcasterUri(null, signal) : null
    },
    then: ({ uri }, { id: flow }) => social.linkReceived({ flow, uri }),
    fail: (failure, { id }) => failSocial(tools.state(), id, 'link', failure),
  }),
)

/** Waits for the visitor's approval in Farcaster, while the link is valid. */
export const awaitFarcasterApproval = defineEffect<StateOf<'frame'>>((tools) =>
  askInStep(tools, socialSignIn, socialFlowIn(tools), social.linkReceived, {
    step: 'consenting',
    limit: 'timer',
    ask: (_, __, signal) => tools.ports.frame.connectFarcaster(null, signal),
    then: ({ username }, { id: flow }) => social.accepted({ flow, username }),
    fail: (failure, { id }) => failSocial(tools.state(), id, 'account', failure),
  }),
)

export const copyFarcasterLink = defineEffect<StateOf<'frame'>>(({ on, state, ports, once }) =>
  on(social.linkCopyRequested).pipe(
    once({
      limit: clipboardLimit,
      ask: (_, signal) => {
        const text = state().social.flow?.link
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
