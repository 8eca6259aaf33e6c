import { expect, test } from 'vitest'
import { fakeChain } from '../../../../adapters/fake/fake-chain.ts'
import { fakeSolanaChain } from '../../../../adapters/fake/fake-solana-chain.ts'
import { fakeWalletStandard } from '../../../../adapters/fake/fake-wallet-standard.ts'
import { solana } from '../../../../core/domain/network/known-networks.ts'
import { connection } from '../../../../core/events/connection/connection.ts'
import { modal } from '../../../../core/events/shell/modal.ts'
import { router } from '../../../../core/events/shell/router.ts'
import type { ChainBalance } from '../../../../core/ports/chain.ts'
import { tokenBalances } from '../../../../core/events/tokens/balances.ts'
import { buyStatus } from '../../../../core/view-models/buy/status.ts'
import { alice } from '../../../../fixtures/people.ts'
import { usdc } from '../../../../fixtures/tokens.ts'
import { buying, meld, row, usdcOnEthereum } from './story.ts'
import { lagoon } from '../connection/solana-wallet-story.ts'
import { lamp } from '../connection/two-wallets-story.ts'

const aliceOnEthereum = { chainId: 'eip155:1', address: alice.address }

/** Alice, who buys from a provider of whom no history tells, and holds so much USDC. */
function buyingUntold(amount: string) {
  const usdc = { symbol: 'USDC', decimals: 6 }
  const tokens: Record<string, ChainBalance> = {
    [`eip155:1:${usdcOnEthereum}`]: { amount, unit: usdc },
  }
  const chain = fakeChain({ tokens })
  const story = buying({ options: { onRampProviders: [meld] }, ports: { chains: { eip155: chain } } })
  const { latchkey, current } = story
  return {
    ...story,
    /** How the last purchase stands, in words. */
    words: () => {
      const purchase = current()
      return purchase && buyStatus(latchkey.state(), purchase)
    },
    chain,
    hold: (now: string) => {
      tokens[`eip155:1:${usdcOnEthereum}`] = { amount: now, unit: usdc }
    },
    readings: () =>
      chain.questions.filter(({ request }) => Reflect.get(Object(request), 'token') !== undefined),
  }
}

test('a purchase without a history polls the balance at once and then every four seconds', () => {
  const { buy, readings, clock, histories } = buyingUntold('5000000')
  buy('meld')
  expect(readings().map(({ request }) => request)).toMatchObject([{ token: usdcOnEthereum }])
  clock.pass(8000)
  expect(readings()).toHaveLength(3)
  expect(histories()).toEqual([])
})

test('a retry after a price rise is matched with its own quote, not the earlier one', () => {
  const { buy, hold, clock, current, retry, bought } = buyingUntold('5000000')
  buy('meld')
  clock.pass(200_000)
  retry()
  hold('25000000')
  clock.pass(4000)
  expect([bought().length, current()?.step]).toEqual([2, 'bought'])
})

test.each([
  ['27799999', 'waiting'],
  ['27800000', 'bought'],
  ['29000000', 'bought'],
])('a balance of %s, after a quote of 24 beside 5 USDC, leaves the purchase %s', (held, status) => {
  const { buy, hold, clock, current } = buyingUntold('5000000')
  buy('meld')
  hold(held)
  clock.pass(4000)
  expect(current()?.step).toBe(status)
})

test('any increase of the balance completes a purchase whose quote was an estimate', () => {
  const { open, type, shop, choose, hold, clock, current } = buyingUntold('5000000')
  open()
  shop.reject('quote', { code: 'unreachable' })
  type('25')
  choose('meld')
  hold('4000000')
  clock.pass(4000)
  expect(current()?.step).toBe('waiting')
  hold('5000001')
  clock.pass(4000)
  expect(current()?.step).toBe('bought')
})

test('a quote that comes after another try says how much has to come', () => {
  const { buy, press, retry, clock, hold, current } = buyingUntold('5000000')
  buy('meld')
  clock.pass(200_000)
  retry()
  expect(current()?.quote).toBeNull()
  press(router.wentBack())
  clock.pass(200)
  hold('5000001')
  clock.pass(4000)
  expect(current()).toMatchObject({ step: 'waiting', quote: { purchaseAmount: { amount: '24.00' } } })
})

test('a completed purchase shows its view and a toast, and reloads the balances', () => {
  const { buy, hold, clock, view, toasts, events } = buyingUntold('0')
  buy('meld')
  hold('24000000')
  clock.pass(4000)
  expect([view(), toasts()]).toEqual(['OnRampActivity', ['onRamp.bought']])
  expect(events.some(({ type }) => type === 'tokenBalances/moved')).toBe(true)
})

test('nodes that fail in between are asked again', () => {
  const { buy, hold, chain, clock, current } = buyingUntold('5000000')
  buy('meld')
  chain.reject('balance', { code: 'unreachable' })
  clock.pass(4000)
  expect(current()?.step).toBe('waiting')
  hold('29000000')
  clock.pass(4000)
  expect(current()?.step).toBe('bought')
})

