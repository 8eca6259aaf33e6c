const longest = 254
const shape = /^[^\s@<>"(),:;[\]\\]+@[^\s@<>"(),:;[\]\\.]+(?:\.[^\s@<>"(),:;[\]\\.]+)+$/

/** Returns whether a text has the form of an e-mail address. RFC 5321 allows 254 characters. Surrounding spaces are ignored. */
export function isEmailAddress(text: string): boolean {
  const address = text.trim()
  return address.length <= longest && shape.test(address)
}
