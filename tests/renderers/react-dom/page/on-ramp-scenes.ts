import { coinbase } from '../../../../core/domain/buy/provider.ts'
import { defaultOnRampOptions } from '../../../../core/domain/buy/options.ts'
import type { Transaction } from '../../../../core/domain/activity/transaction.ts'
import { features } from '../../../../core/events/features.ts'
import { onRamp } from '../../../../core/events/buy/on-ramp.ts'
import { purchases } from '../../../../core/events/buy/purchases.ts'
import { router } from '../../../../core/events/shell/router.ts'
import { bob } from '../../../../fixtures/people.ts'
import { transaction, transfer } from '../../../../fixtures/transactions.ts'
import { german } from './german.ts'
import { failure, holder, holding } from './happenings.ts'
import { hebrew } from './hebrew.ts'
import type { Scene } from './scene.ts'

const [usdc] = defaultOnRampOptions.purchaseCurrencies
const [ethereum] = usdc?.networks ?? []
if (!usdc || !ethereum) throw new Error('Nothing is sold where no service says what is.')

const order = {
  purchase: { id: usdc.id, name: usdc.name, symbol: usdc.symbol },
  network: ethereum,
  payment: 'USD',
  method: 'card',
  amount: '250.00',
}
const dollars = (amount: string) => ({ amount, currency: 'USD' })
const quote = {
  quoteId: 'q',
  paymentTotal: dollars('250.00'),
  paymentSubtotal: dollars('246.18'),
  purchaseAmount: { amount: '246.206183', currency: 'USDC' },
  coinbaseFee: dollars('3.72'),
  networkFee: dollars('0.10'),
  isEstimate: false,
}
const many = {
  paymentCurrencies: ['USD', 'EUR', 'GBP', 'CHF'].map((id) => ({
    id,
    limits: defaultOnRampOptions.paymentCurrencies[0]?.limits ?? [],
  })),
  purchaseCurrencies: Array.from({ length: 40 }, (_, index) => ({
    ...usdc,
    id: `token-${index}`,
    name: index === 1 ? 'A token whose name never ends, whoever reads it' : `Token ${index}`,
    symbol: index === 1 ? 'WHICHNEVERENDS' : `T${index}`,
  })),
}
const typing = (text: string, separator = '.') => onRamp.amountTyped({ text, separator })

const arrived = [
  ...holding('1482900000000000000'),
  features.loaded({ feature: 'on-ramp' }),
  router.viewPushed({ view: 'OnRampProviders' }),
]
const asked = [...arrived, typing('250'), onRamp.quoteStarted({ question: 'q1', order })]
const quoted = [...asked, onRamp.quoteReceived({ question: 'q1', quote })]
const askedInVain = (missing: 'purchase' | 'payment') => [
  ...arrived,
  onRamp.prefillStarted({ amount: '50', currency: 'JPY', token: 'native', network: 'eip155:1' }),
  onRamp.prefillEnded({ purchase: null, payment: null, text: '', separator: ',', missing: [missing] }),
]
const notRenewed = [
  ...quoted,
  onRamp.quoteStarted({ question: 'q2', order }),
  onRamp.quoteFailed({ question: 'q2', failure: failure('unreachable') }),
]
/** The purchase `b1` of an account begins, and is shown. */
const begunFor = (address: string) => [
  {
    ...onRamp.purchaseRequested({
      order: { provider: coinbase, address, wanted: order, quote },
      by: 'visitor',
    }),
    id: 'b1',
  },
  router.viewPushed({ view: 'BuyInProgress', flow: 'b1' }),
]
const begun = [...quoted, ...begunFor(holder.address)]
const link = onRamp.linkReceived({ flow: 'b1', link: 'https://pay.example/buy?to=ada&amount=250' })
const paying = [...begun, onRamp.windowOpened({ flow: 'b1' }), link]
const blocked = [...begun, onRamp.windowFailed({ flow: 'b1', failure: failure('popup-blocked') })]
const blockedForAnother = [
  ...quoted,
  ...begunFor(bob.address),
  onRamp.windowFailed({ flow: 'b1', failure: failure('popup-blocked') }),
  link,
]
const unanswered = purchases.failed({ ...holder, failure: failure('unreachable') })
const unknown = [...paying, unanswered, unanswered, onRamp.overdue({ flow: 'b1' })]
const bought = (number: number, given: Partial<Transaction> = {}) =>
  transaction(number, {
    type: 'buy',
    transfers: [transfer({ amount: '246.206183', name: 'USD Coin', symbol: 'USDC' })],
    ...given,
  })
const looking = [...arrived, router.viewPushed({ view: 'OnRampActivity' }), purchases.requested(holder)]

