/** An amount in base units (wei, lamports) as a decimal text, exact at any size. */
export type BaseUnits = string

/** Returns base units as a plain decimal number without rounding: `('1500000', 6)` is `1.5`. */
export function decimalOf(baseUnits: BaseUnits, decimals: number): string {
  if (decimals === 0) return BigInt(baseUnits).toString()
  const digits = BigInt(baseUnits)
    .toString()
    .padStart(decimals + 1, '0')
  const whole = digits.slice(0, -decimals)
  const fraction = digits.slice(-decimals).replace(/0+$/, '')
  return fraction ? `${whole}.${fraction}` : whole
}

/** Returns a typed decimal number in base units. Null if it is no number, or has more decimals than the token. */
export function baseUnitsOf(decimal: string, decimals: number): BaseUnits | null {
  const match = /^([0-9]*)(?:\.([0-9]*))?$/.exec(decimal)
  const [, whole = '', fraction = ''] = match ?? []
  if (!match || `${whole}${fraction}` === '' || fraction.length > decimals) return null
  return BigInt(`${whole}${fraction.padEnd(decimals, '0')}`).toString()
}
