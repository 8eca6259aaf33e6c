import { expect, test, vi } from 'vitest'
import { fakeClock } from '../../../adapters/fake/fake-clock.ts'
import { createInjected } from '../../../adapters/injected/injected.ts'
import { base, mainnet, polygon } from '../../../core/domain/network/known-networks.ts'
import { alice, bob, carol } from '../../../fixtures/people.ts'
import { eventually } from '../../eventually.ts'
import { failureFrom, listenTo, unhurried, valueOf } from '../answers.ts'
import { hurriedTime } from '../hurried-time.ts'
import { info, PageWallet, WalletPage, wellBehaved } from '../page-wallet.ts'

const walletKey = 'com.example.wallet'

function pageWith(provider: PageWallet) {
  const page = new WalletPage()
  page.install({ info: info(), provider })
  return createInjected({ target: page, clock: fakeClock() })
}

function walletSaying(accounts: unknown, chainId: unknown = '0x1') {
  return new PageWallet()
    .reply('eth_requestAccounts', accounts)
    .reply('eth_accounts', accounts)
    .reply('eth_chainId', chainId)
}

const methodsAsked = (provider: PageWallet) => provider.asked.map(({ method }) => method)

test('connecting asks for accounts and the chain; reconnecting never prompts', async () => {
  const provider = wellBehaved([alice.address], 1, [1])
  const injected = pageWith(provider)
  await valueOf(injected.connect({ walletKey }, unhurried))
  expect(methodsAsked(provider)).toEqual(['eth_requestAccounts', 'eth_chainId'])
  await valueOf(injected.reconnect({ walletKey, chains: [] }, unhurried))
  expect(methodsAsked(provider).slice(2)).toEqual(['eth_accounts', 'eth_chainId'])
})

test('each wallet is asked by its own provider, never by window.ethereum', async () => {
  const page = new WalletPage()
  const loud = wellBehaved([bob.address], 1, [1])
  page.ethereum = loud
  page.install({ info: info(), provider: wellBehaved([alice.address], 1, [1]) })
  page.install({ info: info({ rdns: 'org.other' }), provider: wellBehaved([carol.address], 1, [1]) })
  const injected = createInjected({ target: page, clock: fakeClock() })
  const accountsOf = async (key: string) =>
    (await valueOf(injected.connect({ walletKey: key }, unhurried))).namespaces[0]?.accounts
  expect(await accountsOf(walletKey)).toEqual([alice.address])
  expect(await accountsOf('org.other')).toEqual([carol.address])
  expect(loud.asked).toEqual([])
  expect(await accountsOf('browser-wallet')).toEqual([bob.address])
})

test('the wallet of window.ethereum remains the asked one after a replacement', async () => {
  const page = new WalletPage()
  const injected = createInjected({ target: page, clock: fakeClock() })
  page.ethereum = wellBehaved([alice.address], 1, [1])
  listenTo(injected.announcements({ standard: false }, unhurried))
  page.ethereum = wellBehaved([bob.address], 1, [1])
  const { namespaces } = await valueOf(injected.connect({ walletKey: 'browser-wallet' }, unhurried))
  expect(namespaces[0]?.accounts).toEqual([alice.address])
})

test('addresses in small or capital letters are checksummed, and repetitions dropped', async () => {
  const capitals = `0x${bob.address.slice(2).toUpperCase()}`
  const injected = pageWith(walletSaying([alice.address.toLowerCase(), capitals, alice.address]))
  const { namespaces } = await valueOf(injected.connect({ walletKey }, unhurried))
  expect(namespaces[0]?.accounts).toEqual([alice.address, bob.address])
})

