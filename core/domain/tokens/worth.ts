import type { BaseUnits } from '../values/amount.ts'
import type { HeldToken } from './balances.ts'

/** How many decimals a worth has: it is counted in 10^-18 of a US dollar. */
export const worthDecimals = 18

const priceParts = /^([0-9]{1,40})(?:\.([0-9]{1,60}))?$/

/** What is held of a token is worth, in 10^-18 of a US dollar and rounded down to that; null where its price is not known. */
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

/** How much of a token a worth is, in base units and rounded down to them, so that it is never more than was meant; null where the token's price is not known. */
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

/** A price as a whole number of its last decimal, and how many decimals it has; null where there is none. */
function pricePerUnit(price: string | null): { readonly digits: bigint; readonly fraction: number } | null {
  const [, whole, fraction = ''] = priceParts.exec(price ?? '') ?? []
  const digits = BigInt(`${whole ?? ''}${fraction}` || 0)
  return digits === 0n ? null : { digits, fraction: fraction.length }
}
