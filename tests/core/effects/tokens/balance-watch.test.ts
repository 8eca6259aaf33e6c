import { expect, test } from 'vitest'
import { fakeSolanaChain } from '../../../../adapters/fake/fake-solana-chain.ts'
import { mainnet, solanaDevnet } from '../../../../core/domain/network/known-networks.ts'
import { account } from '../../../../core/events/account/account.ts'
import { connection } from '../../../../core/events/connection/connection.ts'
import { modal } from '../../../../core/events/shell/modal.ts'
import { balanceIn } from '../../../../fixtures/known-balance.ts'
import { alice, bob } from '../../../../fixtures/people.ts'
import { harbor, startStory } from '../../../../fixtures/story.ts'
import { lagoon, startWith } from '../connection/solana-wallet-story.ts'

const url = 'wss://node.example/key'
const rpcUrls = { 'eip155:1': ['https://node.example/key', url] }

/** Alice is connected over Harbor, and the host has a socket for Ethereum. */
function connected(options: Parameters<typeof startStory>[0] = {}) {
  const story = startStory({ options: { rpcUrls }, ...options })
  story.latchkey.start()
  story.latchkey.dispatch(connection.walletChosen({ walletKey: harbor.wallet.key }))
  const asked = () => story.evm.questions.filter(({ method }) => method === 'balance').length
  return {
    ...story,
    asked,
    followed: () => Object.values(story.latchkey.state().account.followed)[0] ?? null,
  }
}

test('the shown account is watched over the host socket, and its node is asked without it', () => {
  const { evm } = connected()
  expect(evm.watched()).toEqual([{ url, address: alice.address }])
  expect(evm.questions[0]).toMatchObject({
    request: { network: { rpcUrls: ['https://node.example/key', ...mainnet.rpcUrls] } },
  })
})

test('a balance is read when the watch is subscribed and when its chain reports a change', () => {
  const { evm, asked, followed } = connected()
  const before = asked()
  evm.tellNews('subscribed')
  expect(followed()).toEqual({ chainId: 'eip155:1', address: alice.address })
  evm.tellNews('changed')
  evm.tellNews('changed')
  expect(asked()).toBe(before + 3)
})

test('a chain that tells more often than its node answers does not keep the balance from coming', () => {
  const { latchkey, evm, asked } = connected()
  const slow = evm.hang('balance')
  evm.tellNews('subscribed')
  const before = asked()
  evm.tellNews('changed')
  evm.tellNews('changed')
  expect(asked()).toBe(before)
  slow.answer({ amount: '5' })
  expect(asked()).toBe(before + 1)
  expect(balanceIn(latchkey.state(), 'eip155')).toMatchObject({ status: 'loaded', isOutdated: false })
})

test('a watched balance is not polled, but a lost watch resumes polling', () => {
  const { latchkey, evm, clock, asked } = connected()
  latchkey.dispatch(modal.openRequested({}))
  evm.tellNews('subscribed')
  const watched = asked()
  clock.pass(60_000)
  expect(asked()).toBe(watched)
  evm.tellNews('lost')
  clock.pass(30_000)
  expect(asked()).toBe(watched + 3)
  evm.tellNews('subscribed')
  clock.pass(60_000)
  expect(asked()).toBe(watched + 4)
})

test('a balance that could not be read is polled though it is watched', () => {
  const { latchkey, evm, clock, asked } = connected()
  latchkey.dispatch(modal.openRequested({}))
  evm.reject('balance', { code: 'unreachable' })
  evm.tellNews('subscribed')
  const failed = asked()
  clock.pass(10_000)
  expect(asked()).toBe(failed + 1)
})

test('another account, another chain, a lock and an end each take the watch with them', () => {
  const { latchkey, injected, evm } = connected()
  const { key } = harbor.wallet
  injected.change(key, { kind: 'accounts', namespace: 'eip155', accounts: [bob.address] })
  expect(evm.watched()).toEqual([{ url, address: bob.address }])
  injected.change(key, { kind: 'chain', chainId: 'eip155:8453' })
  expect(evm.watched()).toEqual([])
  injected.change(key, { kind: 'chain', chainId: 'eip155:1' })
  expect(evm.watched()).toHaveLength(1)
  injected.change(key, { kind: 'accounts', namespace: 'eip155', accounts: [] })
  expect(evm.watched()).toEqual([])
  injected.change(key, { kind: 'accounts', namespace: 'eip155', accounts: [alice.address] })
  expect(evm.watched()).toEqual([{ url, address: alice.address }])
  latchkey.dispatch(connection.disconnectRequested())
  expect(evm.watched()).toEqual([])
})

test('account events do not reopen the socket', () => {
  const { injected, evm } = connected()
  const [watched] = evm.watched()
  injected.change(harbor.wallet.key, {
    kind: 'accounts',
    namespace: 'eip155',
    accounts: [alice.address, bob.address],
  })
  expect(evm.watched()[0]).toBe(watched)
})

test('a host without a socket is polled as ever', () => {
  const { latchkey, evm, clock, asked } = connected({
    options: { networks: [mainnet, solanaDevnet], rpcUrls: { [solanaDevnet.id]: url } },
    ports: { chains: { solana: fakeSolanaChain() } },
  })
  expect(evm.watched()).toEqual([])
  latchkey.dispatch(modal.openRequested({}))
  const before = asked()
  clock.pass(20_000)
  expect(asked()).toBe(before + 2)
})

test('a balance that was watched is polled again while another account is looked at', async () => {
  const { latchkey, chains, clock } = startWith({ options: { networks: [mainnet, solanaDevnet], rpcUrls } })
  const evm = chains.eip155
  const asked = () => evm.questions.filter(({ method }) => method === 'balance').length
  await latchkey.connect({ wallet: harbor.wallet.key })
  await latchkey.connect({ wallet: lagoon.wallet.key })
  latchkey.dispatch(modal.openRequested({ view: 'Account' }))
  evm.tellNews('subscribed')
  latchkey.dispatch(account.namespaceShown({ namespace: 'solana' }))
  expect([evm.watched(), latchkey.state().account.followed]).toEqual([[], {}])
  const before = asked()
  clock.pass(20_000)
  expect(asked()).toBe(before + 2)
})

test('a stop ends the watch', () => {
  const { latchkey, evm } = connected()
  latchkey.stop()
  expect(evm.watched()).toEqual([])
})

test('the socket is closed once the host switches that off', () => {
  const { latchkey, evm } = connected()
  latchkey.update({ features: { balanceWatch: false } })
  expect(evm.watched()).toEqual([])
})
