/** Who lets visitors sign in through the secure frame by a page of their own, by what they are called. */
const redirectNames = {
  google: 'Google',
  github: 'GitHub',
  apple: 'Apple',
  facebook: 'Facebook',
  x: 'X',
  discord: 'Discord',
} as const

/** Everybody with whose account visitors sign in through the secure frame, by what they are called (spec 1). */
export const socialNames = { ...redirectNames, farcaster: 'Farcaster' } as const

export type RedirectProvider = keyof typeof redirectNames
/** Whose account it is, such as `google`. */
export type SocialProvider = keyof typeof socialNames

export const redirectProviders = Object.keys(redirectNames) as readonly RedirectProvider[]
export const socialProviders = Object.keys(socialNames) as readonly SocialProvider[]

/** Whether there is such a provider. */
export function isSocialProvider(given: string | null): given is SocialProvider {
  return given !== null && Object.hasOwn(socialNames, given)
}

/** Whether a provider has a page of its own to consent on; Farcaster is scanned, or opened, instead. */
export function isRedirectProvider(provider: SocialProvider): provider is RedirectProvider {
  return provider !== 'farcaster'
}
