import { expect, test } from 'vitest'
import { fakeSwap } from '../../../../adapters/fake/fake-swap.ts'
import { fakeTokenBalances } from '../../../../adapters/fake/fake-token-balances.ts'
import type { HostOptions } from '../../../../core/domain/options/host-options.ts'
import { mainnet } from '../../../../core/domain/network/known-networks.ts'
import { sepolia } from '../../../../core/domain/network/test-networks.ts'
import { connection } from '../../../../core/events/connection/connection.ts'
import type { EventInput } from '../../../../core/events/define-events.ts'
import { modal } from '../../../../core/events/shell/modal.ts'
import { router } from '../../../../core/events/shell/router.ts'
import { swap } from '../../../../core/events/swap/swap.ts'
import { currentView } from '../../../../core/selectors/shell/current-view.ts'
import { accountView } from '../../../../core/view-models/account/account.ts'
import { typed } from '../../../../core/view-models/parts/text-field.ts'
import { swapPreviewView } from '../../../../core/view-models/swap/swap-preview.ts'
import { swapSelectTokenView } from '../../../../core/view-models/swap/swap-select-token.ts'
import { swapView } from '../../../../core/view-models/swap/swap.ts'
import { unsupportedChainView } from '../../../../core/view-models/network/unsupported-chain.ts'
import { alice } from '../../../../fixtures/people.ts'
import { harbor, startStory } from '../../../../fixtures/story.ts'
import { ether } from '../../effects/send/story.ts'
import { ethToken, hash, permitAnswers, swapping, usdcToken } from '../../effects/swap/story.ts'
import type { Steps } from '../../../../core/view-models/parts/parts.ts'

/** Alice at Swap, who sees and presses what the views have. */
function visiting(given: Parameters<typeof swapping>[0] = {}) {
  const story = swapping(given)
  const { latchkey, clock } = story
  const form = () => swapView(latchkey.state()).parts
  const tokens = () => swapSelectTokenView(latchkey.state()).parts
  const review = () => swapPreviewView(latchkey.state()).parts
  const press = (event: EventInput | null | undefined) => event && latchkey.dispatch(event)
  const type = (text: string) => {
    const { amount } = form()
    if (amount) press(typed(amount, text))
    clock.pass(200)
  }
  const choose = (side: 'source' | 'target', name: string) => {
    press(form()[side]?.press)
    press(tokens().list?.items.find(({ label, press: way }) => label === name && way)?.press)
    clock.pass(200)
  }
  return { ...story, form, tokens, review, press, type, choose }
}

function quoted(given: Parameters<typeof swapping>[0] = {}) {
  const story = visiting(given)
  story.open()
  story.choose('target', 'USD Coin')
  return story
}

test('the button names the next missing part and leads to it', () => {
  const { open, form, press, view, choose, type, node } = visiting()
  open()
  expect(form().next?.label).toBe('Select token')
  press(form().next?.press)
  expect(view()).toBe('SwapSelectToken')
  press(router.wentBack())
  choose('target', 'USD Coin')
  expect(view()).toBe('Swap')
  type('')
  expect(form().next).toMatchObject({ label: 'Enter an amount', press: null })
  type('1,,')
  expect(form().next?.label).toBe('Incorrect value')
  type('3')
  expect(form().next?.label).toBe('Insufficient balance')
  expect(form().amount?.error?.title).toBe('Insufficient balance')
  type('1')
  expect(form().next).toMatchObject({ label: 'Review swap' })
  node.answer('ask', '0x249f0')
  press(form().next?.press)
  expect(view()).toBe('SwapPreview')
})

test('amount, worth, rate, costs and limits are shown without rounding up', () => {
  const { form } = quoted()
  expect(form().received?.value).toMatch(/USDC$/)
  expect(form().rate?.value).toBe('1 ETH = 2,000 USDC, fees\u00a0$17.30')
  expect(form().fee?.value).toBe('0.0085 ETH (0.85%)')
  expect(form().cost?.value).toBe('$0.30')
  expect(form().maxSlippage?.value).toMatch(/USDC \(1%\)$/)
})

