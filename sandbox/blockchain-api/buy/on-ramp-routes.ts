import { readJson } from '../../http/method-path.ts'
import { readText } from '../../http/read-text.ts'
import { sendJson } from '../../http/send.ts'
import { centsOf, moneyText, paymentCurrencies, paymentCurrency } from '../../on-ramp/money.ts'
import { paymentMethod, paymentMethods } from '../../on-ramp/money.ts'
import { isNamed, isOnNetwork, type Purchasable } from '../../on-ramp/purchasable.ts'
import { purchaseText, quoteOf, type Quote } from '../../on-ramp/quote.ts'
import type { PriceList } from '../tokens/price-list.ts'
import { checkProject, readParameter, Refusal } from '../refusal.ts'
import type { RouteRequest, Route } from '../route.ts'

/** The tokens that the on-ramp sells, and its origin (`null` if it is not running). */
export type OnRampShop = {
  readonly onSale: () => readonly Purchasable[]
  readonly origin: () => string | null
}

/** The field of an amount: `value` or `amount`. */
type AmountField = 'value' | 'amount'

/**
 * Creates the routes for the offered tokens and their prices, in two shapes. `/v1/onramp/buy/options` and `/quotes` are those of the public
 * service. `/v1/onramp/options` and `/quote` are those of its older API, which the public service does not know.
 */
export function onRampRoutes({ onSale }: OnRampShop, prices: PriceList): readonly Route[] {
  function answerOptions({ response, url }: RouteRequest): void {
    checkProject(readParameter(url, 'projectId'))
    checkCountry(url)
    sendJson(response, 200, {
      paymentCurrencies: paymentCurrencies.map((id) => ({ id, limits: limits() })),
      purchaseCurrencies: sold(onSale(), ['displayName', 'contractAddress', 'chainId']),
    })
  }
  function answerQuotes({ response, url }: RouteRequest): void {
    checkProject(readParameter(url, 'projectId'))
    checkCountry(url)
    const [purchase, amount] = [readParameter(url, 'purchaseCurrency'), readParameter(url, 'paymentAmount')]
    const [currency, method] = [readParameter(url, 'paymentCurrency'), readParameter(url, 'paymentMethod')]
    const network = url.searchParams.get('purchaseNetwork')
    const quote = quoted({ purchase, network, amount, currency, method }, onSale(), prices)
    const { subtotal, ...rest } = writeQuote(quote, 'value')
    sendJson(response, 200, { ...rest, paymentSubTotal: subtotal })
  }
  function answerOlderOptions({ response, url }: RouteRequest): void {
    checkProject(readParameter(url, 'projectId'))
    sendJson(response, 200, {
      paymentCurrencies: paymentCurrencies.map((id) => ({ id, payment_method_limits: limits() })),
      purchaseCurrencies: sold(onSale(), ['display_name', 'contract_address', 'chain_id']),
    })
  }
  async function answerOlderQuote({ request, response, url }: RouteRequest): Promise<void> {
    checkProject(readParameter(url, 'projectId'))
    const body = readJson(await readText(request))
    if (body === undefined) throw new Refusal(400, null, 'Failed to parse the request body as JSON')
    const { purchaseCurrency, paymentCurrency: payment, amount } = Object(body) as Record<string, unknown>
    const [purchase, currency] = [idIn(purchaseCurrency), idIn(payment)]
    if (purchase === null || currency === null || typeof amount !== 'string')
      throw new Refusal(422, null, 'Failed to deserialize the JSON body into the target type: missing field')
    // This shape has no payment method. The limits of a bank account are the widest.
    const method = 'ach_bank_account'
    const quote = quoted({ purchase, network: null, amount, currency, method }, onSale(), prices)
    const { subtotal, ...rest } = writeQuote(quote, 'amount')
    sendJson(response, 200, { ...rest, paymentSubtotal: subtotal })
  }
  const malformedOptions = '{"paymentCurrencies":{"id":7},"purchaseCurrencies":null}'
  const malformedQuote = '{"paymentTotal":"much","quoteId":7}'
  const route = (
    method: Route['method'],
    path: RegExp,
    known: string,
    malformed: string,
    answer: Route['answer'],
  ): Route => ({ method, path, fault: () => known, malformed, answer })
  return [
    route('GET', /^\/v1\/onramp\/buy\/options$/, '/onramp/buy/options', malformedOptions, answerOptions),
    route('GET', /^\/v1\/onramp\/buy\/quotes$/, '/onramp/buy/quotes', malformedQuote, answerQuotes),
    route('GET', /^\/v1\/onramp\/options$/, '/onramp/options', malformedOptions, answerOlderOptions),
    route('POST', /^\/v1\/onramp\/quote$/, '/onramp/quote', malformedQuote, answerOlderQuote),
  ]
}

type Wish = {
  readonly purchase: string
  readonly network: string | null
  readonly amount: string
  readonly currency: string
  readonly method: string
}

function quoted(wish: Wish, onSale: readonly Purchasable[], prices: PriceList): Quote {
  const named = onSale.filter((one) => isNamed(one, wish.purchase))
  if (named.length === 0) throw new Refusal(400, 'purchaseCurrency', `${wish.purchase} cannot be bought`)
  const { network } = wish
  const purchasable = named.find((one) => network === null || isOnNetwork(one, network))
  if (!purchasable)
    throw new Refusal(400, 'purchaseNetwork', `${wish.purchase} cannot be bought on ${network}`)
  const currency = paymentCurrency(wish.currency)
  if (!currency) throw new Refusal(400, 'paymentCurrency', `Payments in ${wish.currency} are not taken`)
  const method = paymentMethod(wish.method)
  if (!method) throw new Refusal(400, 'paymentMethod', `${wish.method} is no way to pay`)
  const total = centsOf(wish.amount)
  if (total === null) throw new Refusal(400, 'paymentAmount', `${wish.amount} is no amount of money`)
  const quote = quoteOf({ purchasable, currency, method, total }, prices)
  if (typeof quote === 'string') throw new Refusal(400, 'paymentAmount', quote)
  return quote
}

function writeQuote(quote: Quote, field: AmountField) {
  const money = (cents: number) => ({ [field]: moneyText(cents), currency: quote.currency })
  return {
    paymentTotal: money(quote.total),
    subtotal: money(quote.subtotal),
    purchaseAmount: { [field]: purchaseText(quote), currency: quote.purchasable.asset.symbol },
    coinbaseFee: money(quote.coinbaseFee),
    networkFee: money(quote.networkFee),
    quoteId: quote.id,
  }
}

/** Returns each sold token once with its networks. The two shapes have different field names. */
function sold(
  onSale: readonly Purchasable[],
  [label, contract, chain]: readonly [string, string, string],
): readonly object[] {
  return [...new Map(onSale.map(({ id, asset }) => [id, asset]))].map(([id, { name, symbol }]) => ({
    id,
    name,
    symbol,
    networks: onSale
      .filter((one) => one.id === id)
      .map(({ network, asset }) => ({
        name: network.name,
        [label]: network.displayName,
        [contract]: asset.address ?? '',
        [chain]: network.chain.split(':')[1],
      })),
  }))
}

function limits() {
  return Object.entries(paymentMethods).map(([id, { least, most }]) => ({
    id,
    min: moneyText(least),
    max: moneyText(most),
  }))
}

function checkCountry(url: URL): void {
  if (readParameter(url, 'country').length !== 2)
    throw new Refusal(400, 'country', 'Country code must be 2 characters long')
}

function idIn(value: unknown): string | null {
  const { id } = Object(value) as { readonly id?: unknown }
  return typeof id === 'string' ? id : null
}
