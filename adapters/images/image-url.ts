import { isInlinePicture, isSafeLink } from '../../core/domain/values/remote-url.ts'

/** Returns the inline picture (data URI, EIP-6963) of an announced wallet, else null. A URL would reveal the visitor to its server. */
export function inlineImage(value: unknown): string | null {
  return imageThat(isInlinePicture, value)
}

/** Returns the picture of a registry's or a paired wallet, inline or at a safe URL, else null. */
export function remoteImage(value: unknown): string | null {
  return imageThat((text) => isInlinePicture(text) || isSafeLink(text), value)
}

function imageThat(fits: (text: string) => boolean, value: unknown): string | null {
  const text = typeof value === 'string' ? value.trim() : ''
  return fits(text) ? text : null
}