test('the button waits for the quote, and a failed quote can be retried', () => {
  const { asked, open, form, press, choose, clock } = visiting()
  open()
  const question = asked.hang('quote')
  choose('target', 'USD Coin')
  expect(form().received).toMatchObject({ value: null, full: 'Getting a quote' })
  expect(form().next).toMatchObject({ press: null, busy: true })
  question.reject({ code: 'unreachable' })
  expect(form().failed?.title).toBe("Couldn't get a quote")
  expect([form().next?.label, form().retry]).toEqual(['Try again', null])
  press(form().next?.press)
  clock.pass(200)
  expect([form().failed, form().next?.label]).toEqual([null, 'Review swap'])
})

test.each([
  [400, 'No quote for this swap', 'Choose another amount'],
  [429, "Couldn't get a quote", 'Try again'],
  [503, "Couldn't get a quote", 'Try again'],
])('a service that answers %s is not reported as a connection failure', (status, title, advice) => {
  const { asked, open, form, choose } = visiting()
  open()
  const question = asked.hang('quote')
  choose('target', 'USD Coin')
  question.reject({ code: 'http-status', status })
  expect(form().failed?.title).toBe(title)
  expect(form().failed?.body).toContain(advice)
})

test('a swap that could not be built can be retried and leads to the review again', () => {
  const { form, press, view, node, clock } = quoted()
  node.reject('ask', { code: 'execution-reverted' })
  press(form().next?.press)
  expect([view(), form().failed?.title, form().next?.label]).toEqual([
    'Swap',
    'The swap would fail',
    'Try again',
  ])
  expect(form().retry).toBeNull()
  press(form().next?.press)
  clock.pass(200)
  expect([form().failed, form().next?.label]).toEqual([null, 'Review swap'])
})

test('a greater slippage is another try by itself', () => {
  const { form, press, node, step } = quoted()
  node.reject('ask', { code: 'execution-reverted' })
  press(form().next?.press)
  press(form().raise?.press)
  expect([step(), form().failed, form().next?.label]).toEqual(['quoted', null, 'Review swap'])
})

test('an unknown pair is reported as such', () => {
  const { asked, open, form, choose } = visiting()
  open()
  asked.reject('quote', { code: 'resource-not-found' })
  choose('target', 'USD Coin')
  expect(form().failed?.title).toBe('No quote for this swap')
})

test('slippage steps by full percent and not below one', () => {
  const { form, press } = quoted()
  expect(form().lower?.press).toBeNull()
  press(form().slippage?.options.at(-1)?.press)
  press(form().raise?.press)
  expect(form().slippage?.options.find(({ selected }) => selected)?.label).toBe('6%')
  expect(form().maxSlippage?.value).toMatch(/\(6%\)$/)
})

test('slippage can be typed in the locale, and an invalid text keeps the last value', () => {
  const { form, press } = quoted({ options: { locale: 'de' } })
  const write = (text: string) => {
    const { typedSlippage } = form()
    if (typedSlippage) press(typed(typedSlippage, text))
  }
  const told = () => [form().typedSlippage?.value, form().typedSlippage?.error, form().maxSlippage?.value]
  write('12')
  expect(told()).toEqual(['12', undefined, expect.stringMatching(/\(12\s%\)$/)])
  write('7,0 %')
  expect(told()).toEqual(['7,0 %', undefined, expect.stringMatching(/\(7\s%\)$/)])
  write('0,5')
  const error = {
    title: 'Enter a whole percentage from 1 to 50',
    body: expect.stringMatching(/^Until then, 7\s% applies.$/),
  }
  expect(told()).toEqual(['0,5', error, expect.stringMatching(/\(7\s%\)$/)])
  press(form().lower?.press)
  expect(told()).toEqual(['6', undefined, expect.stringMatching(/\(6\s%\)$/)])
})

test.each(['0', '51', '1.5', '1e1', '-2', 'many', ' '])('"%s" is no slippage', (text) => {
  const { form, press } = quoted()
  const { typedSlippage } = form()
  if (typedSlippage) press(typed(typedSlippage, text))
  expect(form().typedSlippage?.error?.title).toBe('Enter a whole percentage from 1 to 50')
  expect(form().slippage?.options.find(({ selected }) => selected)?.key).toBe('1')
})

