import type { BaseUnits } from '../values/amount.ts'
import type { HeldToken } from './balances.ts'

/** The number of decimals of a worth, which is in units of 10^-18 US dollars. */
export const worthDecimals = 18

const priceParts = /^([0-9]{1,40})(?:\.([0-9]{1,60}))?$/

/** Returns the worth of a balance, in 10^-18 of a US dollar, rounded down. Null if the token's price is unknown. */
export function worthOf({
  amount,
  decimals,
  price,
}: Pick<HeldToken, 'amount' | 'decimals' | 'price'>): bigint | null {
  const known = pricePerUnit(price)
  if (!known) return null
  const excess = Number(decimals) + known.fraction - worthDecimals
  const product = BigInt(amount) * known.digits
  return excess >= 0 ? product / 10n ** BigInt(excess) : product * 10n ** BigInt(-excess)
}

/**
 * Returns the amount of a token for a worth, in base units. It is rounded down, so that it never exceeds the worth. Null if the token's price is
 * unknown.
 */
export function amountWorth(
  worth: bigint,
  { decimals, price }: Pick<HeldToken, 'decimals' | 'price'>,
): BaseUnits | null {
  const known = pricePerUnit(price)
  if (!known) return null
  const excess = Number(decimals) + known.fraction - worthDecimals
  const amount =
    excess >= 0
      ? (worth * 10n ** BigInt(excess)) / known.digits
      : worth / (known.digits * 10n ** BigInt(-excess))
  return amount.toString()
}

/** Returns a price as a whole number of its last decimal, and the number of its decimals. Null if there is no price. */
function pricePerUnit(price: string | null): { readonly digits: bigint; readonly fraction: number } | null {
  const [, whole, fraction = ''] = priceParts.exec(price ?? '') ?? []
  const digits = BigInt(`${whole ?? ''}${fraction}` || 0)
  return digits === 0n ? null : { digits, fraction: fraction.length }
}
