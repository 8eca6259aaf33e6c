type Fields = Readonly<Record<string, unknown>>

/** Returns a text of the receiver, data and value of an EVM transaction. Two transactions that do the same have equal texts. */
export function actionOf({ to, input, value }: Fields): string {
  return JSON.stringify([small(to), small(input), quantity(value)?.toString() ?? null])
}

/**
 * Returns the SHA-256 of an action in hexadecimal. The digest says whether two actions are equal, but not which action it is. Returns null if the
 * page has no Web Crypto.
 */
export async function digestOf(action: string): Promise<string | null> {
  // Outside of secure contexts `subtle` is missing, although its type says otherwise.
  const subtle = globalThis.crypto.subtle as SubtleCrypto | undefined
  if (!subtle) return null
  const bytes = new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(action)))
  return `0x${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

/** Reads a number of at most 256 bits in the form that nodes use. Returns null for any other value. */
export function quantity(value: unknown): bigint | null {
  return typeof value === 'string' && /^(0x[\da-f]{1,64}|\d{1,78})$/i.test(value) ? BigInt(value) : null
}

function small(value: unknown): string | null {
  return typeof value === 'string' ? value.toLowerCase() : null
}
