import { baseUnitsOf } from '../../core/domain/values/amount.ts'
import { displayName } from '../../core/domain/values/text/display-name.ts'
import { exactDecimal } from '../../core/domain/values/numbers/exact-decimal.ts'
import type { ChainId } from '../../core/domain/values/caip.ts'
import { evmCoinAddress } from '../../core/domain/tokens/balances.ts'
import type { HeldToken } from '../../core/domain/tokens/balances.ts'
import { remoteImage } from '../images/image-url.ts'

/** The service's address for Solana's coin, if it names one. */
const solanaCoinAddress = 'So11111111111111111111111111111111111111111'

/** The most decimals that a token has on any chain. */
const mostDecimals = 255

/**
 * Reads one row of a balance on a chain. Returns null for a row of another chain, and for one without a readable name, symbol or amount. Returns
 * null also for a row with neither decimals nor a price, such as a collectible. A price of zero means that the service does not know it.
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

/** Returns an amount in base units. The service computes some amounts in floating point, so digits beyond the token's decimals are dropped. */
function amountOf(numeric: unknown, decimals: number): string | null {
  const [whole = '', fraction = ''] = exactDecimal(numeric)?.split('.') ?? []
  const digits = fraction.slice(0, decimals)
  const amount = baseUnitsOf(digits === '' ? whole : `${whole}.${digits}`, decimals)
  return amount !== null && amount.length <= 78 ? amount : null
}

/** Returns a token's address, null for the coin, and undefined for anything else. */
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

/** Returns a text, or a number as text. */
function text(value: unknown): string | null {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' && value !== '' ? value : null
}
