import { expect, test } from 'vitest'
import { fakeTokenBalances } from '../../../../adapters/fake/fake-token-balances.ts'
import { fakeTransactions } from '../../../../adapters/fake/fake-transactions.ts'
import type { AnswerOrder } from '../../../../adapters/fake/answer-order.ts'
import { mainnet, base, solanaDevnet } from '../../../../core/domain/network/known-networks.ts'
import type { HeldToken } from '../../../../core/domain/tokens/balances.ts'
import { accountIn } from '../../../../core/effects/account/balance-request.ts'
import { account } from '../../../../core/events/account/account.ts'
import { connection } from '../../../../core/events/connection/connection.ts'
import { embed } from '../../../../core/events/shell/embed.ts'
import { modal } from '../../../../core/events/shell/modal.ts'
import { ownTransaction } from '../../../../core/events/operations/own-transaction.ts'
import { router } from '../../../../core/events/shell/router.ts'
import { tokenBalances } from '../../../../core/events/tokens/balances.ts'
import { ofAccount } from '../../../../core/domain/account/by-account.ts'
import { alice, bob } from '../../../../fixtures/people.ts'
import { harbor, startStory } from '../../../../fixtures/story.ts'
import { lagoon, startWith } from '../connection/solana-wallet-story.ts'
import { withoutProject } from '../shell/without-project.ts'

const coin: HeldToken = {
  address: null,
  name: 'Ether',
  symbol: 'ETH',
  decimals: '18',
  amount: '1234500000000000000',
  price: '2000',
  icon: null,
}
const tokens = { [`eip155:1:${alice.address}`]: [coin] }

/** Alice is connected over Harbor; the service knows what she holds. */
function connected({
  order,
  ...given
}: Parameters<typeof startStory>[0] & { readonly order?: AnswerOrder } = {}) {
  const service = fakeTokenBalances({ tokens, ...(order && { order }) })
  const story = startStory({ ...given, ports: { tokenBalances: service, ...given.ports } })
  story.latchkey.start()
  story.latchkey.dispatch(connection.walletChosen({ walletKey: harbor.wallet.key }))
  const toasts = () => story.events.filter(({ type }) => type === 'toast/shown').length
  const holdings = () => {
    const { connection: standing, tokenBalances: known } = story.latchkey.state()
    const holder = accountIn(standing, 'eip155')
    return (holder && known && ofAccount(known.holdings, holder)) ?? undefined
  }
  const requests = () => service.questions.map(({ request }) => request)
  return { ...story, service, holdings, toasts, requests, asked: () => service.questions.length }
}

/** Alice looks at her account. */
function looking(given: Parameters<typeof connected>[0] = {}) {
  const story = connected(given)
  story.latchkey.dispatch(modal.openRequested({}))
  return story
}

test('balances are requested once, when the account is shown', () => {
  const { latchkey, asked, requests, holdings } = connected()
  expect([asked(), latchkey.state().features['token-balances']]).toEqual([0, undefined])
  latchkey.dispatch(modal.openRequested({}))
  expect(requests()).toEqual([{ chainId: 'eip155:1', address: alice.address, moved: [] }])
  expect(holdings()).toMatchObject({ status: 'loaded', tokens: [coin] })
})

test('no balances are requested without a project id', () => {
  const { latchkey, asked } = connected()
  latchkey.dispatch(withoutProject)
  latchkey.dispatch(modal.openRequested({}))
  latchkey.dispatch(tokenBalances.refreshed())
  expect(asked()).toBe(0)
})

test('a look at the networks asks for nothing, and the way back to the account does', () => {
  const { latchkey, asked } = connected()
  latchkey.dispatch(modal.openRequested({ view: 'Networks' }))
  expect(asked()).toBe(0)
  latchkey.dispatch(router.viewPushed({ view: 'Account' }))
  expect(asked()).toBe(1)
})

