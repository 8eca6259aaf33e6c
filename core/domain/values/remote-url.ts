import { parsedUrl } from './parsed-url.ts'

const loopbackHosts = new Set(['localhost', '127.0.0.1', '[::1]'])
const inlineIcon = /^data:image\/(png|jpe?g|gif|webp|avif|svg\+xml)[;,]/i

/**
 * Returns whether external text may be used as a link, as `isServiceUrl` says. A link with user info (`https://bank.example@evil.example`) is
 * refused, because it looks like another host.
 */
export function isSafeLink(text: string): boolean {
  return isServiceUrl(text) && !hasUserInfo(new URL(text))
}

/** Returns whether a URL is valid for a service or a node: `https:`, or `http:` on loopback. */
export function isServiceUrl(text: string): boolean {
  const url = parsedUrl(text)
  return (
    url !== null &&
    (url.protocol === 'https:' || (url.protocol === 'http:' && loopbackHosts.has(url.hostname)))
  )
}

/** Returns whether a URL leads to this machine. */
export function isLoopbackUrl(text: string): boolean {
  return loopbackHosts.has(parsedUrl(text)?.hostname ?? '')
}

/** Returns whether a URL names a user or a password before its host. */
export function hasUserInfo({ username, password }: Pick<URL, 'username' | 'password'>): boolean {
  return username !== '' || password !== ''
}

/** Returns whether external text is an inline image (`data:`) of at most 256 KiB. */
export function isInlinePicture(text: string): boolean {
  return inlineIcon.test(text) && text.length <= 262_144
}

/** Returns whether text may be used as a picture: an inline image, a `blob:` URL of this page, or a safe link. */
export function isSafePicture(text: string): boolean {
  return isInlinePicture(text) || text.startsWith('blob:') || isSafeLink(text)
}
