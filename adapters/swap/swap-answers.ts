import type { BaseUnits } from '../../core/domain/values/amount.ts'
import type { ChainId } from '../../core/domain/values/caip.ts'
import { displayName } from '../../core/domain/values/text/display-name.ts'
import { exactDecimal } from '../../core/domain/values/numbers/exact-decimal.ts'
import type { SwapToken } from '../../core/domain/swap/token.ts'
import type { BuiltSwap } from '../../core/domain/swap/plan/transaction.ts'
import { evmCoinAddress } from '../../core/domain/tokens/balances.ts'
import { UnexpectedField, fieldsOf, listIn } from '../http/answer-fields.ts'
import { remoteImage } from '../images/image-url.ts'

const mostDecimals = 255
const address = /^0x[0-9a-f]{40}$/i
const baseUnits = /^\d{1,78}$/
const bytes = /^0x(?:[0-9a-f]{2})+$/i

/** A transaction of the service's answer. `gas` is null if the service does not estimate it. */
export type WireTransaction = BuiltSwap & { readonly gas: BaseUnits | null; readonly gasPrice: BaseUnits }

/** Reads the tokens of a chain. Leaves out unreadable rows. */
export function tokensIn(answer: unknown, chainId: ChainId): readonly SwapToken[] {
  return listIn(fieldsOf(answer), 'tokens').flatMap((row) => tokenOf(row, chainId) ?? [])
}

/** Reads the price of the one requested token. Returns null for zero, which the service returns for an unknown price. */
export function priceIn(answer: unknown): string | null {
  const [first] = listIn(fieldsOf(answer), 'fungibles')
  const price = first === undefined ? null : exactDecimal(fieldsOf(first).price)
  return price === '0' ? null : price
}

/** Reads the received amount of the first quote. Returns null if there is no quote, or it brings nothing. */
export function receivedIn(answer: unknown): BaseUnits | null {
  const [first] = listIn(fieldsOf(answer), 'quotes')
  const received = first === undefined ? '0' : unitsIn(first, 'toAmount')
  return BigInt(received) === 0n ? null : received
}

/** Reads an amount in base units. */
export function unitsIn(answer: unknown, field: string): BaseUnits {
  const found = fieldsOf(answer)[field]
  if (typeof found !== 'string' || !baseUnits.test(found))
    throw new UnexpectedField(field, found, 'base units')
  return found
}

/** Reads a transaction on a chain. */
export function swapTransactionIn(answer: unknown, chainId: ChainId): WireTransaction {
  const tx = fieldsOf(fieldsOf(answer).tx)
  const costs = fieldsOf(tx.eip155)
  if (typeof tx.data !== 'string' || !bytes.test(tx.data))
    throw new UnexpectedField('tx.data', tx.data, 'bytes')
  return {
    from: addressIn(tx.from, 'tx.from', chainId),
    to: addressIn(tx.to, 'tx.to', chainId),
    data: tx.data,
    gas: costs.gas === undefined || costs.gas === null ? null : unitsIn(costs, 'gas'),
    gasPrice: unitsIn(costs, 'gasPrice'),
  }
}

function tokenOf(value: unknown, chainId: ChainId): SwapToken | null {
  const row = Object(value) as Readonly<Record<string, unknown>>
  const [name, symbol] = [displayName(row.name), displayName(row.symbol)]
  const { decimals } = row
  if (name === null || symbol === null || typeof decimals !== 'number') return null
  if (!Number.isInteger(decimals) || decimals < 0 || decimals > mostDecimals) return null
  const found = onChain(row.address, chainId)
  if (found === null) return null
  return {
    address: found.toLowerCase() === evmCoinAddress ? null : found,
    name,
    symbol,
    decimals,
    icon: remoteImage(row.logoUri),
    hasPermit: row.eip2612 === true,
  }
}

function addressIn(value: unknown, field: string, chainId: ChainId): string {
  const found = onChain(value, chainId)
  if (found === null) throw new UnexpectedField(field, value, `account of ${chainId}`)
  return found
}

function onChain(value: unknown, chainId: ChainId): string | null {
  if (typeof value !== 'string' || !value.startsWith(`${chainId}:`)) return null
  const found = value.slice(chainId.length + 1)
  return address.test(found) ? found : null
}
