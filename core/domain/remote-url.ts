const loopbackHosts = new Set(['localhost', '127.0.0.1', '[::1]'])
const inlineIcon = /^data:image\/(png|jpe?g|gif|webp|avif|svg\+xml)[;,]/i

/** Whether remote text may be used as a link: `https:`, or `http:` on loopback (design 5, Security). */
export function isSafeLink(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : null
  return (
    url !== null &&
    (url.protocol === 'https:' || (url.protocol === 'http:' && loopbackHosts.has(url.hostname)))
  )
}

/** Whether remote text is an inline image (`data:`) of up to 256 KiB. */
export function isInlinePicture(text: string): boolean {
  return inlineIcon.test(text) && text.length <= 262_144
}

/** Whether text may be used as a picture: an inline image, a `blob:` of our own, or a safe link. */
export function isSafePicture(text: string): boolean {
  return isInlinePicture(text) || text.startsWith('blob:') || isSafeLink(text)
}
