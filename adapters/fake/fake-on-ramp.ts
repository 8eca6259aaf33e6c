import { Subject, concatWith, defer, filter, map, take } from 'rxjs'
import { coinbaseNetworkName } from '../../core/domain/buy/coinbase-network.ts'
import { defaultOnRampOptions } from '../../core/domain/buy/options.ts'
import type { OnRampOptions } from '../../core/domain/buy/options.ts'
import type { OnRampQuote } from '../../core/domain/buy/quote.ts'
import type { OnRampOrder } from '../../core/domain/buy/order.ts'
import type { OnRamp, PaymentWindowNews } from '../../core/ports/on-ramp.ts'
import { untilAborted } from '../ports/aborted.ts'
import type { AnswerOrder } from './answer-order.ts'
import { createScript } from './script.ts'
import type { Script } from './script.ts'

/** A window of the fake: the link that it shows, and whether it is open. */
type FakePaymentWindow = {
  readonly attempt: string
  readonly link: string | null
  readonly isOpen: boolean
}

/** An on-ramp under a test's control. */
export type FakeOnRamp = OnRamp &
  Script<OnRamp> & {
    /** Returns every window that was opened, oldest first. */
    readonly windows: () => readonly FakePaymentWindow[]
    /** Closes the window of an attempt, as the visitor would. */
    readonly closeByVisitor: (attempt: string) => void
  }

/** Creates an on-ramp that sells at one to one, less `fee` (a whole number of the payment currency). Its payment page is `page`. */
export function fakeOnRamp({
  options = defaultOnRampOptions,
  fee = 1,
  page = 'https://pay.coinbase.com/buy',
  order: answers,
}: {
  readonly options?: OnRampOptions
  readonly fee?: number
  readonly page?: string
  readonly order?: AnswerOrder
} = {}): FakeOnRamp {
  const { script, ask } = createScript<OnRamp>(answers)
  const windows: FakePaymentWindow[] = []
  const closings = new Subject<string>()
  const change = (attempt: string, news: Partial<FakePaymentWindow>) => {
    const index = windows.map((one) => one.attempt === attempt && one.isOpen).lastIndexOf(true)
    const found = windows[index]
    if (found) windows[index] = { ...found, ...news }
    return null
  }
  return {
    ...script,
    windows: () => [...windows],
    closeByVisitor: (attempt) => {
      change(attempt, { isOpen: false })
      closings.next(attempt)
    },
    options: (request, signal) => ask('options', request, signal, () => ({ options })),
    quote: (request, signal) =>
      ask('quote', request, signal, () => ({ quote: fakeQuote(request.order, fee) })),
    link: (request, signal) => ask('link', request, signal, () => ({ link: fakeLink(page, request) })),
    prepareWindow: (request, signal) => ask('prepareWindow', request, signal, () => null),
    openWindow: (request, signal) =>
      defer(() => {
        const { attempt } = request
        const closed = closings.pipe(
          filter((one) => one === attempt),
          take(1),
          map((): PaymentWindowNews => ({ kind: 'closed' })),
        )
        return ask('openWindow', request, signal, (): PaymentWindowNews => {
          windows.push({ attempt, link: null, isOpen: true })
          return { kind: 'opened' }
        }).pipe(concatWith(closed), untilAborted(signal))
      }),
    leadWindow: (request, signal) =>
      ask('leadWindow', request, signal, () => change(request.attempt, { link: request.link })),
    closeWindow: (request, signal) =>
      ask('closeWindow', request, signal, () => change(request.attempt, { isOpen: false })),
  }
}

function fakeLink(
  page: string,
  { order: { network, purchase }, address }: { readonly order: OnRampOrder; readonly address: string },
): string {
  const blockchains = [coinbaseNetworkName(network.chainId) ?? network.name]
  const wallets = JSON.stringify([{ address, blockchains, assets: [purchase.symbol] }])
  return `${page}?destinationWallets=${encodeURIComponent(wallets)}`
}

function fakeQuote({ amount, payment, purchase }: OnRampOrder, fee: number): OnRampQuote {
  const inPayment = (figure: string) => ({ amount: figure, currency: payment })
  const rest = (Number(amount) - fee).toFixed(2)
  return {
    quoteId: 'fake-quote',
    paymentTotal: inPayment(amount),
    paymentSubtotal: inPayment(rest),
    purchaseAmount: { amount: rest, currency: purchase.symbol },
    coinbaseFee: inPayment(fee.toFixed(2)),
    networkFee: inPayment('0.00'),
    isEstimate: false,
  }
}
