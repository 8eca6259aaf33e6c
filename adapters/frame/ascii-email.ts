/**
 * Writes the domain of an e-mail address in ASCII (IDNA, RFC 5891), as mail servers read it. Returns the address unchanged if it has no valid
 * domain.
 */
export function asciiEmail(address: string): string {
  const at = address.lastIndexOf('@') + 1
  const domain = address.slice(at)
  if (!/[^\u0020-\u007e]/.test(domain)) return address
  const link = `http://${domain}`
  const { hostname, href = '' } = URL.canParse(link) ? new URL(link) : {}
  // A text with a port, a path or a user is no domain.
  return hostname && href === `http://${hostname}/` ? address.slice(0, at) + hostname : address
}
