/** A number as a fraction of whole numbers, exact; the denominator is above zero. */
export type Ratio = { readonly numerator: bigint; readonly denominator: bigint }

const written = /^(-?)(\d+)(?:\.(\d+))?$/

/** Reads a plain decimal text (`0.7206886622`); null for anything else. */
export function ratioOf(decimal: string): Ratio | null {
  const [, sign, whole = '', fraction = ''] = written.exec(decimal) ?? []
  if (whole === '') return null
  const digits = BigInt(`${whole}${fraction}`)
  return { numerator: sign === '-' ? -digits : digits, denominator: 10n ** BigInt(fraction.length) }
}

/** So many base units as whole tokens. */
export function ratioOfUnits(baseUnits: string, decimals: number): Ratio {
  return { numerator: BigInt(baseUnits), denominator: 10n ** BigInt(decimals) }
}

/** The product of two. */
export function times(one: Ratio, other: Ratio): Ratio {
  return {
    numerator: one.numerator * other.numerator,
    denominator: one.denominator * other.denominator,
  }
}

/** One divided by another, which is above zero. */
export function dividedBy(one: Ratio, other: Ratio): Ratio {
  return {
    numerator: one.numerator * other.denominator,
    denominator: one.denominator * other.numerator,
  }
}

/** One less another. */
export function minus(one: Ratio, other: Ratio): Ratio {
  return {
    numerator: one.numerator * other.denominator - other.numerator * one.denominator,
    denominator: one.denominator * other.denominator,
  }
}

/** Below zero, zero or above it, as one is less than another, as much or more. */
export function compared(one: Ratio, other: Ratio): number {
  const { numerator } = minus(one, other)
  return numerator === 0n ? 0 : numerator < 0n ? -1 : 1
}

/** A ratio as a plain decimal text, cut after so many decimals and without needless zeros. */
export function decimalText({ numerator, denominator }: Ratio, decimals: number): string {
  const isNegative = numerator < 0n
  const scaled = ((isNegative ? -numerator : numerator) * 10n ** BigInt(decimals)) / denominator
  const digits = String(scaled).padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '')
  const text = fraction === '' ? whole : `${whole}.${fraction}`
  return isNegative && scaled > 0n ? `-${text}` : text
}
