/** The social providers. */
export const socialProviders = ['google', 'github', 'apple', 'facebook', 'x', 'discord'] as const
export type SocialProvider = (typeof socialProviders)[number]

/** The display names of the providers. */
export const providerNames: Readonly<Record<SocialProvider, string>> = {
  google: 'Google',
  github: 'GitHub',
  apple: 'Apple',
  facebook: 'Facebook',
  x: 'X',
  discord: 'Discord',
}

/** Returns whether a provider shares e-mail addresses. X does not. */
export const tellsEmail = (provider: SocialProvider): boolean => provider !== 'x'

/** Reads a provider. Returns `null` if it is unknown. */
export function socialProvider(named: string): SocialProvider | null {
  return socialProviders.find((provider) => provider === named) ?? null
}
