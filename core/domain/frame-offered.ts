import type { Options } from './options.ts'

/** Whether the host offers the wallet in the secure frame, by e-mail or by a social account. */
export function isFrameOffered({ features: { email, socials } }: Options): boolean {
  return Boolean(email || socials?.length)
}
