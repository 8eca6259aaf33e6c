import { hasFeature } from '../../reducers/root.ts'
import type { StateOf } from '../../reducers/root.ts'
import { isFrameOffered } from '../../domain/frame/offered.ts'
import { enSocial } from '../../strings/en/social.ts'
import { connectView } from '../connection/connect.ts'
import type { ConnectParts } from '../connection/connect.ts'
import { emailField } from './email-field.ts'
import type { EmailFieldParts } from './email-field.ts'
import type { Notice, Screen } from '../parts/parts.ts'
import { socialMethods } from './social-methods.ts'
import type { SocialMethodsParts } from './social-methods.ts'
import { textsOf } from '../parts/texts-of.ts'

/** The parts that sign in to the secure frame's wallet, and the divider between them and other wallets. */
export type FrameMethodsParts = EmailFieldParts &
  SocialMethodsParts & { readonly needsBrowser: Notice | null; readonly or: Notice | null }

/** The parts of the Connect screen of a page that offers the secure frame. */
export type ConnectWithFrameParts = FrameMethodsParts & ConnectParts

const nothing: FrameMethodsParts = {
  needsBrowser: null,
  email: null,
  emailFailed: null,
  emailContinue: null,
  social: null,
  socials: null,
  or: null,
}

/**
 * Returns the Connect screen with the e-mail field and the social accounts above the wallets.
 * They appear if the host offers the secure frame, once the feature's code is loaded.
 */
export function connectWithFrameView(state: StateOf<'modal'>): Screen<ConnectWithFrameParts> {
  const { title, parts } = connectView(state, true)
  return { title, parts: { ...frameWays(state), ...parts } }
}

function frameWays(state: StateOf<'modal'>): FrameMethodsParts {
  const { options, device } = state
  if (!hasFeature(state, 'frame') || !options || !isFrameOffered(options)) return nothing
  const text = textsOf(state, enSocial)
  const quiet = { part: 'notice', tone: 'quiet' } as const
  const ways = {
    ...nothing,
    ...(options.features.email === true && emailField(state)),
    ...socialMethods(state),
  }
  const isReached = device.kind !== 'terminal' || device.hasFrame === true
  return isReached && (ways.email ?? ways.social ?? ways.socials)
    ? { ...ways, or: { ...quiet, title: text('social.or') } }
    : { ...nothing, needsBrowser: { ...quiet, title: text('social.needsBrowser') } }
}
