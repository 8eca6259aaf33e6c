import type { SwapToken } from '../../../../core/domain/swap/token.ts'
import { features } from '../../../../core/events/features.ts'
import { router } from '../../../../core/events/shell/router.ts'
import type { QuotedSwap } from '../../../../core/domain/swap/flow/planned-swap.ts'
import type { SwapPlan } from '../../../../core/domain/swap/plan/plan.ts'
import { swap } from '../../../../core/events/swap/swap.ts'
import { swapTokens } from '../../../../core/events/swap/tokens.ts'
import { toast } from '../../../../core/events/shell/toast.ts'
import { tokenBalances } from '../../../../core/events/tokens/balances.ts'
import { connected, failure, holder, holding } from './happenings.ts'
import { modal } from '../../../../core/events/shell/modal.ts'
import { hebrew } from './hebrew.ts'
import type { Scene } from './scene.ts'

const separator = '.'
const spender = '0x111111125421ca6dc452d289314280a0f8842a65'
const token = (index: number, part: Partial<SwapToken>): SwapToken => ({
  address: `0x${index.toString(16).padStart(40, '0')}`,
  name: `Token ${index}`,
  symbol: `T${index}`,
  decimals: 18,
  icon: null,
  hasPermit: false,
  ...part,
})
const ether = token(0, { address: null, name: 'Ether', symbol: 'ETH' })
const usdc = token(1, { name: 'USD Coin', symbol: 'USDC', decimals: 6 })
const dai = token(2, { name: 'Dai Stablecoin', symbol: 'DAI', hasPermit: true })
const lengthy = token(3, {
  name: 'A token whose name never ends, whoever reads it',
  symbol: 'WHICHNEVERENDS',
})
const all = [ether, usdc, dai, lengthy, ...Array.from({ length: 300 }, (_, index) => token(index + 4, {}))]
const held = (one: SwapToken, amount: string, price: string | null) => ({
  ...one,
  decimals: String(one.decimals),
  amount,
  price,
})

const arrived = [
  ...holding('1482900000000000000'),
  features.loaded({ feature: 'token-balances' }),
  features.loaded({ feature: 'swap' }),
  tokenBalances.requested(holder),
  tokenBalances.received({
    ...holder,
    tokens: [held(ether, '1482900000000000000', '2000'), held(usdc, '250000000', '1'), held(dai, '7', null)],
  }),
  router.viewPushed({ view: 'Swap' }),
  swapTokens.requested(holder),
]
const { chainId } = holder
const ready = [
  ...arrived,
  swapTokens.received({ ...holder, tokens: all }),
  swapTokens.priceReceived({ chainId, token: null, price: '2000.123456' }),
  swapTokens.priceReceived({ chainId, token: usdc.address, price: '0.9998' }),
  swapTokens.gasPriceReceived({ chainId, gasPrice: '20000000000' }),
]
const order = {
  chainId,
  account: holder.address,
  from: null,
  to: usdc.address,
  amount: '1000000000000000000',
}
const planRequested = (quoted: Omit<QuotedSwap, 'slippage'>) => ({
  ...swap.planRequested({ quoted: { ...quoted, slippage: 1 }, by: 'visitor' }),
  id: 'b1',
})
const planMade = (plan: SwapPlan) => swap.planMade({ question: 'b1', by: 'visitor', order, plan })
const requested = (
  id: string,
  quoted: Omit<QuotedSwap, 'slippage'>,
  plan: SwapPlan,
  wallet?: { readonly key: string; readonly name: string },
) => ({
  ...swap.requested({ planned: { ...quoted, slippage: 1, plan }, by: 'visitor', ...(wallet && { wallet }) }),
  id,
})
const asked = [
  ...ready,
  swap.tokenChosen({ side: 'target', token: usdc, separator }),
  swap.quoteStarted({ question: 'q1', order }),
]
const quoted = [...asked, swap.quoteReceived({ question: 'q1', received: '1987654321' })]
const previewed = [
  ...quoted,
  router.viewPushed({ view: 'SwapPreview' }),
  swap.reviewed({ order }),
  planRequested({ order, source: ether, target: usdc, received: '1987654321' }),
]
const signed = {
  call: { from: holder.address, to: spender, value: '0x0', data: '0x5a' },
  gas: '180000',
  gasPrice: '20000000000',
}
const swapPlan = { kind: 'swap', ...signed } as const
const effect = { pays: order.amount, receives: '1987654321', minimum: '1967777777', arrives: null }
const unseen = { tokens: [], effect: { ...effect, areOthersUnseen: true } }
const unpricedOrder = { ...order, to: lengthy.address }
const unpriced = [
  ...ready,
  swap.tokenChosen({ side: 'target', token: lengthy, separator }),
  swap.quoteStarted({ question: 'q1', order: unpricedOrder }),
  swap.quoteReceived({ question: 'q1', received: '42000000000000000000' }),
  router.viewPushed({ view: 'SwapPreview' }),
  swap.reviewed({ order: unpricedOrder }),
  planRequested({ order: unpricedOrder, source: ether, target: lengthy, received: '42000000000000000000' }),
  planMade(swapPlan),
]
const planned = [...previewed, planMade(swapPlan)]
const risky = [
  ...asked,
  swap.quoteReceived({ question: 'q1', received: '1587654321' }),
  router.viewPushed({ view: 'SwapPreview' }),
  swap.reviewed({ order }),
  planRequested({ order, source: ether, target: usdc, received: '1587654321' }),
  planMade(swapPlan),
  swap.quoteAged({ question: 'q1' }),
  swap.risksShown({ risks: ['old-quote', 'price-impact'] }),
]
const ethers = { order, source: ether, target: usdc, received: '1987654321' }
const signing = [...planned, requested('s1', ethers, swapPlan)]

