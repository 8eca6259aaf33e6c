import { escaped } from '../http/html-page.ts'
import { moneyText, paymentCurrencies, paymentMethods, type PaymentMethod } from './money.ts'
import type { PlacedOrder } from './orders.ts'
import { onRampPage } from './page-frame.ts'
import { purchaseText, type Quote } from './quote.ts'
import { testPayments } from './test-payments.ts'
import type { Visit } from './visit.ts'

/** The field of an invalid input, and the reason. */
export type FieldMistake = { readonly field: string; readonly words: string }

/** The seconds after which the page of a pending order reloads. */
const againAfter = 2

/** Returns the page that asks for the asset, the amount and the payment method. `query` is that of the page. */
export function choosePage(
  { choices, chosen, currency, method }: Visit,
  query: string,
  amount: string,
  mistake: FieldMistake | null,
): string {
  const bought = choices.map(({ purchasable: { asset, network } }, index) =>
    choice('choice', String(index), asset.symbol, `on ${network.displayName}`, index === chosen),
  )
  const ways = Object.entries(paymentMethods).map(([name, { label, least, most }]) =>
    choice('method', name, label, `${moneyText(least)} to ${moneyText(most)}`, name === method),
  )
  const money = paymentCurrencies.map(
    (name) => `<option${name === currency ? ' selected' : ''}>${name}</option>`,
  )
  return onRampPage(
    'Buy with a card',
    `<p class="soft">It goes to ${escaped(choices[chosen]?.address ?? '')}</p><form method="post" action="/buy/quote?${escaped(query)}"><fieldset><legend>What do you buy?</legend>${bought.join('')}</fieldset><div class="pair">${textField('amount', 'Amount', amount, mistake, 'inputmode="decimal" placeholder="25.00"')}<label><span class="label">Currency</span><select class="field" name="currency">${money.join('')}</select></label></div>${mistakeText('amount', mistake)}<fieldset><legend>How do you pay?</legend>${ways.join('')}</fieldset><button>Continue</button></form>`,
  )
}

/** Returns the page that shows an order's cost and accepts the payment. */
export function payPage(key: string, { quote, address }: PlacedOrder, mistake: FieldMistake | null): string {
  const { method } = quote
  const isCard = method === 'card'
  const number = textField('number', isCard ? 'Card number' : 'Account number', '', mistake, numeric)
  const rest = isCard
    ? `<div class="pair">${textField('expiry', 'Expires (MM/YY)', '', mistake, `${numeric} placeholder="12/34"`)}${textField('code', 'Code', '', mistake, `${numeric} placeholder="123"`)}</div>${mistakeText('expiry', mistake)}${mistakeText('code', mistake)}`
    : ''
  return onRampPage(
    `Buy ${purchaseText(quote)} ${quote.purchasable.asset.symbol}`,
    `${costs(quote, address)}<form method="post" action="/buy/order/${escaped(key)}/pay">${number}${mistakeText('number', mistake)}${rest}<button>Pay ${moneyText(quote.total)} ${quote.currency}</button></form>${help(method)}`,
  )
}

/** Returns the bank's question to the payer (3-D Secure). */
export function bankPage(key: string, { quote }: PlacedOrder): string {
  return onRampPage(
    'Your bank asks',
    `<p>Do you want to pay ${moneyText(quote.total)} ${quote.currency} to the sandbox on-ramp?</p><form method="post" action="/buy/order/${escaped(key)}/bank"><button name="answer" value="confirm">Confirm</button><button class="quiet" name="answer" value="refuse">Refuse</button></form>`,
  )
}

/** Returns the page of an order that was paid or has failed. */
export function standPage({ quote, address, stand, redirectUrl }: PlacedOrder): string {
  const what = `${purchaseText(quote)} ${quote.purchasable.asset.symbol}`
  const back = redirectUrl === null ? '' : `<a class="button" href="${escaped(redirectUrl)}">Go back</a>`
  if (stand.is === 'done')
    return onRampPage(
      'It is yours',
      `<p role="status">${what} went to ${escaped(address)}.</p><p class="soft">Transaction ${escaped(stand.hash)}</p>${back}<p class="soft">You can close this window.</p>`,
    )
  if (stand.is === 'failed')
    return onRampPage(
      'Nothing was bought',
      `<p role="alert">${escaped(stand.reason)}</p><p class="soft">No money was taken. Close this window, and try again with another card.</p>${back}`,
    )
  return onRampPage(
    'On its way',
    `<p role="status">${what} will go to ${escaped(address)} as soon as the payment has arrived.</p><p class="soft">This page looks again every ${againAfter} seconds. You can close it: the purchase goes on.</p>`,
    againAfter,
  )
}

const numeric = 'inputmode="numeric" autocomplete="off"'

function choice(name: string, value: string, label: string, more: string, isChosen: boolean): string {
  return `<label class="choice"><input type="radio" name="${name}" value="${value}"${isChosen ? ' checked' : ''}>${escaped(label)}<small>${escaped(more)}</small></label>`
}

function textField(
  name: string,
  label: string,
  value: string,
  mistake: FieldMistake | null,
  attributes: string,
): string {
  const isWrong = mistake?.field === name ? ` aria-invalid="true" aria-describedby="${name}-mistake"` : ''
  return `<label><span class="label">${label}</span><input class="field" name="${name}" value="${escaped(value)}" required ${attributes}${isWrong}></label>`
}

function mistakeText(field: string, mistake: FieldMistake | null): string {
  return mistake?.field === field
    ? `<p class="bad" role="alert" id="${field}-mistake">${escaped(mistake.words)}</p>`
    : ''
}

function costs(quote: Quote, address: string): string {
  const money = (cents: number) => `${moneyText(cents)} ${quote.currency}`
  const { asset, network } = quote.purchasable
  return `<dl><dt>${asset.symbol} on ${network.displayName}</dt><dd>${money(quote.subtotal)}</dd><dt>Fee</dt><dd>${money(quote.coinbaseFee)}</dd><dt>Network fee</dt><dd>${money(quote.networkFee)}</dd><dt class="sum">Total</dt><dd class="sum">${money(quote.total)}</dd><dt>To</dt><dd>${escaped(address)}</dd></dl>`
}

function help(method: PaymentMethod): string {
  const rows = testPayments[method].map(({ number, words }) => {
    const spaced = method === 'card' ? number.replaceAll(/(\d{4})(?=\d)/g, '$1 ') : number
    return `<li><code>${spaced}</code> <span>${words}</span></li>`
  })
  const rest = method === 'card' ? ', with any later month and any code' : ''
  return `<p class="soft">${method === 'card' ? 'Test cards' : 'Test accounts'}${rest}:</p><ul>${rows.join('')}</ul>`
}
