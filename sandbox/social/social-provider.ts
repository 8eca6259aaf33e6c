/** Who lets people sign in here. */
export const socialProviders = ['google', 'github', 'apple', 'facebook', 'x', 'discord'] as const
export type SocialProvider = (typeof socialProviders)[number]

/** How people know them. */
export const providerNames: Readonly<Record<SocialProvider, string>> = {
  google: 'Google',
  github: 'GitHub',
  apple: 'Apple',
  facebook: 'Facebook',
  x: 'X',
  discord: 'Discord',
}

/** X tells no application the address of anybody. */
export const tellsEmail = (provider: SocialProvider): boolean => provider !== 'x'

/** Reads one of them; `null` where it is none. */
export function socialProvider(named: string): SocialProvider | null {
  return socialProviders.find((provider) => provider === named) ?? null
}