/** From dollars to ether, which the spender has to be allowed to take. */
const dollars = { ...order, from: dai.address, to: null, amount: '5000000000000000000' }
const dollarsQuoted = { order: dollars, source: dai, target: ether, received: '2500000000000000' }
const fromToken = [
  ...ready,
  swap.tokenChosen({ side: 'source', token: dai, separator }),
  swap.tokenChosen({ side: 'target', token: ether, separator }),
  swap.amountTyped({ text: '5', separator }),
  swap.quoteStarted({ question: 'q1', order: dollars }),
  swap.quoteReceived({ question: 'q1', received: '2500000000000000' }),
  router.viewPushed({ view: 'SwapPreview' }),
  swap.reviewed({ order: dollars }),
  planRequested(dollarsQuoted),
]
const approval = { kind: 'approval', spender, amount: dollars.amount, ...signed } as const
const bundle = { ...approval, kind: 'bundle', approval: signed.call } as const
const permit = {
  kind: 'permit',
  permit: {
    chainId,
    token: dai.address ?? '',
    name: dai.name,
    version: '1',
    owner: holder.address,
    spender,
    amount: dollars.amount,
    nonce: '0',
    deadline: 1_798_761_600,
  },
} as const
const select = router.viewPushed({ view: 'SwapSelectToken', side: 'target' })

/** A swap from its first look to its end. */
export const swapScenes: Readonly<Record<string, Scene>> = {
  'swap loading': { events: arrived },
  'swap without a token': { events: ready },
  'swap tokens failed': {
    events: [...arrived, swapTokens.failed({ ...holder, failure: failure('unreachable') })],
  },
  'swap quoting': { events: asked },
  'swap quoted': { events: quoted },
  'swap of no slippage': { events: [...quoted, swap.slippageTyped({ text: '0.5', separator })] },
  'swap right to left': { setting: hebrew, events: quoted },
  'swap without a quote': {
    events: [...asked, swap.quoteFailed({ question: 'q1', failure: failure('resource-not-found') })],
  },
  'swap of too much': { events: [...asked, swap.amountTyped({ text: '1234567.890123456', separator })] },
  'swap elsewhere': {
    events: [
      ...connected('eip155:11155111'),
      modal.opened({ view: 'Account' }),
      features.loaded({ feature: 'swap' }),
      router.viewPushed({ view: 'Swap' }),
    ],
  },
  'swap network wanted': {
    events: [
      ...connected('eip155:11155111'),
      modal.opened({ view: 'Account' }),
      router.viewPushed({ view: 'UnsupportedChain', purpose: 'swap' }),
    ],
  },
  'select token': { events: [...ready, select] },
  'select token loading': { events: [...arrived, select] },
  'select token of none': { events: [...ready, select, swapTokens.searchTyped({ text: 'nothing' })] },
  'preview swap building': { events: previewed },
  'preview swap': { events: planned },
  'preview swap right to left': { setting: hebrew, events: planned },
  'preview swap with risks': { events: risky },
  'preview swap with risks and a message': {
    events: [...risky, toast.shown({ variant: 'error', message: { text: 'connection.misbehaved' } })],
  },
  'preview swap that may take other tokens': {
    events: [...previewed, planMade({ ...swapPlan, checked: unseen })],
  },
  'preview swap of a token without a price': { events: unpriced },
  'preview swap that costs too much': {
    events: [...previewed, planMade({ ...swapPlan, gasPrice: '3000000000000' })],
  },
  'preview swap signing': { events: signing },
  'preview swap lingering': { events: [...signing, swap.signatureAwaited({ flow: 's1' })] },
  'preview swap declined': {
    events: [...signing, swap.requestFailed({ flow: 's1', failure: failure('user-rejected') })],
  },
  'preview swap beside an open request': {
    events: [
      ...planned,
      requested('s0', ethers, swapPlan, { key: 'dev.latchkey.meridian', name: 'Meridian' }),
      swap.abandoned({ flow: 's0' }),
      swap.risksShown({ risks: ['open-request'] }),
    ],
  },
  'preview swap failed': {
    events: [
      ...previewed,
      swap.planFailed({
        question: 'b1',
        by: 'visitor',
        order,
        stage: 'allowance',
        failure: failure('unreachable'),
      }),
    ],
  },
  'preview token building': { events: fromToken },
  'preview approval': { events: [...fromToken, planMade(approval)] },
  'preview after its approval': { events: [...fromToken, planMade(swapPlan)] },
  'preview bundle': { events: [...fromToken, planMade(bundle)] },
  'preview permit': { events: [...fromToken, planMade(permit)] },
  'preview permit asked': {
    events: [...fromToken, planMade(permit), requested('s1', dollarsQuoted, permit)],
  },
}