/** Alice again, with the nodes down as she presses; `listed` is what the service that knows balances told the page before. */
function pressingBlind(listed: string | null) {
  const story = buyingUntold('29000000')
  const { latchkey, open, type, choose, chain } = story
  open()
  type('25')
  const tokens = listed === null ? [] : [{ ...usdc, address: usdcOnEthereum, amount: listed }]
  latchkey.dispatch(tokenBalances.requested(aliceOnEthereum))
  latchkey.dispatch(tokenBalances.received({ ...aliceOnEthereum, tokens }))
  chain.reject('balance', { code: 'unreachable' })
  choose('meld')
  return story
}

test('the last balance of the page is the baseline if the nodes fail at the press', () => {
  const { clock, current, toasts } = pressingBlind('5000000')
  expect(current()).toMatchObject({ held: '5000000', before: 'known' })
  clock.pass(4000)
  expect([current()?.step, toasts()]).toEqual(['bought', ['onRamp.bought']])
})

test('the balance of a node at the press overrides the last balance of the page', () => {
  const { latchkey, open, type, choose, current } = buyingUntold('5000000')
  open()
  type('25')
  const tokens = [{ ...usdc, address: usdcOnEthereum, amount: '1' }]
  latchkey.dispatch(tokenBalances.requested(aliceOnEthereum))
  latchkey.dispatch(tokenBalances.received({ ...aliceOnEthereum, tokens }))
  choose('meld')
  expect(current()).toMatchObject({ held: '5000000', before: 'known' })
})

test('a list from before a transaction of the own account moved the token says nothing of it', () => {
  const { latchkey, open, type, choose, chain, current } = buyingUntold('29000000')
  open()
  type('25')
  const tokens = [{ ...usdc, address: usdcOnEthereum, amount: '5000000' }]
  latchkey.dispatch(tokenBalances.requested(aliceOnEthereum))
  latchkey.dispatch(tokenBalances.received({ ...aliceOnEthereum, tokens }))
  latchkey.dispatch(tokenBalances.moved({ ...aliceOnEthereum, tokens: [usdcOnEthereum] }))
  latchkey.dispatch(tokenBalances.failed({ ...aliceOnEthereum, failure: { code: 'unreachable' } }))
  chain.reject('balance', { code: 'unreachable' })
  choose('meld')
  expect(current()).toMatchObject({ held: null, before: 'unknown' })
})

test('an unknown baseline is reported, and a later increase completes the purchase', () => {
  const { clock, current, hold, words, press, toasts } = pressingBlind(null)
  clock.pass(4000)
  expect(current()).toMatchObject({ held: '29000000', before: 'unknown', step: 'waiting' })
  press(modal.closeRequested())
  clock.pass(176_000)
  expect(words()).toMatchObject({
    title: 'Still checking your purchase',
    body: "We couldn't read your earlier balance, so it may be there already. Check your tokens before you try again.",
  })
  expect(toasts()).toEqual(['onRamp.unsure'])
  hold('53000000')
  clock.pass(30_000)
  expect(current()?.step).toBe('bought')
})

test('without any answer of a node the outcome is unknown rather than empty', () => {
  const { buy, press, chain, clock, current, words, toasts } = buyingUntold('5000000')
  buy('meld')
  press(modal.closeRequested())
  for (let look = 0; look < 45; look++) chain.reject('balance', { code: 'unreachable' })
  const title = () => words()?.title
  clock.pass(180_000)
  expect([current()?.step, title()]).toEqual(['overdue', 'Still checking your purchase'])
  clock.pass(30_000)
  expect(title()).toBe("Your purchase hasn't arrived yet")
  expect(toasts()).toEqual(['onRamp.unsure'])
})

test('a read from before a sleep does not make the purchase overdue, but the next one does', () => {
  const { buy, chain, clock, current } = buyingUntold('5000000')
  buy('meld')
  clock.pass(172_000)
  const asked = chain.hang('balance')
  clock.pass(9000)
  asked.answer({ amount: '5000000', unit: { symbol: 'USDC', decimals: 6 } })
  expect(current()?.step).toBe('waiting')
  clock.pass(4000)
  expect(current()?.step).toBe('overdue')
})

test('a purchase is overdue after three minutes, polled less often, and still completed', () => {
  const { buy, clock, current, readings, toasts, press, hold } = buyingUntold('5000000')
  buy('meld')
  clock.pass(179_999)
  expect(current()?.step).toBe('waiting')
  clock.pass(1)
  expect(current()?.step).toBe('overdue')
  expect(toasts()).toEqual([])
  press(router.wentBack())
  clock.pass(4000)
  const asked = readings().length
  clock.pass(60_000)
  expect(readings()).toHaveLength(asked + 2)
  hold('29000000')
  clock.pass(30_000)
  expect([current()?.step, toasts()]).toEqual(['bought', ['onRamp.bought']])
})

