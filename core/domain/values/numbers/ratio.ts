/** An exact fraction of whole numbers. The denominator is above zero. */
export type Ratio = { readonly numerator: bigint; readonly denominator: bigint }

const written = /^(-?)(\d+)(?:\.(\d+))?$/

/** Parses a plain decimal text (`0.7206886622`). Null for anything else. */
export function ratioOf(decimal: string): Ratio | null {
  const [, sign, whole = '', fraction = ''] = written.exec(decimal) ?? []
  if (whole === '') return null
  const digits = BigInt(`${whole}${fraction}`)
  return { numerator: sign === '-' ? -digits : digits, denominator: 10n ** BigInt(fraction.length) }
}

/** Returns base units as whole tokens. */
export function ratioOfUnits(baseUnits: string, decimals: number): Ratio {
  return { numerator: BigInt(baseUnits), denominator: 10n ** BigInt(decimals) }
}

export function times(one: Ratio, other: Ratio): Ratio {
  return {
    numerator: one.numerator * other.numerator,
    denominator: one.denominator * other.denominator,
  }
}

/** Returns a quotient. The divisor must be above zero. */
export function dividedBy(one: Ratio, other: Ratio): Ratio {
  return {
    numerator: one.numerator * other.denominator,
    denominator: one.denominator * other.numerator,
  }
}

export function plus(one: Ratio, other: Ratio): Ratio {
  return {
    numerator: one.numerator * other.denominator + other.numerator * one.denominator,
    denominator: one.denominator * other.denominator,
  }
}

export function minus(one: Ratio, other: Ratio): Ratio {
  return {
    numerator: one.numerator * other.denominator - other.numerator * one.denominator,
    denominator: one.denominator * other.denominator,
  }
}

/** Returns a negative number, zero or a positive one, if the first ratio is less than, equal to or greater than the second. */
export function compared(one: Ratio, other: Ratio): number {
  const { numerator } = minus(one, other)
  return numerator === 0n ? 0 : numerator < 0n ? -1 : 1
}

/** Returns a ratio as a plain decimal text. It is truncated to these decimals, without needless zeros. */
export function decimalText({ numerator, denominator }: Ratio, decimals: number): string {
  const isNegative = numerator < 0n
  const scaled = ((isNegative ? -numerator : numerator) * 10n ** BigInt(decimals)) / denominator
  const digits = String(scaled).padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '')
  const text = fraction === '' ? whole : `${whole}.${fraction}`
  return isNegative && scaled > 0n ? `-${text}` : text
}
