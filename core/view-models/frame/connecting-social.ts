import { socialNames } from '../../domain/options/social-provider.ts'
import type { StateOf } from '../../reducers/root.ts'
import { enSocial } from '../../strings/en/social.ts'
import type { Button, Mood, Notice, Picture, Screen } from '../parts/parts.ts'
import { socialFailure } from './social-failure.ts'
import { textsOf } from '../parts/texts-of.ts'

/** The parts of the ConnectingSocial screen. */
export type ConnectingSocialParts = {
  readonly picture: Picture
  readonly status: Notice
  readonly retry: Button | null
}

/** Returns the ConnectingSocial screen: where the visitor consents, how that goes, and another try. */
export function connectingSocialView(state: StateOf<'frame'>): Screen<ConnectingSocialParts> {
  const text = textsOf(state, enSocial)
  const { provider = null, step } = state.social.flow ?? {}
  const name = provider ? socialNames[provider] : ''
  const failure = socialFailure(state)
  const isKnown = step === 'confirming' || step === 'accepted'
  return {
    title: name,
    parts: {
      picture: socialPicture(state, failure?.mood ?? 'waiting'),
      status: failure?.status ?? {
        part: 'notice',
        tone: 'neutral',
        title: text('social.logIn', { provider: name }),
        body: text(isKnown ? 'social.retrieving' : 'social.consent'),
      },
      retry: failure?.retry ?? null,
    },
  }
}

/** Returns the picture of the social account that is being signed in with. */
export function socialPicture(state: StateOf<'frame'>, mood: Mood): Picture {
  const { provider = null } = state.social.flow ?? {}
  const name = provider ? socialNames[provider] : ''
  return {
    part: 'picture',
    label: textsOf(state, enSocial)('social.picture', { provider: name }),
    image: { kind: 'social', url: null, seed: provider ?? '' },
    mood,
  }
}
