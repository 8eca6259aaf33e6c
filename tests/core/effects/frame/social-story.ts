import type { SocialProvider } from '../../../../core/domain/options/social-provider.ts'
import { social } from '../../../../core/events/frame/social.ts'
import { connectingFarcasterView } from '../../../../core/view-models/frame/connecting-farcaster.ts'
import { connectingSocialView } from '../../../../core/view-models/frame/connecting-social.ts'
import { alice } from '../../../../fixtures/people.ts'
import { emailStory } from './email-story.ts'

/** Who is signed in to the frame after a social account was taken. */
export const user = {
  address: alice.address,
  chainId: 'eip155:1',
  accounts: [],
  preferredAccountType: null,
  isSmartAccountDeployed: false,
} as const

/** Where the popup ends, with a code that nobody else may read. */
export const resultUri = 'https://frame.example/callback?state=s&code=only-for-the-frame'

/** A page whose host offers three social accounts, with Alice's wallet in the frame and a modal that is open. */
export function socialStory({ frame, ...given }: Parameters<typeof emailStory>[0] = {}) {
  const story = emailStory({
    options: { features: { socials: ['google', 'github', 'farcaster'] } },
    ...given,
    frame: { user, username: 'alice', ...frame },
  })
  const choose = (provider: SocialProvider = 'google') => story.go(social.chosen({ provider, by: 'visitor' }))
  const consent = () => story.frame.consent(resultUri)
  const status = () => story.state().connection.byNamespace.eip155.status
  const shown = () => connectingSocialView(story.state()).parts
  const farcaster = () => connectingFarcasterView(story.state()).parts
  const attempt = () => story.state().social.flow
  return { ...story, choose, consent, status, shown, farcaster, attempt }
}