test('balances are polled every ten seconds while the account is shown', () => {
  const { latchkey, clock, asked } = looking()
  clock.pass(9_999)
  expect(asked()).toBe(1)
  clock.pass(20_001)
  expect(asked()).toBe(4)
  latchkey.dispatch(router.viewPushed({ view: 'Networks' }))
  clock.pass(60_000)
  expect(asked()).toBe(4)
  latchkey.dispatch(router.wentBack())
  expect(asked()).toBe(5)
  latchkey.dispatch(modal.closeRequested())
  clock.pass(60_000)
  expect(asked()).toBe(5)
})

test('an account in the page is polled while the modal is closed', () => {
  const { latchkey, clock, asked } = connected()
  latchkey.dispatch(embed.shown())
  latchkey.dispatch(router.viewReset({ view: 'Account' }))
  latchkey.dispatch(modal.openRequested({}))
  latchkey.dispatch(modal.closeRequested())
  const before = asked()
  clock.pass(30_000)
  expect(asked()).toBe(before + 3)
  latchkey.dispatch(embed.hidden())
  clock.pass(30_000)
  expect(asked()).toBe(before + 3)
})

test('a hidden tab polls nothing, and a visible one reads tokens and coin at once', () => {
  const { clock, evm, asked } = looking()
  const coins = () => evm.questions.filter(({ method }) => method === 'balance').length
  const before = [asked(), coins()] as const
  clock.beSeen(false)
  clock.pass(600_000)
  expect([asked(), coins()]).toEqual(before)
  clock.beSeen(true)
  expect([asked(), coins()]).toEqual([before[0] + 1, before[1] + 1])
})

test('a repeated failure shows one toast until the service has answered', () => {
  const { latchkey, service, clock, toasts, holdings, events } = connected()
  service.reject('read', { code: 'unreachable' })
  service.reject('read', { code: 'http-status' })
  latchkey.dispatch(modal.openRequested({}))
  expect([toasts(), holdings()?.status]).toEqual([1, 'failed'])
  expect(events.findLast(({ type }) => type === 'toast/shown')?.data).toEqual({
    variant: 'error',
    message: { text: 'account.tokensFailed' },
  })
  clock.pass(10_000)
  expect([toasts(), holdings()?.status]).toEqual([1, 'failed'])
  clock.pass(10_000)
  expect([toasts(), holdings()?.status]).toEqual([1, 'loaded'])
  service.reject('read', { code: 'unreachable' })
  clock.pass(10_000)
  expect([toasts(), holdings()?.status, holdings()?.tokens]).toEqual([2, 'failed', [coin]])
})

test('an answer of another account or chain changes nothing, and its question is taken back', () => {
  const { service, injected, holdings, latchkey } = connected()
  const slow = service.hang('read')
  latchkey.dispatch(modal.openRequested({}))
  injected.change(harbor.wallet.key, { kind: 'accounts', namespace: 'eip155', accounts: [bob.address] })
  expect(service.questions[0]?.isAborted).toBe(true)
  slow.answer({ tokens: [coin] })
  expect(holdings()).toMatchObject({ address: bob.address, tokens: [] })
  injected.change(harbor.wallet.key, { kind: 'chain', chainId: base.id })
  expect(holdings()).toMatchObject({ chainId: base.id, tokens: [] })
  latchkey.dispatch(tokenBalances.received({ chainId: 'eip155:1', address: alice.address, tokens: [coin] }))
  expect(holdings()).toMatchObject({ chainId: base.id, tokens: [] })
})

test('a lock and a disconnect clear the balances and cancel the request', () => {
  for (const end of ['lock', 'disconnect'] as const) {
    const { latchkey, service, injected, holdings } = looking()
    service.hang('read')
    latchkey.dispatch(tokenBalances.refreshed())
    if (end === 'disconnect') latchkey.dispatch(connection.disconnectRequested())
    else injected.change(harbor.wallet.key, { kind: 'accounts', namespace: 'eip155', accounts: [] })
    expect([end, holdings(), service.questions.at(-1)?.isAborted]).toEqual([end, undefined, true])
  }
})

