import { isAddress, isAddressOn } from '../../core/domain/account/account.ts'
import { baseUnitsOf } from '../../core/domain/values/amount.ts'
import { isChainId } from '../../core/domain/values/caip.ts'
import { displayName } from '../../core/domain/values/text/display-name.ts'
import { moneyDecimals } from '../../core/domain/buy/options.ts'
import type {
  OnRampOptions,
  PaymentCurrency,
  PaymentLimit,
  PurchaseCurrency,
  PurchaseNetwork,
} from '../../core/domain/buy/options.ts'
import type { OnRampAmount, OnRampQuote } from '../../core/domain/buy/quote.ts'
import { UnexpectedField, fieldsOf, listIn } from '../http/answer-fields.ts'

type Fields = Readonly<Record<string, unknown>>

const idPattern = /^[\w.:-]{1,100}$/
const decimalPattern = /^\d{1,30}(?:\.\d{1,30})?$/

/**
 * Reads the purchasable tokens and the payment currencies. The field names are those of the service in use (`limits`, `displayName`,
 * `contractAddress`, `chainId`) or those of its older API (`payment_method_limits`, `display_name` …). Payment methods become lowercase.
 * Unreadable rows are left out. Throws if no payment currency or no token remains.
 */
export function optionsIn(answer: unknown): OnRampOptions {
  const fields = fieldsOf(answer)
  const paymentCurrencies = listIn(fields, 'paymentCurrencies').flatMap((row) => paymentIn(row) ?? [])
  const purchaseCurrencies = listIn(fields, 'purchaseCurrencies').flatMap((row) => purchaseIn(row) ?? [])
  if (paymentCurrencies.length === 0)
    throw new UnexpectedField('paymentCurrencies', fields.paymentCurrencies, 'list of currencies with limits')
  if (purchaseCurrencies.length === 0)
    throw new UnexpectedField('purchaseCurrencies', fields.purchaseCurrencies, 'list of what can be bought')
  return { paymentCurrencies, purchaseCurrencies }
}

/**
 * Reads the cost of an order. The field names are those of the service in use (`value`, `paymentSubTotal`) or those of its older API (`amount`,
 * `paymentSubtotal`).
 */
export function quoteIn(answer: unknown): OnRampQuote {
  const fields = fieldsOf(answer)
  const { quoteId } = fields
  if (typeof quoteId !== 'string' || !idPattern.test(quoteId))
    throw new UnexpectedField('quoteId', quoteId, 'id')
  const subtotal = 'paymentSubTotal' in fields ? 'paymentSubTotal' : 'paymentSubtotal'
  return {
    quoteId,
    paymentTotal: amountIn(fields, 'paymentTotal'),
    paymentSubtotal: amountIn(fields, subtotal),
    purchaseAmount: amountIn(fields, 'purchaseAmount'),
    coinbaseFee: amountIn(fields, 'coinbaseFee'),
    networkFee: amountIn(fields, 'networkFee'),
    isEstimate: false,
  }
}

/** Reads the URL of the payment page. */
export function urlIn(answer: unknown): string {
  const { url } = fieldsOf(answer)
  if (typeof url !== 'string') throw new UnexpectedField('url', url, 'string')
  return url
}

function paymentIn(value: unknown): PaymentCurrency | null {
  const { id: given, limits, payment_method_limits: olderLimits } = rowOf(value)
  const id = markIn(given)
  const found = limitsIn(limits ?? olderLimits)
  return id === null || found.length === 0 ? null : { id, limits: found }
}

function limitsIn(value: unknown): PaymentLimit[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((row: unknown) => {
    const { id: given, min, max } = rowOf(row)
    const [id, least, most] = [markIn(given), moneyIn(min), moneyIn(max)]
    return id === null || least === null || most === null ? [] : [{ id: id.toLowerCase(), least, most }]
  })
}

function purchaseIn(value: unknown): PurchaseCurrency | null {
  const { id: given, name: givenName, symbol: givenSymbol, networks: rows } = rowOf(value)
  const [id, name, symbol] = [markIn(given), displayName(givenName), displayName(givenSymbol)]
  const networks = Array.isArray(rows) ? rows.flatMap((row: unknown) => networkIn(row) ?? []) : []
  if (id === null || name === null || symbol === null || networks.length === 0) return null
  return { id, name, symbol, networks }
}

function networkIn(value: unknown): PurchaseNetwork | null {
  const row = rowOf(value)
  const name = markIn(row.name)
  const label = displayName(row.displayName ?? row.display_name)
  const reference = String(row.chainId ?? row.chain_id)
  const chainId = `${/^\d+$/.test(reference) ? 'eip155' : 'solana'}:${reference}`
  if (name === null || label === null || !isChainId(chainId)) return null
  const contract = row.contractAddress ?? row.contract_address ?? ''
  if (contract === '') return { name, label, chainId, address: null }
  return isAddress(contract) && isAddressOn(chainId, contract)
    ? { name, label, chainId, address: contract }
    : null
}

function amountIn(fields: Fields, field: string): OnRampAmount {
  const { value, amount: olderValue, currency: given } = rowOf(fields[field])
  const [amount, currency] = [decimalIn(value ?? olderValue), displayName(given)]
  if (amount === null || currency === null)
    throw new UnexpectedField(field, fields[field], 'amount with its currency')
  return { amount, currency }
}

function moneyIn(value: unknown): string | null {
  const text = decimalIn(value)
  return text !== null && baseUnitsOf(text, moneyDecimals) !== null ? text : null
}

function decimalIn(value: unknown): string | null {
  const text = typeof value === 'number' ? String(value) : value
  return typeof text === 'string' && decimalPattern.test(text) ? text : null
}

function markIn(value: unknown): string | null {
  return typeof value === 'string' && idPattern.test(value) ? value : null
}

function rowOf(value: unknown): Fields {
  return Object(value) as Fields
}
