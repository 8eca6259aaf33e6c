/** Returns the `wc:` URI of a pasted text: the URI itself, or a wallet link with `?uri=`. */
export function readPairingUri(text: string): string {
  const trimmed = text.trim()
  const carried = URL.canParse(trimmed) ? new URL(trimmed).searchParams.get('uri') : null
  const uri = carried ?? trimmed
  if (/^wc:[0-9a-f]{64}@2\?/.test(uri)) return uri
  throw new Error('This is no pairing link: expected a string that begins with "wc:" and names version 2.')
}
