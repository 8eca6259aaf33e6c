import { fakeSwap, fakePermitDomain } from '../../../../adapters/fake/fake-swap.ts'
import { fakeTokenBalances } from '../../../../adapters/fake/fake-token-balances.ts'
import { fakeTransactions } from '../../../../adapters/fake/fake-transactions.ts'
import { connection } from '../../../../core/events/connection/connection.ts'
import type { EventInput } from '../../../../core/events/define-events.ts'
import { modal } from '../../../../core/events/shell/modal.ts'
import { router } from '../../../../core/events/shell/router.ts'
import { swap } from '../../../../core/events/swap/swap.ts'
import { phaseOfForm } from '../../../../core/domain/swap/state.ts'
import type { Route } from '../../../../core/domain/features/route.ts'
import { currentView } from '../../../../core/selectors/shell/current-view.ts'
import { alice } from '../../../../fixtures/people.ts'
import { harbor, startStory } from '../../../../fixtures/story.ts'
import { ether, usdc } from '../send/story.ts'

export const ethToken = {
  address: null,
  name: 'Ether',
  symbol: 'ETH',
  decimals: 18,
  icon: null,
  hasPermit: false,
}
export const usdcToken = { ...ethToken, address: usdc.address, name: 'USD Coin', symbol: 'USDC', decimals: 6 }
export const hash = `0x${'cd'.repeat(32)}`
/** A token of which nobody knows a price. */
export const rumorToken: typeof usdcToken = {
  ...usdcToken,
  address: `0x${'78'.repeat(20)}`,
  symbol: 'RUMOR',
  name: 'Rumor',
}
/** How a swap ends on its chain that brought so much. */
export const brought = (got: string) => ({
  outcome: 'confirmed' as const,
  replacement: null,
  moved: { paid: '1', got },
})
const word = (digits: string) => digits.padStart(64, '0')
const textAnswer = (letters: string) =>
  `0x${word('20')}${word(letters.length.toString(16))}${Buffer.from(letters).toString('hex').padEnd(64, '0')}`

/** What a token of USD Coin answers about its permits: its name, its version, how many its owner has used, and its domain. */
export const permitAnswers = (domain: string = fakePermitDomain) => [
  textAnswer('USD Coin'),
  textAnswer('2'),
  `0x${word('5')}`,
  domain,
]

/** Alice, connected over Harbor with two ether and five USDC, has come to Swap; `views` are named as texts, since their row may come with their drawings. */
export function swapping(
  given: Parameters<typeof startStory>[0] & {
    readonly hasPermit?: boolean
    readonly allowance?: string
  } = {},
) {
  const { hasPermit = false, allowance = '0', ...rest } = given
  const asked = fakeSwap({
    tokens: [ethToken, { ...usdcToken, hasPermit }, rumorToken],
    prices: { coin: '2000', [usdc.address]: '1' },
    allowance,
  })
  const tokenBalances = fakeTokenBalances({ tokens: { [`eip155:1:${alice.address}`]: [ether, usdc] } })
  const transactions = fakeTransactions()
  const settlement = transactions.hang('settlement')
  const story = startStory({
    gasPrice: null,
    ...rest,
    ports: { swap: asked, tokenBalances, transactions, ...rest.ports },
  })
  const { latchkey, clock, chains } = story
  const separator = '.'
  latchkey.start()
  latchkey.dispatch(connection.walletChosen({ walletKey: harbor.wallet.key }))
  const go = (view: string) => latchkey.dispatch(router.viewPushed({ view } as Route))
  const open = () => latchkey.dispatch(modal.openRequested({ view: 'Swap' as string } as Route))
  const press = (event: EventInput) => latchkey.dispatch(event)
  /** The form as the review shows it, with the swaps on their way and the last allowance. */
  const form = () => {
    const { swap: form } = latchkey.state()
    if (!form) return undefined
    const sent = Object.values(form.swaps).flatMap(({ step, signed }) =>
      step === 'swapping' && signed ? [signed] : [],
    )
    return { ...form, phase: phaseOfForm(form), sent, leave: form.allowances.at(-1) ?? null }
  }
  const step = () => form()?.phase.name
  const toasts = () =>
    story.events
      .filter(({ type }) => type === 'toast/shown')
      .map(({ data }) => Reflect.get(Object(data).message, 'text') as string)
  const choose = (side: 'source' | 'target', token: typeof ethToken | typeof usdcToken) =>
    press(swap.tokenChosen({ side, token, separator }))
  const questions = (method: string) => asked.questions.filter((one) => one.method === method)
  const node = chains.eip155
  const toReview = () => {
    open()
    choose('target', usdcToken)
    clock.pass(200)
    node.answer('ask', '0x249f0')
    go('SwapPreview')
  }
  /** Two USDC for ether, quoted. */
  const giveDollars = (dollars: typeof usdcToken = usdcToken) => {
    open()
    choose('source', dollars)
    choose('target', ethToken)
    press(swap.amountTyped({ text: '2', separator }))
    clock.pass(200)
  }
  /** Their review, where the approval that they take is made. */
  const toApproval = () => {
    giveDollars()
    node.answer('ask', '0xb71b')
    go('SwapPreview')
  }
  /** Presses at the review, a second time where the first one tells a risk. */
  const confirm = () => {
    press(swap.confirmed())
    const phase = form()?.phase
    if (phase?.name === 'built' && phase.failure === null) press(swap.confirmed())
  }
  /** Lets the next quote come, of so much, and have the swap made anew. */
  const requote = (received: string) => {
    asked.answer('quote', { received })
    node.answer('ask', '0x249f0')
    clock.pass(10_000)
    clock.pass(200)
  }
  return {
    ...story,
    giveDollars,
    toApproval,
    confirm,
    requote,
    asked,
    settlement,
    transactions,
    node,
    go,
    open,
    press,
    form,
    step,
    toasts,
    choose,
    questions,
    toReview,
    separator,
    view: () => currentView(latchkey.state()) as string,
  }
}
