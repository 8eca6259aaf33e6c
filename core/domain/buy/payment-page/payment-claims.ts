/** A parameter of a link. Its name is in lower case and without separators. */
export type PaymentClaim = { readonly name: string; readonly value: string }

/** The deepest nesting of JSON in JSON. */
const deepest = 6

/** The highest number of decodings of a value, which may be encoded more than once. */
const mostDecodings = 3

/**
 * Returns all parameters in the query and the fragment of a link, including values inside JSON. Returns null if a name occurs twice, or if JSON is
 * invalid, because readers would disagree about it.
 */
export function paymentClaims(url: URL): readonly PaymentClaim[] | null {
  const fields = [...url.searchParams, ...new URLSearchParams(queryOfFragment(url.hash))]
  const names = fields.map(([name]) => plainName(name))
  if (new Set(names).size !== names.length) return null
  try {
    return fields.flatMap(([name, value]) => claimsOf(plainName(name), value, 0))
  } catch {
    return null
  }
}

/** Returns the EVM addresses in a text, including those that were percent-encoded several times. */
export function addressesIn(text: string): readonly string[] {
  return decodings(text).flatMap((one) => one.match(/0x[0-9a-f]{40}/gi) ?? [])
}

/** Returns whether a text names a page. A visitor could be redirected to it after the payment. */
export function namesPage(text: string): boolean {
  return decodings(text).some((one) => /^\s*(?:[a-z][a-z0-9+.-]*:)?[\\/]{2}/i.test(one))
}

function decodings(text: string): readonly string[] {
  const found = [text]
  for (let times = 0; times < mostDecodings; times += 1) {
    const next = decoded(found.at(-1) ?? '')
    if (next === found.at(-1)) break
    found.push(next)
  }
  return found
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text.replaceAll(/%[0-7][0-9a-f]/gi, (one) => decodeURIComponent(one))
  }
}

function queryOfFragment(hash: string): string {
  const fragment = hash.slice(1)
  return fragment.slice(fragment.indexOf('?') + 1)
}

/** Normalizes a name: `destinationWallets`, `destination_wallets` and `destinationWallets[]` are one name. */
function plainName(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
}

function claimsOf(name: string, value: unknown, depth: number): readonly PaymentClaim[] {
  if (depth > deepest) throw new RangeError('JSON lies too deep in a payment link.')
  if (typeof value === 'string')
    return /^\s*[[{"]/.test(value) ? claimsOf(name, readJson(value), depth + 1) : [{ name, value }]
  if (Array.isArray(value)) return value.flatMap((one) => claimsOf(name, one, depth + 1))
  if (typeof value !== 'object' || value === null) return [{ name, value: String(value) }]
  return Object.entries(value).flatMap(([key, inner]) =>
    // Coinbase's `addresses` maps addresses to networks.
    name === 'addresses'
      ? [{ name, value: key }, ...claimsOf('networks', inner, depth + 1)]
      : claimsOf(plainName(key), inner, depth + 1),
  )
}

/** Parses JSON that every reader understands alike. Throws for any other, such as an object with a duplicate key. */
function readJson(text: string): unknown {
  const value: unknown = JSON.parse(text)
  const compact = text.replaceAll(/("(?:[^"\\]|\\.)*")|\s+/g, '$1')
  if (JSON.stringify(value) === compact) return value
  throw new SyntaxError('Readers would differ about this JSON.')
}