test('the slippage field shows the effective value after the review', () => {
  const { form, press, go, latchkey } = quoted()
  const { typedSlippage } = form()
  if (typedSlippage) press(typed(typedSlippage, '99'))
  go('SwapPreview')
  latchkey.dispatch(router.wentBack())
  expect(form().typedSlippage).toMatchObject({ value: '1' })
  expect(form().typedSlippage?.error).toBeUndefined()
})

test('all of the coin leaves enough for a swap that takes more gas than was expected', () => {
  const { form, review, press, node, clock } = quoted()
  press(form().amount?.maximum?.press)
  clock.pass(200)
  expect(form().amount?.value).toBe('1.9997')
  node.answer('ask', '0x493e0')
  press(form().next?.press)
  expect(review()).toMatchObject({ failed: null, confirm: { press: { type: 'swap/confirmed' } } })
})

test('both sides change places, and neither can be chosen twice', () => {
  const { form, tokens, press } = quoted()
  press(form().switchSides?.press)
  expect([form().source?.label, form().target?.label]).toEqual(['USDC', 'ETH'])
  press(form().source?.press)
  expect(tokens().suggested?.items.map((item) => item.press)).toEqual([null, null])
})

test('a search narrows the tokens, tells each once, and says where none is left', () => {
  const { open, form, tokens, press } = visiting()
  open()
  press(form().target?.press)
  const search = (text: string) => press(typed(tokens().search, text))
  expect(tokens().list?.items.map(({ group }) => group)).toContain('Your tokens')
  search('usd')
  expect(tokens().list?.items.map(({ label }) => label)).toEqual(['USD Coin'])
  search('nothing of that name')
  expect(tokens().list).toMatchObject({ items: [], empty: 'No tokens found' })
})

test('an unknown price is shown as unknown, not as zero', () => {
  const stranger = { ...usdcToken, address: '0x00000000000000000000000000000000000000aa', name: 'Stranger' }
  const swapService = fakeSwap({ tokens: [ethToken, stranger], prices: { coin: '2000' } })
  const { form, open, choose } = visiting({ ports: { swap: swapService } })
  open()
  choose('target', 'Stranger')
  const { receivedWorth, impact, rate } = form()
  expect([receivedWorth?.value, impact?.value, rate?.value]).toEqual(['Unknown', 'Unknown', 'Unknown'])
})

const stepsOf = ({ steps }: { readonly steps: Steps | null }) =>
  steps?.steps.map(({ label, status }) => `${label}: ${status}`)

test('a permit shows spender, amount and deadline before and during the request', () => {
  const { review, press, form, choose, open, node, injected, type } = visiting({ hasPermit: true })
  open()
  choose('target', 'USD Coin')
  press(form().switchSides?.press)
  type('2')
  for (const answer of permitAnswers()) node.answer('ask', answer)
  press(form().next?.press)
  expect(review().allowed?.value).toBe('2 USDC')
  expect(review().spender?.full).toMatch(/^0x[0-9a-fA-F]{40}$/)
  expect(review().deadline?.value).toMatch(/\d/)
  expect(review().confirm.label).toBe('Approve USDC')
  expect(stepsOf(review())).toEqual(['Approve: current', 'Swap: next', 'Done: next'])
  injected.hang('request')
  press(review().confirm.press)
  expect(review().confirm).toMatchObject({ label: 'Approving…', busy: true })
  expect(review().waiting).toMatchObject({
    title: 'Sign with Harbor',
    body: 'The spender can take 2 USDC, and no more. Signing costs nothing.',
  })
})

test('the review shows a pending, a lingering and a declined request', () => {
  const { toReview, review, press, clock, injected } = visiting()
  toReview()
  expect(review().confirm).toMatchObject({ label: 'Swap' })
  expect(stepsOf(review())).toEqual(['Swap: current', 'Done: next'])
  const question = injected.hang('request')
  press(review().confirm.press)
  if (review().risks) press(review().confirm.press)
  expect(review().waiting?.title).toBe('Confirm in Harbor')
  expect(review().confirm).toMatchObject({ label: 'Swapping…', press: null, busy: true })
  clock.pass(10_000)
  expect(review().waiting?.body).toContain('Nothing happening?')
  question.reject({ code: 'user-rejected' })
  expect(review().failed?.title).toBe('Declined')
  expect(review().waiting).toBeNull()
})

