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

/** Whether remote text may be used as a picture: a safe link, a `blob:` of our own, or an inline image up to 256 KiB. */
export function isSafePicture(text: string): boolean {
  return (inlineIcon.test(text) && text.length <= 262_144) || text.startsWith('blob:') || isSafeLink(text)
}