test.each([
  [
    'a wrong checksum',
    alice.address.replace('f39F', 'F39F'),
    `the account ${alice.address.replace('f39F', 'F39F')}, whose capital letters`,
  ],
  ['too few digits', '0x1234', 'named the string "0x1234" as an account; expected 0x and 40 hex digits'],
  ['no prefix', alice.address.slice(2), 'expected 0x and 40 hex digits'],
  ['a letter that is no digit', `0x${'g'.repeat(40)}`, 'expected 0x and 40 hex digits'],
  ['a number', 7, 'named the number 7 as an account'],
  ['null', null, 'named null as an account'],
])('an account with %s is an invalid address', async (_, account, words) => {
  const injected = pageWith(walletSaying([account]))
  expect(await failureFrom(injected.connect({ walletKey }, unhurried))).toEqual({
    code: 'invalid-address',
    detail: expect.stringContaining(words),
  })
})

test.each([
  ['null', null],
  ['a string', alice.address],
  ['an object', { accounts: [] }],
])('accounts that are %s are malformed', async (_, accounts) => {
  expect(await failureFrom(pageWith(walletSaying(accounts)).connect({ walletKey }, unhurried))).toMatchObject(
    {
      code: 'malformed-answer',
      detail: expect.stringContaining('expected a list of accounts'),
    },
  )
})

/** A list of two that holds nothing. */
const gaps: readonly unknown[] = Object.assign([], { length: 2 })

test('a list of accounts with gaps in it names none of them', async () => {
  const injected = pageWith(walletSaying(gaps))
  const refused = { code: 'invalid-address', detail: expect.stringContaining('named missing as an account') }
  expect(await failureFrom(injected.connect({ walletKey }, unhurried))).toEqual(refused)
  expect(await failureFrom(injected.reconnect({ walletKey, chains: [] }, unhurried))).toEqual(refused)
})

test('an empty account list rejects a connection and ends a restore with null', async () => {
  const injected = pageWith(walletSaying([]))
  expect(await failureFrom(injected.connect({ walletKey }, unhurried))).toMatchObject({ code: 'no-accounts' })
  expect(await valueOf(injected.reconnect({ walletKey, chains: [] }, unhurried))).toBe(null)
})

test.each([
  ['0x2105', 'eip155:8453'],
  [8453, 'eip155:8453'],
  ['8453', 'eip155:8453'],
])('the chain id %j is read', async (chain, chainId) => {
  expect(
    await valueOf(pageWith(walletSaying([alice.address], chain)).connect({ walletKey }, unhurried)),
  ).toMatchObject({ namespaces: [{ chainId }] })
})

test.each([[''], ['0x'], ['mainnet'], [0], [-1], [1.5], [null], [{}], ['0x0']])(
  'the chain id %j is invalid',
  async (chain) => {
    const failure = await failureFrom(
      pageWith(walletSaying([alice.address], chain)).connect({ walletKey }, unhurried),
    )
    expect(failure.code).toBe('invalid-chain-id')
    expect(failure.detail).toMatch(/^The wallet named .* as its chain; expected a number such as 0x1\.$/)
  },
)

test('a wallet that shared its accounts and then keeps its chain to itself is given up after ten seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const silent = walletSaying([alice.address], () => new Promise(() => {}))
  const refusal = failureFrom(pageWith(silent).connect({ walletKey }, unhurried))
  await eventually(() => expect(methodsAsked(silent)).toContain('eth_chainId'))
  vi.advanceTimersByTime(10_000)
  expect(await refusal).toMatchObject({ code: 'timed-out' })
})

test('a switch answers where the wallet really is, if it has not moved five seconds after it agreed', async () => {
  const { waits } = hurriedTime(5000)
  const provider = wellBehaved([alice.address], 1, [1, 8453]).reply('wallet_switchEthereumChain', null)
  const answer = await valueOf(pageWith(provider).switchNetwork({ walletKey, chainId: base.id }, unhurried))
  expect(answer).toEqual({ chainId: mainnet.id })
  expect(waits.reduce((sum, wait) => sum + wait, 0)).toBe(5000)
  expect(new Set(methodsAsked(provider))).toEqual(new Set(['wallet_switchEthereumChain', 'eth_chainId']))
})

