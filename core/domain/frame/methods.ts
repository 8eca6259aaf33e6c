import { isFrameOffered } from './offered.ts'
import type { Options } from '../options/options.ts'
import type { SocialProvider } from '../options/social-provider.ts'

/** Returns whether the host app offers the sign-in to the secure frame by e-mail. */
export function isEmailOffered(options: Options | null): boolean {
  return options?.features.email === true && isFrameOffered(options)
}

/** Returns whether the host app offers the sign-in to the secure frame by this social account. */
export function isProviderOffered(options: Options | null, provider: SocialProvider): boolean {
  return options?.features.socials?.includes(provider) === true && isFrameOffered(options)
}
