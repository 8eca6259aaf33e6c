import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ApiNode } from '../blockchain-api/api-node.ts'
import type { PriceList } from '../blockchain-api/tokens/price-list.ts'
import type { Purchases } from '../blockchain-api/buy/purchases.ts'
import { isForeign } from '../http/foreign-request.ts'
import { startPartServer, type PartServer } from '../http/part-server.ts'
import { readText } from '../http/read-text.ts'
import { sendFailure } from '../http/send.ts'
import { sendPage } from '../http/send-page.ts'
import { meldVisit } from './meld-visit.ts'
import { createOrders } from './orders.ts'
import { onRampPage } from './page-frame.ts'
import type { Purchasable } from './purchasable.ts'
import { showOrder, takeOrder } from './order-pages.ts'
import { showChoices, takeChoice } from './choice-pages.ts'
import { seeOther } from './see-other.ts'
import { VisitMistake } from './visit.ts'

/** Options of the on-ramp: its assets, prices and nodes, and the list of purchases. */
export type OnRampOptions = {
  readonly port: number
  readonly purchasables: () => readonly Purchasable[]
  readonly prices: PriceList
  readonly node: (chain: string) => ApiNode | null
  readonly purchases: Purchases
}

/** The duration of a delayed payment, in milliseconds. */
const delayAtFirst = 8_000
const longestDelay = 600_000

/** Starts the on-ramp: `/buy/select-asset` and its following pages, and `/meld` for a second provider. */
export async function startOnRamp(options: OnRampOptions): Promise<PartServer> {
  const { port, purchasables, prices, node, purchases } = options
  let delay = delayAtFirst
  const waiting = new Set<NodeJS.Timeout>()
  const later = (run: () => void, milliseconds: number) => {
    const timer = setTimeout(() => {
      waiting.delete(timer)
      run()
    }, milliseconds)
    waiting.add(timer)
  }
  const orders = createOrders({ node, purchases, delay: () => delay, later })
  const shop = { purchasables, prices, orders }

  async function answer(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    const isPost = request.method === 'POST'
    const { pathname: path } = url
    if (isPost && isForeign(request)) return refuse(response, 403, 'Another page asked this.')
    const form = new URLSearchParams(isPost ? await readText(request) : '')
    if (path === '/meld' && !isPost) return seeOther(response, meldVisit(url.searchParams))
    if (path === '/buy/select-asset' && !isPost) return showChoices(shop, response, url)
    if (path === '/buy/quote' && isPost) return takeChoice(shop, response, url, form)
    const [, key = '', step = ''] = /^\/buy\/order\/([\w-]+)(?:\/(pay|bank))?$/.exec(path) ?? []
    if (key !== '' && isPost) return takeOrder(shop, response, key, step, form)
    if (key !== '') return showOrder(shop, response, key)
    sendFailure(response, 404, 'path', `Nothing is found at ${path}.`)
  }

  const server = await startPartServer({
    port,
    allowedHeaders: ['content-type'],
    malformed: () => ({ type: 'text/html; charset=utf-8', body: '<p>Half a pa' }),
    async answer(request, response, url) {
      response.setHeader('cache-control', 'no-store')
      try {
        await answer(request, response, url)
      } catch (error) {
        if (!(error instanceof VisitMistake)) throw error
        refuse(response, 400, error.message)
      }
    },
    takeOrder(order) {
      if (!('delaySeconds' in order)) return false
      const milliseconds = Number(order['delaySeconds']) * 1_000
      if (!(milliseconds >= 0 && milliseconds <= longestDelay))
        throw new Error('"delaySeconds" must be a number from 0 to 600.')
      delay = milliseconds
      return true
    },
  })
  return {
    ...server,
    stop() {
      for (const timer of waiting) clearTimeout(timer)
      return server.stop()
    },
  }
}

function refuse(response: ServerResponse, status: number, words: string): void {
  const page = onRampPage('This cannot be bought', `<p role="alert">${words.replaceAll('<', '&lt;')}</p>`)
  sendPage(response, status, page)
}