test('balances moved by an own transaction are read once from the chain', () => {
  const { latchkey, injected, requests, clock } = looking()
  const holder = { chainId: 'eip155:1', address: alice.address }
  latchkey.dispatch(tokenBalances.moved({ ...holder, tokens: [null, '0xa'] }))
  expect(requests().at(-1)).toEqual({ ...holder, moved: [null, '0xa'] })
  latchkey.dispatch(tokenBalances.moved({ ...holder, tokens: ['0xb', null] }))
  expect(requests().at(-1)).toEqual({ ...holder, moved: ['0xb', null] })
  clock.pass(10_000)
  expect(requests().at(-1)).toEqual({ ...holder, moved: [] })
  injected.change(harbor.wallet.key, { kind: 'accounts', namespace: 'eip155', accounts: [bob.address] })
  expect(requests().at(-1)).toEqual({ ...holder, address: bob.address, moved: [] })
})

test('a move during a request is read again together with its tokens', () => {
  const { latchkey, service, requests } = looking()
  const holder = { chainId: 'eip155:1', address: alice.address }
  service.hang('read')
  latchkey.dispatch(tokenBalances.moved({ ...holder, tokens: ['0xa'] }))
  latchkey.dispatch(tokenBalances.moved({ ...holder, tokens: ['0xb'] }))
  expect(requests().at(-1)).toEqual({ ...holder, moved: ['0xa', '0xb'] })
})

test('a move whose read failed is read from the chain the next time', () => {
  const { latchkey, service, requests, clock } = looking()
  const holder = { chainId: 'eip155:1', address: alice.address }
  service.reject('read', { code: 'unreachable' })
  latchkey.dispatch(tokenBalances.moved({ ...holder, tokens: ['0xa'] }))
  clock.pass(10_000)
  expect(requests().at(-1)).toEqual({ ...holder, moved: ['0xa'] })
})

test('an outdated service balance does not replace the chain balance', () => {
  const { latchkey, service, holdings, clock } = looking()
  const amounts = () => holdings()?.tokens?.map(({ amount }) => amount)
  const before = amounts()
  service.answer('read', { tokens: [{ ...coin, amount: '3' }] })
  latchkey.dispatch(tokenBalances.moved({ chainId: 'eip155:1', address: alice.address, tokens: [null] }))
  expect(amounts()).toEqual(['3'])
  clock.pass(10_000)
  expect([before, amounts()]).toEqual([[coin.amount], ['3']])
  service.answer('read', { tokens: [{ ...coin, amount: '4' }] })
  clock.pass(10_000)
  expect(amounts()).toEqual(['4'])
  clock.pass(10_000)
  expect(amounts()).toEqual([coin.amount])
})

test('a service balance counts again after five minutes', () => {
  const { latchkey, service, holdings, clock } = looking()
  service.answer('read', { tokens: [{ ...coin, amount: '3' }] })
  latchkey.dispatch(tokenBalances.moved({ chainId: 'eip155:1', address: alice.address, tokens: [null] }))
  for (let times = 0; times < 31; times += 1) clock.pass(10_000)
  expect(holdings()?.tokens).toEqual([coin])
})

test('a moved account is recognized in any address notation', () => {
  const { latchkey, requests } = looking()
  const settled = { chainId: 'eip155:1', hash: '0x1', outcome: 'confirmed', replacement: null } as const
  latchkey.dispatch(ownTransaction.settled({ ...settled, address: alice.address.toLowerCase() }))
  expect(requests().at(-1)).toEqual({ chainId: 'eip155:1', address: alice.address, moved: [null] })
})

test('moves of one account are preserved when another account or network sends', () => {
  const { latchkey, requests } = connected()
  const holder = { chainId: 'eip155:1', address: alice.address }
  latchkey.dispatch(tokenBalances.moved({ ...holder, tokens: ['0xa'] }))
  latchkey.dispatch(tokenBalances.moved({ ...holder, address: bob.address, tokens: ['0xb'] }))
  latchkey.dispatch(tokenBalances.moved({ ...holder, chainId: base.id, tokens: ['0xc'] }))
  latchkey.dispatch(tokenBalances.refreshed())
  expect(requests().at(-1)).toEqual({ ...holder, moved: ['0xa'] })
})