test.each([
  [
    'failed',
    'The swap failed on Ethereum',
    'Nothing was swapped, but you paid the network cost. Try again, or raise the slippage.',
  ],
  ['cancelled', "The swap didn't happen", 'Another transaction replaced it. Nothing was swapped.'],
  [
    'replaced',
    'Your wallet sent something else',
    "It isn't what you reviewed. Check your wallet before you try again.",
  ],
] as const)('a signed swap that ended as %s is reported with that outcome', (outcome, title, body) => {
  const { toReview, review, press, settlement, injected } = visiting()
  toReview()
  injected.answer('request', hash)
  press(review().confirm.press)
  if (review().risks) press(review().confirm.press)
  settlement.answer({ outcome, replacement: null })
  expect(review().failed).toMatchObject({ title, body })
})

test('a risk is shown and needs a second press with another label', () => {
  const { asked, toReview, review, press, injected } = visiting()
  asked.answer('quote', { received: '1000000000' })
  toReview()
  expect(review().risks?.body).toContain('less than what you pay')
  press(review().confirm.press)
  expect(review().confirm.label).toBe('Swap anyway')
  injected.answer('request', hash)
  press(review().confirm.press)
  expect(review().confirm.label).not.toBe('Swap anyway')
})

function atAccount(options: Partial<HostOptions> = {}) {
  const story = startStory({ options })
  const { latchkey, injected } = story
  latchkey.start()
  latchkey.dispatch(connection.walletChosen({ walletKey: harbor.wallet.key }))
  latchkey.dispatch(modal.openRequested({ view: 'Account' }))
  return {
    swap: () => accountView(latchkey.state()).parts.swap,
    state: () => latchkey.state(),
    press: (event: EventInput | null | undefined) => event && latchkey.dispatch(event),
    view: () => currentView(latchkey.state()),
    move: (chainId: string) => injected.change(harbor.wallet.key, { kind: 'chain', chainId }),
  }
}

test('Account leads to Swap, and nowhere where the host has switched it off', () => {
  const { swap, press, view } = atAccount()
  press(swap()?.press)
  expect(view()).toBe('Swap')
  expect(atAccount({ enableSwaps: false }).swap()).toBeNull()
  expect(atAccount({ features: { swap: false } }).swap()).toBeNull()
})

test('on a network that does not swap it leads to those that do, and on to Swap once the wallet is there', () => {
  const networks = [sepolia, mainnet] as const
  const { swap, press, view, move, state } = atAccount({ networks })
  move('eip155:11155111')
  press(swap()?.press)
  expect(view()).toBe('UnsupportedChain')
  const { where, list } = unsupportedChainView(state()).parts
  expect(where?.title).toBe("You can't swap on Sepolia")
  expect(list?.items.map(({ label }) => label)).not.toContain('Sepolia')
  press(list?.items[0]?.press)
  expect(view()).toBe('Swap')
})

/** Alice gives three of a token that no service lists. */
function givingStranger(coin: string) {
  const holder = `eip155:1:${alice.address}`
  const tokenBalances = fakeTokenBalances({ tokens: { [holder]: [{ ...ether, amount: coin }] } })
  const story = visiting({ ports: { tokenBalances } })
  const { open, latchkey, type, separator } = story
  const stranger = { ...usdcToken, address: '0x00000000000000000000000000000000000000aa', symbol: 'STR' }
  open()
  latchkey.dispatch(swap.tokenChosen({ side: 'source', token: stranger, separator }))
  latchkey.dispatch(swap.tokenChosen({ side: 'target', token: ethToken, separator }))
  type('3')
  return story
}

test('a missing network coin is reported even for an unlisted token', () => {
  const { form } = givingStranger('0')
  expect(form().lacking?.title).toBe("You don't have enough ETH for the network cost.")
  expect(form().next).toMatchObject({ label: 'Insufficient balance', press: null })
})

test('how much is held of a token that is not listed is unknown, and not nothing', () => {
  const { form } = givingStranger('2000000000000000000')
  expect(form().sourceHeld?.value).toBe('Unknown')
  expect(form().next?.label).toBe('Review swap')
})
