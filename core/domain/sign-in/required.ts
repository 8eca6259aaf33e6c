import type { Options } from '../options/options.ts'

/** Returns whether the host app requires a sign-in after a connection. */
export function isSignInRequired(options: Options | null): boolean {
  return options?.isSiweEnabled === true && options.features.signIn !== false
}