test('moves are stored for the latest ten accounts', () => {
  const { latchkey } = looking()
  const addresses = Array.from({ length: 12 }, (_, index) => `0x${String(index).padStart(40, '0')}`)
  for (const address of addresses)
    latchkey.dispatch(tokenBalances.moved({ chainId: 'eip155:1', address, tokens: [null] }))
  expect(latchkey.state().tokenBalances?.moved.map(({ address }) => address)).toEqual(addresses.slice(2))
})

test('a disconnect clears the moves of its namespace only', () => {
  const { latchkey, injected } = looking()
  const solana = { chainId: solanaDevnet.id, address: '1'.repeat(32), tokens: [null] }
  latchkey.dispatch(tokenBalances.moved({ chainId: 'eip155:1', address: alice.address, tokens: [null] }))
  latchkey.dispatch(tokenBalances.moved(solana))
  injected.change(harbor.wallet.key, { kind: 'accounts', namespace: 'eip155', accounts: [] })
  expect(latchkey.state().tokenBalances?.moved).toEqual([solana])
})

test('a move while no account was shown is read from the chain later', () => {
  const { latchkey, requests } = connected()
  const holder = { chainId: 'eip155:1', address: alice.address }
  latchkey.dispatch(tokenBalances.moved({ ...holder, tokens: ['0xa'] }))
  expect(requests()).toEqual([])
  latchkey.dispatch(modal.openRequested({}))
  expect(requests()).toEqual([{ ...holder, moved: ['0xa'] }])
})

test('a chain that the service does not support is requested once without a toast', () => {
  const { latchkey, service, clock, asked, toasts, holdings } = connected()
  service.reject('read', { code: 'chain-unsupported' })
  latchkey.dispatch(modal.openRequested({}))
  clock.pass(60_000)
  latchkey.dispatch(router.viewPushed({ view: 'Networks' }))
  latchkey.dispatch(router.wentBack())
  expect([asked(), toasts(), holdings()?.failure?.code]).toEqual([1, 0, 'chain-unsupported'])
})

test('on a network that the host does not offer nothing is asked for', () => {
  const { latchkey, asked } = looking({ wallets: [{ ...harbor, chainId: 'eip155:10' }] })
  latchkey.dispatch(tokenBalances.refreshed())
  expect(asked()).toBe(0)
})

test('turned off it is never fetched', () => {
  const { latchkey, features, asked } = looking({
    options: { features: { tokenBalances: false, identity: false } },
  })
  latchkey.dispatch(router.viewPushed({ view: 'Networks' }))
  expect(features.questions.map(({ request }) => request)).toEqual([{ feature: 'modal' }])
  expect(asked()).toBe(0)
})

test('a refresh without a view answers for each connected account', () => {
  const { latchkey, requests } = connected()
  latchkey.dispatch(tokenBalances.refreshed())
  expect(requests()).toEqual([{ chainId: 'eip155:1', address: alice.address, moved: [] }])
})

test.each(['later', 'event-first', 'twice', 'never'] as const)(
  'answers that arrive %s leave the last result, or none',
  async (order) => {
    const { holdings } = looking({ order })
    await new Promise((resolve) => setImmediate(resolve))
    expect(holdings()).toMatchObject(
      order === 'never' ? { status: 'loading', tokens: null } : { status: 'loaded', tokens: [coin] },
    )
  },
)

test('a balance request times out after ten seconds and is repeated', () => {
  const { holdings, clock, asked, toasts } = looking({ order: 'never' })
  clock.pass(10_000)
  expect([holdings()?.status, toasts()]).toEqual(['failed', 1])
  clock.pass(10_000)
  expect(asked()).toBe(2)
})

test('only the shown account of two namespaces is requested', async () => {
  const { latchkey, tokenBalances: service } = startWith({ options: { networks: [mainnet, solanaDevnet] } })
  latchkey.dispatch(connection.walletChosen({ walletKey: harbor.wallet.key }))
  latchkey.dispatch(connection.walletChosen({ walletKey: lagoon.wallet.key }))
  latchkey.dispatch(modal.openRequested({ view: 'Account' }))
  latchkey.dispatch(account.namespaceShown({ namespace: 'solana' }))
  const chains = service.questions.map(({ request }) => Object(request).chainId)
  expect(chains).toEqual([mainnet.id, solanaDevnet.id])
})

