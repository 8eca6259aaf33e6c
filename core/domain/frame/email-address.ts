const longest = 254
const shape = /^[^\s@<>"(),:;[\]\\]+@[^\s@<>"(),:;[\]\\.]+(?:\.[^\s@<>"(),:;[\]\\.]+)+$/

/** Whether a mail may be sent there, as far as the text says (RFC 5321: at most 254 characters); the spaces around it are none of it. */
export function isEmailAddress(text: string): boolean {
  const address = text.trim()
  return address.length <= longest && shape.test(address)
}
