import type { Options } from '../options/options.ts'

/** Whether the host wants that whoever connects signs in. */
export function isSignInRequired(options: Options | null): boolean {
  return options?.isSiweEnabled === true && options.features.signIn !== false
}
