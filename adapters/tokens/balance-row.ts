import { baseUnitsOf } from '../../core/domain/values/amount.ts'
import { displayName } from '../../core/domain/values/display-name.ts'
import { exactDecimal } from '../../core/domain/values/exact-decimal.ts'
import type { ChainId } from '../../core/domain/values/caip.ts'
import { evmCoinAddress } from '../../core/domain/tokens/balances.ts'
import type { HeldToken } from '../../core/domain/tokens/balances.ts'
import { remoteImage } from '../images/image-url.ts'

/** How the service names the coin of Solana where it names it at all (backends reference 1.1). */
const solanaCoinAddress = 'So11111111111111111111111111111111111111111'

/** How many decimals a token can have on any chain. */
const mostDecimals = 255

/**
 * Reads one row of a balance (behaviour reference 1.3, 10) on a chain; null for one of another chain, without a name, a symbol or an amount
 * that can be read, and for what has neither decimals nor a price, as collectibles. A price of zero is one that the service does not know.
 */
export function heldTokenOf(value: unknown, chainId: ChainId): HeldToken | null {
  const row = fields(value)
  const quantity = fields(row.quantity)
  const decimals = Number(text(quantity.decimals) ?? Number.NaN)
  const name = displayName(row.name)
  const symbol = displayName(row.symbol)
  const address = tokenAddress(row.address, chainId)
  if (row.chainId !== chainId || address === undefined || name === null || symbol === null) return null
  const known = exactDecimal(row.price)
  const price = known === '0' ? null : known
  if (!Number.isInteger(decimals) || decimals < (price === null ? 1 : 0) || decimals > mostDecimals)
    return null
  const amount = amountOf(quantity.numeric, decimals)
  if (amount === null) return null
  return {
    address,
    name,
    symbol,
    decimals: String(decimals),
    amount,
    price,
    icon: remoteImage(row.iconUrl),
  }
}

/** The service counts some amounts in floating point, whose digits beyond the token's decimals mean nothing. */
function amountOf(numeric: unknown, decimals: number): string | null {
  const [whole = '', fraction = ''] = exactDecimal(numeric)?.split('.') ?? []
  const digits = fraction.slice(0, decimals)
  const amount = baseUnitsOf(digits === '' ? whole : `${whole}.${digits}`, decimals)
  return amount !== null && amount.length <= 78 ? amount : null
}

/** Null for the coin; undefined for what is no token of the chain. */
function tokenAddress(given: unknown, chainId: ChainId): string | null | undefined {
  if (given === undefined || given === null) return null
  if (typeof given !== 'string' || !given.startsWith(`${chainId}:`)) return undefined
  const address = given.slice(chainId.length + 1)
  if (address === '') return undefined
  return address.toLowerCase() === evmCoinAddress || address === solanaCoinAddress ? null : address
}

function fields(value: unknown): Readonly<Record<string, unknown>> {
  return Object(value) as Readonly<Record<string, unknown>>
}

/** A text, or a number written as one. */
function text(value: unknown): string | null {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' && value !== '' ? value : null
}
