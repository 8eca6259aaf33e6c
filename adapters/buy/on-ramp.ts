import { failureOf } from '../../core/domain/errors/failure.ts'
import { referenceOf } from '../../core/domain/values/caip.ts'
import { defaultOnRampOptions } from '../../core/domain/buy/options.ts'
import type { OnRampOptions } from '../../core/domain/buy/options.ts'
import type { OnRampOrder } from '../../core/domain/buy/order.ts'
import type { OnRamp } from '../../core/ports/on-ramp.ts'
import { createHttp } from '../http/http.ts'
import type { HttpParts } from '../http/http.ts'
import { optionsIn, quoteIn, urlIn } from './on-ramp-answers.ts'
import { createPaymentWindow } from './payment-window.ts'
import type { PaymentWindowParts } from './payment-window.ts'
import { linkRequest, paymentLink } from './payment-link.ts'

/** Settings of the on-ramp service: its URL, the project id, the visitor's country (ISO 3166, two letters), and the page that opens windows. */
export type OnRampParts = Pick<HttpParts, 'base' | 'limit' | 'fetch'> &
  PaymentWindowParts & {
    readonly projectId: string
    readonly country: string
  }

/**
 * Creates the port of the on-ramp service, which sells tokens for money. Asks the current API first, and the older API if the service does not
 * know the current one.
 */
export function createOnRamp({ projectId, country, page, clock, ...where }: OnRampParts): OnRamp {
  const http = createHttp(where)
  const windows = createPaymentWindow({ page, clock })
  let offered = defaultOnRampOptions
  return {
    options: async (_, signal) => {
      const query = { projectId, country }
      const options = await orElse(
        () => http.json({ path: '/v1/onramp/buy/options', query }, optionsIn, signal),
        () => http.json({ path: '/v1/onramp/options', query: { projectId } }, optionsIn, signal),
      )
      offered = options
      return { options }
    },
    quote: async ({ order }, signal) => {
      const query = {
        projectId,
        country,
        purchaseCurrency: order.purchase.id,
        purchaseNetwork: order.network.name,
        paymentAmount: order.amount,
        paymentCurrency: order.payment,
        paymentMethod: order.method.toUpperCase(),
      }
      const older = { path: '/v1/onramp/quote', method: 'POST', body: olderQuestion(order, offered) } as const
      const quote = await orElse(
        () => http.json({ path: '/v1/onramp/buy/quotes', query }, quoteIn, signal),
        () => http.json({ ...older, query: { projectId } }, quoteIn, signal),
      )
      return { quote }
    },
    link: async ({ order, address }, signal) => {
      const body = linkRequest(order, address)
      const request = {
        path: '/v1/generators/onrampurl',
        method: 'POST',
        query: { projectId },
        body,
      } as const
      return { link: paymentLink(await http.json(request, urlIn, signal), order) }
    },
    prepareWindow: async () => null,
    openWindow: ({ attempt }, signal) => windows.open(attempt, signal),
    leadWindow: async ({ attempt, link }) => windows.lead(attempt, link),
    closeWindow: async ({ attempt }) => windows.close(attempt),
  }
}

/**
 * Asks the older API if the service does not know a question, cannot answer it, or answers in another shape. If both fail, throws the first
 * error.
 */
async function orElse<Value>(ask: () => Promise<Value>, otherwise: () => Promise<Value>): Promise<Value> {
  try {
    return await ask()
  } catch (error) {
    const { code, status = 0 } = failureOf(error)
    const isUnknown =
      code === 'malformed-answer' || (code === 'http-status' && (status === 404 || status >= 500))
    if (!isUnknown) throw error
    try {
      return await otherwise()
    } catch {
      throw error
    }
  }
}

function olderQuestion(
  { purchase, network, payment, amount }: OnRampOrder,
  { paymentCurrencies }: OnRampOptions,
): object {
  const limits = paymentCurrencies.find(({ id }) => id === payment)?.limits ?? []
  const sold = {
    name: network.name,
    display_name: network.label,
    chain_id: referenceOf(network.chainId),
    contract_address: network.address ?? '',
  }
  return {
    purchaseCurrency: { ...purchase, networks: [sold] },
    paymentCurrency: {
      id: payment,
      payment_method_limits: limits.map(({ id, least, most }) => ({ id, min: least, max: most })),
    },
    amount,
    network: purchase.symbol,
  }
}