test('a wallet that moves a while after it agreed has switched, also without an event', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const provider = wellBehaved([alice.address], 1, [1, 8453]).reply('wallet_switchEthereumChain', null)
  const answer = valueOf(pageWith(provider).switchNetwork({ walletKey, chainId: base.id }, unhurried))
  await vi.advanceTimersByTimeAsync(3000)
  provider.reply('eth_chainId', '0x2105')
  await vi.advanceTimersByTimeAsync(500)
  expect(await answer).toEqual({ chainId: base.id })
})

test('an aborted switch stops polling the chain of the wallet', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const provider = wellBehaved([alice.address], 1, [1, 8453]).reply('wallet_switchEthereumChain', null)
  const abort = new AbortController()
  const end = failureFrom(pageWith(provider).switchNetwork({ walletKey, chainId: base.id }, abort.signal))
  await vi.advanceTimersByTimeAsync(1000)
  abort.abort()
  expect(await end).toMatchObject({ code: 'aborted' })
  const asked = provider.asked.length
  await vi.advanceTimersByTimeAsync(5000)
  expect(provider.asked).toHaveLength(asked)
  expect(vi.getTimerCount()).toBe(0)
})

test('adding sends the fields of EIP-3085', async () => {
  const provider = wellBehaved([alice.address], 1, [1])
  await valueOf(pageWith(provider).addNetwork({ walletKey, network: polygon }, unhurried))
  expect(provider.asked[0]?.params).toEqual([
    {
      chainId: '0x89',
      chainName: 'Polygon',
      nativeCurrency: { name: 'POL', symbol: 'POL', decimals: 18 },
      rpcUrls: ['https://polygon-rpc.com'],
      blockExplorerUrls: ['https://polygonscan.com'],
    },
  ])
})

test('a wallet that only adds is asked to switch as well', async () => {
  const provider = wellBehaved([alice.address], 1, [1, 137]).reply('wallet_addEthereumChain', null)
  const answer = await valueOf(pageWith(provider).addNetwork({ walletKey, network: polygon }, unhurried))
  expect(answer).toEqual({ chainId: polygon.id })
  expect(methodsAsked(provider)).toContain('wallet_switchEthereumChain')
})

test('an EVM wallet is never asked for a Solana chain', async () => {
  const provider = wellBehaved([alice.address], 1, [1])
  const chainId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
  expect(
    await failureFrom(pageWith(provider).switchNetwork({ walletKey, chainId }, unhurried)),
  ).toMatchObject({ code: 'invalid-chain-id' })
  expect(provider.asked).toEqual([])
})

test.each([-32601, 4200, -32004])(
  'disconnecting forgives a wallet that lacks the method (%d)',
  async (code) => {
    const provider = wellBehaved([alice.address], 1, [1]).refuse('wallet_revokePermissions', {
      code,
      message: 'no',
    })
    expect(await valueOf(pageWith(provider).disconnect({ walletKey }, unhurried))).toBe(null)
  },
)

test('disconnecting gives the permission for accounts back', async () => {
  const provider = wellBehaved([alice.address], 1, [1])
  await valueOf(pageWith(provider).disconnect({ walletKey }, unhurried))
  expect(provider.asked).toEqual([{ method: 'wallet_revokePermissions', params: [{ eth_accounts: {} }] }])
})

test('a watch reports accounts, chains and the end in order, and ignores transient ones', async () => {
  const provider = wellBehaved([alice.address], 1, [1])
  const { values } = listenTo(pageWith(provider).watch({ walletKey }, unhurried))
  await eventually(() => expect(provider.listenerCount('accountsChanged')).toBe(1))
  provider.emit('accountsChanged', [carol.address.toLowerCase()])
  provider.emit('chainChanged', 'loading')
  provider.emit('chainChanged', '0x89')
  provider.emit('disconnect', { code: 1013, message: 'try again later' })
  provider.emit('accountsChanged', [])
  provider.emit('accountsChanged', 'none')
  provider.emit('accountsChanged', gaps)
  provider.emit('chainChanged', 'moon')
  provider.emit('disconnect', { code: 4900, message: 'gone' })
  await eventually(() => expect(values).toHaveLength(7))
  expect(values).toEqual([
    { kind: 'accounts', namespace: 'eip155', accounts: [carol.address] },
    { kind: 'chain', chainId: 'eip155:137' },
    { kind: 'accounts', namespace: 'eip155', accounts: [] },
    { kind: 'misbehaved', failure: { code: 'malformed-answer', detail: expect.any(String) } },
    { kind: 'misbehaved', failure: { code: 'invalid-address', detail: expect.any(String) } },
    { kind: 'misbehaved', failure: { code: 'invalid-chain-id', detail: expect.stringContaining('"moon"') } },
    { kind: 'disconnected' },
  ])
})