test('one increase of the balance completes only the newest of two purchases', () => {
  const { buy, press, choose, hold, clock, bought } = buyingUntold('0')
  buy('meld')
  press(router.wentBack())
  choose('meld')
  const statuses = () => bought().map(({ step }) => step)
  hold('24000000')
  clock.pass(4000)
  expect(statuses()).toEqual(['waiting', 'bought'])
  hold('48000000')
  clock.pass(4000)
  expect(statuses()).toEqual(['bought', 'bought'])
})

test('an increase that a history explains does not complete a purchase that polls the balance', () => {
  const { buy, press, choose, hold, clock, bought, rows } = buyingUntold('0')
  buy('meld')
  press(router.wentBack())
  choose()
  const statuses = () => bought().map(({ step }) => step)
  hold('24000000')
  clock.pass(8000)
  expect(statuses()).toEqual(['waiting', 'waiting'])
  rows.unshift(row())
  clock.pass(8000)
  expect(statuses()).toEqual(['waiting', 'bought'])
  hold('48000000')
  clock.pass(4000)
  expect(statuses()).toEqual(['bought', 'bought'])
})

test('a late increase that a history explains is not reported for a purchase that polls the balance', () => {
  const { buy, press, choose, hold, clock, bought, rows, toasts } = buyingUntold('0')
  buy()
  clock.pass(180_000)
  press(router.wentBack())
  clock.pass(6000)
  choose('meld')
  const statuses = () => bought().map(({ step }) => step)
  expect(statuses()).toEqual(['overdue', 'waiting'])
  rows.unshift(row())
  hold('24000000')
  clock.pass(40_000)
  expect(statuses()).toEqual(['bought', 'waiting'])
  expect(toasts().filter((text) => text === 'onRamp.bought')).toHaveLength(1)
  hold('48000000')
  clock.pass(4000)
  expect(statuses()).toEqual(['bought', 'bought'])
})

test('a balance increase completes a purchase if the other history is empty or fails', () => {
  const silent = buyingUntold('0')
  silent.buy()
  silent.clock.pass(180_000)
  silent.press(router.wentBack())
  silent.clock.pass(6000)
  silent.choose('meld')
  silent.transactions.reject('history', { code: 'unreachable' })
  silent.hold('24000000')
  silent.clock.pass(8000)
  expect(silent.bought().map(({ step }) => step)).toEqual(['overdue', 'bought'])
})

test('of two purchases of one token the increase completes the one with that quote', () => {
  const { buy, press, type, choose, hold, clock, bought } = buyingUntold('0')
  buy('meld')
  press(router.wentBack())
  type('100')
  choose('meld')
  const statuses = () => bought().map(({ step }) => step)
  hold('99000000')
  clock.pass(4000)
  expect(statuses()).toEqual(['waiting', 'bought'])
  hold('123000000')
  clock.pass(4000)
  expect(statuses()).toEqual(['bought', 'bought'])
})

test('a look that was under way as that came is not the one to count from', () => {
  const { buy, press, choose, hold, clock, bought, rows, chain } = buyingUntold('0')
  buy('meld')
  press(router.wentBack())
  choose()
  const before = chain.hang('balance')
  clock.pass(4000)
  hold('24000000')
  rows.unshift(row())
  clock.pass(4000)
  before.answer({ amount: '0', unit: { symbol: 'USDC', decimals: 6 } })
  clock.pass(8000)
  expect(bought().map(({ step }) => step)).toEqual(['waiting', 'bought'])
})

test('on Solana a coin is bought, which has no contract', () => {
  const balances: Record<string, string> = { [`${solana.id}:${lamp}`]: '1000000000' }
  const standard = fakeWalletStandard({ wallets: [lagoon] })
  const story = buying({
    options: { networks: [solana], onRampProviders: [meld] },
    ports: {
      connectors: { 'wallet-standard': standard },
      chains: { solana: fakeSolanaChain({ balances }) },
    },
  })
  story.press(connection.walletChosen({ walletKey: lagoon.wallet.key }))
  story.buy('meld')
  expect(story.current()).toMatchObject({
    address: lamp,
    held: '1000000000',
    wanted: { purchase: { symbol: 'SOL' }, network: { chainId: solana.id, address: null } },
  })
  expect(story.shop.windows()).toMatchObject([
    { link: `https://meld.example/?to=${lamp}&what=SOL&sum=25.00` },
  ])
})

test('only providers that the host names sell on Solana', () => {
  const standard = fakeWalletStandard({ wallets: [lagoon] })
  const story = buying({
    options: { networks: [solana] },
    ports: { connectors: { 'wallet-standard': standard } },
  })
  story.press(connection.walletChosen({ walletKey: lagoon.wallet.key }))
  story.buy('coinbase')
  expect(story.bought()).toEqual([])
})
