import { expect, test } from 'vitest'
import { fakeChain } from '../../../../adapters/fake/fake-chain.ts'
import { modal } from '../../../../core/events/shell/modal.ts'
import { accountButtonView } from '../../../../core/view-models/buttons/account-button.ts'
import { accountState } from '../../../../core/view-models/account/state.ts'
import { accountView } from '../../../../core/view-models/account/account.ts'
import { balanceSummaryIn } from '../../../../core/view-models/account/balance-summary.ts'
import { customButtonView } from '../../../../core/view-models/buttons/custom-button.ts'
import { alice } from '../../../../fixtures/people.ts'
import { harbor, startStory } from '../../../../fixtures/story.ts'

const address = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const image = 'https://orchard.example/usdc.png'
const usdc = { amount: '1500000', unit: { symbol: 'USDC', decimals: 6 } }
const chain = () =>
  fakeChain({
    balances: {
      [`eip155:1:${alice.address}`]: '1234500000000000000',
      [`eip155:8453:${alice.address}`]: '2000000000000000000',
    },
    tokens: { [`eip155:1:${address}`]: usdc },
  })

/** Alice is connected on a page that shows USDC in Ether's place. */
async function connected(options: object = { tokens: { 'eip155:1': { address, image } } }) {
  const evm = chain()
  const story = startStory({ options, ports: { chains: { eip155: evm } } })
  await story.latchkey.connect({ wallet: harbor.wallet.key })
  story.latchkey.dispatch(modal.openRequested({}))
  const shown = () => {
    const state = story.latchkey.state()
    return [accountButtonView(state)?.balance, accountView(state).parts.balance]
  }
  return { ...story, evm, shown }
}

test('the host token replaces the coin with its image on button and account', async () => {
  const { shown, latchkey } = await connected()
  const line = { value: '1.5 USDC', image: { kind: 'token', url: image, seed: 'USDC' } }
  expect(shown()).toMatchObject([line, line])
  expect(balanceSummaryIn()(latchkey.state())).toMatchObject({
    formatted: '1.5',
    symbol: 'USDC',
    decimals: 6,
  })
  expect(customButtonView(latchkey.state()).account).toMatchObject({
    displayBalance: '1.5 USDC',
    balanceFormatted: '1.5',
    balanceSymbol: 'USDC',
  })
})

test('on a chain without a token of the host the coin is shown', async () => {
  const { shown, injected } = await connected()
  injected.change(harbor.wallet.key, { kind: 'chain', chainId: 'eip155:8453' })
  expect(shown().map((line) => [line?.value, line?.image])).toEqual([
    ['2 ETH', undefined],
    ['2 ETH', undefined],
  ])
})

test('a token without an image shows a letter, and a new host token is read at once', async () => {
  const { shown, latchkey } = await connected({})
  expect(shown()[0]?.value).toBe('1.2345 ETH')
  latchkey.update({ tokens: { 'eip155:1': { address } } })
  expect(shown()[0]).toMatchObject({ value: '1.5 USDC', image: { url: null, seed: 'USDC' } })
  latchkey.update({ tokens: {} })
  expect(shown()[0]?.value).toBe('1.2345 ETH')
})

test('a token that cannot be read is no balance, and not the coin', async () => {
  const evm = chain()
  evm.reject('balance', { code: 'malformed-answer' })
  const { latchkey } = startStory({
    options: { tokens: { 'eip155:1': { address } } },
    ports: { chains: { eip155: evm } },
  })
  await latchkey.connect({ wallet: harbor.wallet.key })
  const state = latchkey.state()
  expect(accountButtonView(state)?.balance).toBeNull()
  expect(accountView(state).parts.balance?.value).toBe('Balance unavailable')
})

test('an unreadable token does not show the coin or an earlier token', async () => {
  const { latchkey, evm, shown } = await connected({})
  const known = () => {
    const { formatted, text, symbol } = balanceSummaryIn()(latchkey.state())
    return [formatted, text, symbol, accountState(latchkey.state()).balanceSymbol]
  }
  expect(known()).toEqual(['1.2345', '1.2345 ETH', 'ETH', 'ETH'])
  evm.reject('balance', { code: 'not-a-token' })
  latchkey.update({ tokens: { 'eip155:1': { address } } })
  expect(known()).toEqual([null, null, null, null])
  expect(shown()[1]?.value).toBe('Balance unavailable')
})

test('a token is asked for again and again, though its chain tells of its coin', async () => {
  const rpcUrls = { 'eip155:1': ['https://node.example', 'wss://node.example'] }
  const { evm, clock } = await connected({ tokens: { 'eip155:1': { address } }, rpcUrls })
  evm.tellNews('subscribed')
  const before = evm.questions.length
  clock.pass(10_000)
  expect(evm.questions.length).toBe(before + 1)
})

test('the balance request is unchanged without a host token', async () => {
  const { evm } = await connected({})
  expect(Object.keys(Object(evm.questions[0]?.request))).toEqual(['network', 'address'])
})