/** Alice calls a contract from the host's page, and the chain takes it. */
function calling(contract: string, outcome: 'confirmed' | 'failed' = 'confirmed') {
  const transactions = fakeTransactions()
  const chain = transactions.hang('settlement')
  const story = looking({ ports: { transactions } })
  const hash = `0x${'ab'.repeat(32)}`
  const params = [{ from: alice.address, to: contract, data: '0xa9059cbb' }]
  story.latchkey.dispatch(ownTransaction.sent({ ...holder, params, result: hash }))
  const before = story.requests().at(-1)
  chain.answer({ outcome, replacement: null })
  return { ...story, before }
}

const holder = { chainId: 'eip155:1', address: alice.address }

test('a contract that the host called is read as no token, and the coin is, once', () => {
  const { requests, before, clock } = calling(bob.address)
  expect(before).toEqual({ ...holder, moved: [] })
  expect(requests().at(-1)).toEqual({ ...holder, moved: [null] })
  clock.pass(10_000)
  expect(requests().at(-1)).toEqual({ ...holder, moved: [] })
})

/** Alice holds a token, whose contract the host calls. */
function holdingTwo() {
  const service = fakeTokenBalances({
    tokens: { [`eip155:1:${alice.address}`]: [coin, { ...coin, address: bob.address }] },
  })
  const transactions = fakeTransactions()
  const chain = transactions.hang('settlement')
  const story = looking({ ports: { transactions, tokenBalances: service } })
  const requests = () => service.questions.map(({ request }) => request)
  const params = [{ from: alice.address, to: bob.address.toLowerCase(), data: '0xa9059cbb' }]
  const send = () =>
    story.latchkey.dispatch(ownTransaction.sent({ ...holder, params, result: `0x${'ab'.repeat(32)}` }))
  return { ...story, chain, requests, send }
}

test('a token that the account holds, and the host called, is read from the chain, once', () => {
  const { chain, clock, requests, send } = holdingTwo()
  send()
  chain.answer({ outcome: 'confirmed', replacement: null })
  expect(requests().at(-1)).toEqual({ ...holder, moved: [null, bob.address.toLowerCase()] })
  clock.pass(10_000)
  expect(requests().at(-1)).toEqual({ ...holder, moved: [] })
})

test('a transaction that failed moved its cost alone', () => {
  const { latchkey, chain, requests, send } = holdingTwo()
  send()
  chain.answer({ outcome: 'failed', replacement: null })
  expect(requests().at(-1)).toEqual({ ...holder, moved: [null] })
  latchkey.dispatch(tokenBalances.refreshed())
  expect(requests().at(-1)).toEqual({ ...holder, moved: [] })
})

test('a failure of one account is not counted for another', () => {
  const { latchkey, service, injected, holdings, toasts } = connected()
  service.reject('read', { code: 'unreachable' })
  latchkey.dispatch(modal.openRequested({}))
  service.reject('read', { code: 'unreachable' })
  injected.change(harbor.wallet.key, { kind: 'accounts', namespace: 'eip155', accounts: [bob.address] })
  expect([holdings()?.failuresInARow, toasts()]).toEqual([1, 2])
})

test('disabling tokens while they are shown ends the requests', () => {
  const { latchkey, injected, clock, asked } = looking()
  latchkey.update({ features: { tokenBalances: false } })
  clock.pass(30_000)
  latchkey.dispatch(tokenBalances.refreshed())
  injected.change(harbor.wallet.key, { kind: 'accounts', namespace: 'eip155', accounts: [bob.address] })
  expect(asked()).toBe(1)
})

test('disabling tokens ends the requests, and enabling them loads the balances again', () => {
  const { latchkey, service, holdings } = connected()
  service.hang('read')
  latchkey.dispatch(modal.openRequested({}))
  latchkey.update({ features: { tokenBalances: false } })
  expect(service.questions.map(({ isAborted }) => isAborted)).toEqual([true])
  latchkey.update({ features: { tokenBalances: true } })
  expect(holdings()?.status).toBe('loaded')
})