test('a chain reported as a connect object is parsed', async () => {
  const provider = wellBehaved([alice.address], 1, [1])
  const { values } = listenTo(pageWith(provider).watch({ walletKey }, unhurried))
  await eventually(() => expect(provider.listenerCount('chainChanged')).toBe(1))
  provider.emit('chainChanged', { chainId: '0x89' })
  await eventually(() => expect(values).toEqual([{ kind: 'chain', chainId: 'eip155:137' }]))
})

test('a wallet that refuses one listener is heard on its other events', async () => {
  const provider = wellBehaved([alice.address], 1, [1])
  const on = provider.on.bind(provider)
  provider.on = (event: string, listener: (...values: unknown[]) => void) => {
    if (event === 'accountsChanged') throw new Error('accountsChanged does not exist')
    return on(event, listener)
  }
  const injected = pageWith(provider)
  await valueOf(injected.connect({ walletKey }, unhurried))
  const { values, hasEnded } = listenTo(injected.watch({ walletKey }, unhurried))
  provider.emit('chainChanged', '0x89')
  await eventually(() => expect(values).toHaveLength(2))
  expect(values).toEqual([
    {
      kind: 'misbehaved',
      failure: { code: 'wallet-failed', detail: 'The wallet lets nobody listen to accountsChanged.' },
    },
    { kind: 'chain', chainId: 'eip155:137' },
  ])
  expect(hasEnded()).toBe(false)
})

test('ending a watch removes every listener', async () => {
  const provider = wellBehaved([alice.address], 1, [1])
  const abort = new AbortController()
  const count = () =>
    ['accountsChanged', 'chainChanged', 'disconnect'].reduce(
      (sum, event) => sum + provider.listenerCount(event),
      0,
    )
  const watched = listenTo(pageWith(provider).watch({ walletKey }, abort.signal))
  await eventually(() => expect(count()).toBe(3))
  abort.abort()
  expect(count()).toBe(0)
  expect(watched.hasEnded()).toBe(true)
})

test('a wallet without events can be watched in vain', () => {
  const page = new WalletPage()
  page.install({ info: info(), provider: { request: async () => null } })
  const injected = createInjected({ target: page, clock: fakeClock() })
  const watched = listenTo(injected.watch({ walletKey }, unhurried))
  expect(watched.values).toEqual([])
  expect(watched.hasEnded()).toBe(false)
})

test('a result is returned as JSON, and an unreadable one is malformed', async () => {
  const unreadable = {
    get answer() {
      throw new Error('hands off')
    },
  }
  const provider = wellBehaved([alice.address], 1, [1])
    .reply('eth_big', { gas: 10n, at: new Date(0), call: () => 1 })
    .reply('eth_nothing', undefined)
    .reply('eth_unreadable', unreadable)
  const injected = pageWith(provider)
  const ask = (method: string) =>
    injected.request({ walletKey, chainId: mainnet.id, method, params: [] }, unhurried)
  expect(await valueOf(ask('eth_big'))).toEqual({ gas: '0xa', at: '1970-01-01T00:00:00.000Z' })
  expect(await valueOf(ask('eth_nothing'))).toBeNull()
  expect(await failureFrom(ask('eth_unreadable'))).toEqual({
    code: 'malformed-answer',
    detail: "The wallet's answer to eth_unreadable cannot be read.",
  })
})
