import { isInlinePicture, isSafeLink } from '../../core/domain/values/remote-url.ts'

/** The picture a wallet beside the page announces: an inline one (EIP-6963 asks for a data URI), or null, since a URL would tell its server who visits. */
export function inlineImage(value: unknown): string | null {
  return imageThat(isInlinePicture, value)
}

/** The picture that a registry or a paired wallet names: inline, or at a safe URL; else null. */
export function remoteImage(value: unknown): string | null {
  return imageThat((text) => isInlinePicture(text) || isSafeLink(text), value)
}

function imageThat(fits: (text: string) => boolean, value: unknown): string | null {
  const text = typeof value === 'string' ? value.trim() : ''
  return fits(text) ? text : null
}