/** Buying for money, from the form to what was bought. */
export const onRampScenes: Readonly<Record<string, Scene>> = {
  buy: { events: arrived },
  'buy in German': { setting: german, events: arrived },
  'buy right to left': { setting: hebrew, events: quoted },
  'buy quoting': { events: asked },
  'buy quoted': { events: quoted },
  'buy quoted in German': { setting: german, events: quoted },
  'buy estimated': {
    events: [...asked, onRamp.quoteFailed({ question: 'q1', failure: failure('unreachable') })],
  },
  'buy estimated in German': {
    setting: german,
    events: [...asked, onRamp.quoteFailed({ question: 'q1', failure: failure('unreachable') })],
  },
  'buy not quoted anew': { events: notRenewed },
  'buy not quoted anew in German': { setting: german, events: notRenewed },
  'buy what nobody sells in German': { setting: german, events: askedInVain('purchase') },
  'buy in a currency that nobody takes in German': { setting: german, events: askedInVain('payment') },
  'buy too little': { events: [...arrived, typing('9.99')] },
  'buy too much in German': {
    setting: german,
    events: [...arrived, onRamp.methodChosen({ method: 'ach_bank_account' }), typing('25000,01', ',')],
  },
  'buy no amount': { events: [...arrived, typing('1,,2')] },
  'buy which token': {
    events: [
      ...arrived,
      onRamp.optionsReceived({ options: many }),
      router.viewPushed({ view: 'OnRampTokenSelect' }),
    ],
  },
  'buy which token in German': {
    setting: german,
    events: [...arrived, router.viewPushed({ view: 'OnRampTokenSelect' })],
  },
  'buy which token, loading': {
    events: [...arrived, onRamp.optionsRequested(), router.viewPushed({ view: 'OnRampTokenSelect' })],
  },
  'buy no such token': {
    events: [
      ...arrived,
      router.viewPushed({ view: 'OnRampTokenSelect' }),
      onRamp.searchTyped({ text: 'nothing' }),
    ],
  },
  'buy in which currency': {
    events: [
      ...arrived,
      onRamp.optionsReceived({ options: many }),
      router.viewPushed({ view: 'OnRampFiatSelect' }),
    ],
  },
  'buy in which currency in German': {
    setting: german,
    events: [...arrived, router.viewPushed({ view: 'OnRampFiatSelect' })],
  },
  'purchase preparing': { events: begun },
  'purchase waiting': { events: paying },
  'purchase waiting in German': { setting: german, events: paying },
  'purchase blocked': { events: [...blocked, link] },
  'purchase blocked in German': { setting: german, events: [...blocked, link] },
  'purchase blocked for another account in German': { setting: german, events: blockedForAnother },
  'purchase closed': { events: [...paying, onRamp.windowClosed({ flow: 'b1' })] },
  'purchase closed in German': {
    setting: german,
    events: [...paying, onRamp.windowClosed({ flow: 'b1' })],
  },
  'purchase processing': { events: [...paying, onRamp.processingSeen({ flow: 'b1' })] },
  'purchase bought': { events: [...paying, onRamp.bought({ flow: 'b1' })] },
  'purchase declined': { events: [...paying, onRamp.declined({ flow: 'b1' })] },
  'purchase declined in German': {
    setting: german,
    events: [...paying, onRamp.declined({ flow: 'b1' })],
  },
  'purchase overdue': { events: [...paying, onRamp.overdue({ flow: 'b1' })] },
  'purchase overdue in German': { setting: german, events: [...paying, onRamp.overdue({ flow: 'b1' })] },
  'purchase of which nobody knows': { events: unknown },
  'purchase of which nobody knows in German': { setting: german, events: unknown },
  'purchase without a page': {
    events: [...begun, onRamp.linkFailed({ flow: 'b1', failure: failure('unreachable') })],
  },
  'purchases loading': { events: looking },
  purchases: {
    events: [
      ...looking,
      purchases.received({
        ...holder,
        transactions: [
          bought(1, { status: 'pending', hash: null }),
          bought(2),
          bought(800, { status: 'failed' }),
          ...Array.from({ length: 12 }, (_, index) => bought(1500 + index)),
        ],
      }),
    ],
  },
  'purchases in German': {
    setting: german,
    events: [
      ...looking,
      purchases.received({
        ...holder,
        transactions: [
          bought(1, { status: 'pending', hash: null }),
          bought(2),
          bought(800, { status: 'failed' }),
        ],
      }),
    ],
  },
  'purchases of none': { events: [...looking, purchases.received({ ...holder, transactions: [] })] },
  'purchases failed': {
    events: [...looking, purchases.failed({ ...holder, failure: failure('unreachable') })],
  },
  'what is a buy': { events: [...arrived, router.viewPushed({ view: 'WhatIsABuy' })] },
  'what is a buy in German': {
    setting: german,
    events: [...arrived, router.viewPushed({ view: 'WhatIsABuy' })],
  },
  'account in German': { setting: german, events: holding('1482900000000000000') },
}
