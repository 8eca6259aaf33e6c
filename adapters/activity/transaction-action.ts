type Fields = Readonly<Record<string, unknown>>

/** What a transaction of EVM does, as a text that equals another one's where both do the same: whom it addresses, with what and how much. */
export function actionOf({ to, input, value }: Fields): string {
  return JSON.stringify([small(to), small(input), quantity(value)?.toString() ?? null])
}

/** A text that says whether an action is the same and not which it is: SHA-256, in hexadecimals; null where the page may not compute it. */
export async function digestOf(action: string): Promise<string | null> {
  // Outside of secure contexts there is no `subtle`, whatever its type says.
  const subtle = globalThis.crypto.subtle as SubtleCrypto | undefined
  if (!subtle) return null
  const bytes = new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(action)))
  return `0x${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

/** A number of 256 bits at most, as nodes write it; null for what is none. */
export function quantity(value: unknown): bigint | null {
  return typeof value === 'string' && /^(0x[\da-f]{1,64}|\d{1,78})$/i.test(value) ? BigInt(value) : null
}

function small(value: unknown): string | null {
  return typeof value === 'string' ? value.toLowerCase() : null
}
