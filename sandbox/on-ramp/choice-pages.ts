import type { ServerResponse } from 'node:http'
import type { PriceList } from '../blockchain-api/tokens/price-list.ts'
import { sendPage } from '../http/send-page.ts'
import { centsOf, limitMistake, moneyText, paymentCurrency, paymentMethod } from './money.ts'
import type { Orders } from './orders.ts'
import { choosePage } from './pages.ts'
import type { Purchasable } from './purchasable.ts'
import { quoteOf, totalFor } from './quote.ts'
import { seeOther } from './see-other.ts'
import { readVisit, VisitMistake, type Visit } from './visit.ts'

/** The offer of the shop, its prices, and its orders. */
export type Shop = {
  readonly purchasables: () => readonly Purchasable[]
  readonly prices: PriceList
  readonly orders: Orders
}

/** Shows the choices of the page's URL. */
export function showChoices(shop: Shop, response: ServerResponse, url: URL): void {
  const visit = readVisit(url.searchParams, shop.purchasables())
  const total = visit.total ?? presetTotal(shop, visit, url.searchParams.get('presetCryptoAmount'))
  const amount = total === null ? '' : moneyText(total)
  sendPage(response, 200, choosePage(visit, queryOf(url), amount, null))
}

/** Accepts a choice. Redirects to the payment, or shows the page again with an error. */
export function takeChoice(shop: Shop, response: ServerResponse, url: URL, form: URLSearchParams): void {
  const asked = readVisit(url.searchParams, shop.purchasables())
  const visit = chosenVisit(asked, form)
  const choice = visit.choices[visit.chosen]
  if (!choice) throw new VisitMistake('Nothing was chosen.')
  const text = form.get('amount') ?? ''
  const total = centsOf(text)
  const again = (words: string) =>
    sendPage(response, 400, choosePage(visit, queryOf(url), text, { field: 'amount', words }))
  if (total === null) return again('Write an amount such as 25 or 9.99.')
  const { currency, method } = visit
  const quote = quoteOf({ purchasable: choice.purchasable, currency, method, total }, shop.prices)
  if (typeof quote === 'string') return again(quote)
  const { redirectUrl, provider } = visit
  const key = shop.orders.place({ quote, address: choice.address, redirectUrl, provider })
  seeOther(response, `/buy/order/${key}`)
}

/** Returns the price of an amount of the asset that the page's URL names. */
function presetTotal({ prices }: Shop, { choices, chosen, currency, method }: Visit, text: string | null) {
  const choice = choices[chosen]
  if (text === null || !choice) return null
  const amount = /^\d+(\.\d+)?$/.test(text) ? Number(text) : null
  if (amount === null) throw new VisitMistake(`presetCryptoAmount is "${text}"; expected such as 25 or 0.5.`)
  const total = totalFor(amount, { purchasable: choice.purchasable, currency }, prices)
  const mistake = total === null ? null : limitMistake(total, method, currency)
  if (mistake !== null) throw new VisitMistake(mistake)
  return total
}

function chosenVisit(asked: Visit, form: URLSearchParams): Visit {
  const currency = paymentCurrency(form.get('currency') ?? '')
  const method = paymentMethod(form.get('method') ?? '')
  const chosen = Number(form.get('choice') ?? '')
  if (!currency || !method || !Number.isInteger(chosen))
    throw new VisitMistake('The form of this page was not filled in.')
  return { ...asked, currency, method, chosen }
}

function queryOf({ search }: URL): string {
  return search.slice(1)
}
