import type { ServerResponse } from 'node:http'
import { sendPage } from '../http/send-page.ts'
import type { Shop } from './choice-pages.ts'
import type { PlacedOrder } from './orders.ts'
import { bankPage, payPage, standPage } from './pages.ts'
import { seeOther } from './see-other.ts'
import { readPayment } from './test-payments.ts'
import { VisitMistake } from './visit.ts'

/** Shows the status of an order. */
export function showOrder(shop: Shop, response: ServerResponse, key: string): void {
  const order = orderOf(shop, key)
  if (order.stand.is === 'open') return sendPage(response, 200, payPage(key, order, null))
  if (order.stand.is === 'asks-bank') return sendPage(response, 200, bankPage(key, order))
  sendPage(response, 200, standPage(order))
}

/** Accepts a payment, or the answer to the bank. */
export function takeOrder(
  shop: Shop,
  response: ServerResponse,
  key: string,
  step: string,
  form: URLSearchParams,
): void {
  const order = orderOf(shop, key)
  if (step === 'bank') shop.orders.confirm(key, form.get('answer') === 'confirm')
  if (step === 'pay' && order.stand.is === 'open') {
    const read = readPayment(form, order.quote.method, new Date())
    if (typeof read !== 'string') return sendPage(response, 400, payPage(key, order, read))
    shop.orders.pay(key, read)
  }
  seeOther(response, `/buy/order/${key}`)
}

function orderOf({ orders }: Shop, key: string): PlacedOrder {
  const order = orders.find(key)
  if (!order) throw new VisitMistake('This order is not known, or is too old. Begin again.')
  return order
}
