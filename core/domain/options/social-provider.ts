/** The names of social providers with a consent page of their own. */
const redirectNames = {
  google: 'Google',
  github: 'GitHub',
  apple: 'Apple',
  facebook: 'Facebook',
  x: 'X',
  discord: 'Discord',
} as const

/** The names of all social providers of the secure frame. */
export const socialNames = { ...redirectNames, farcaster: 'Farcaster' } as const

export type RedirectProvider = keyof typeof redirectNames
/** A social provider, such as `google`. */
export type SocialProvider = keyof typeof socialNames

export const redirectProviders = Object.keys(redirectNames) as readonly RedirectProvider[]
export const socialProviders = Object.keys(socialNames) as readonly SocialProvider[]

/** Returns whether a value is a social provider. */
export function isSocialProvider(given: string | null): given is SocialProvider {
  return given !== null && Object.hasOwn(socialNames, given)
}

/** Returns whether a provider has a consent page of its own. Farcaster has a link to scan or open instead. */
export function isRedirectProvider(provider: SocialProvider): provider is RedirectProvider {
  return provider !== 'farcaster'
}
