import { beforeEach, expect, test, vi } from 'vitest'
import { createWalletStandard } from '../../../adapters/wallet-standard/wallet-standard.ts'
import { solanaChains } from '../../../core/domain/network/solana.ts'
import { failureFrom, listenTo, unhurried, valueOf } from '../answers.ts'
import { SolanaPageWallet, StandardPage, accountOf, solanaPeople } from './standard-wallet.ts'

const walletKey = 'standard:Lagoon'
const { alice, bob } = solanaPeople
const { mainnet, devnet } = solanaChains

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))

function open(lagoon = new SolanaPageWallet(alice)) {
  const page = new StandardPage()
  const gone = page.install(lagoon)
  const standard = createWalletStandard({ target: page, send: async () => ({ signature: '' }) })
  const connect = () => valueOf(standard.connect({ walletKey, chains: [mainnet] }, unhurried))
  const watch = (signal = unhurried) => listenTo(standard.watch({ walletKey }, signal))
  return { lagoon, standard, gone, connect, watch }
}

const accountsAre = (...accounts: readonly string[]) => ({ kind: 'accounts', namespace: 'solana', accounts })

test('account changes are reported once', async () => {
  const { lagoon, connect, watch } = open()
  await connect()
  const changes = watch()
  lagoon.share(bob)
  lagoon.share(bob)
  lagoon.tell({ features: {} })
  expect(changes.values).toEqual([accountsAre(bob)])
})

test('on another chain the accounts of that chain are reported and asked', async () => {
  const { lagoon, standard, connect, watch } = open(new SolanaPageWallet())
  lagoon.accounts = [accountOf(alice, ['solana:mainnet']), accountOf(bob, ['solana:devnet'])]
  await connect()
  const changes = watch()
  await valueOf(standard.switchNetwork({ walletKey, chainId: devnet }, unhurried))
  expect(changes.values).toEqual([{ kind: 'chain', chainId: devnet }, accountsAre(bob)])
  const question = { walletKey, chainId: devnet, method: 'solana_signMessage', params: { message: '2' } }
  await valueOf(standard.request(question, unhurried))
  expect(lagoon.asked.at(-1)?.given).toMatchObject([{ account: { address: bob } }])
})

test('a wallet that is locked shares no account, and is asked silently once it is unlocked', async () => {
  const { lagoon, standard, connect, watch } = open()
  await connect()
  const changes = watch()
  lagoon.share()
  lagoon.share(alice)
  expect(changes.values).toEqual([accountsAre(), accountsAre(alice)])
  expect(await valueOf(standard.reconnect({ walletKey, chains: [] }, unhurried))).toEqual({
    namespaces: [{ namespace: 'solana', accounts: [alice], chainId: mainnet }],
  })
  expect(lagoon.asked.at(-1)).toEqual({ feature: 'standard:connect', given: [{ silent: true }] })
})

test('a change between the answer and the watch is not lost', async () => {
  const { lagoon, connect, watch } = open()
  await connect()
  lagoon.share(bob)
  expect(watch().values).toEqual([accountsAre(bob)])
})

test('no listener remains after a watch, an unwatched connection or a refusal', async () => {
  const { lagoon, standard, connect, watch } = open()
  await connect()
  const abort = new AbortController()
  watch(abort.signal)
  abort.abort()
  expect(lagoon.listeners.size).toBe(0)
  await connect()
  vi.advanceTimersByTime(1000)
  expect(lagoon.listeners.size).toBe(0)
  lagoon.onConnect = () => {
    throw { code: 4001, message: 'no' }
  }
  await failureFrom(standard.connect({ walletKey }, unhurried))
  expect(lagoon.listeners.size).toBe(0)
})

test('accounts of other chains are ignored, and an empty chain is left for one with accounts', async () => {
  const { lagoon, connect, watch } = open()
  lagoon.accounts = [accountOf(alice, ['solana:mainnet']), accountOf(bob, ['solana:devnet'])]
  lagoon.isTrusted = true
  expect(await connect()).toEqual({
    namespaces: [{ namespace: 'solana', accounts: [alice], chainId: mainnet }],
  })
  const changes = watch()
  lagoon.tell({ accounts: [accountOf(bob, ['solana:devnet']), accountOf('0x1', ['sui:mainnet'])] })
  expect(changes.values).toEqual([{ kind: 'chain', chainId: devnet }, accountsAre(bob)])
})

test.each([
  ['a code', { code: 4001, message: 'No.' }, 'user-rejected'],
  ['words', new Error('User rejected the request.'), 'user-rejected'],
  ['other words', new Error('Approval Denied'), 'user-rejected'],
  ['few words', new Error('Plugin Closed'), 'user-rejected'],
  ['a text', 'Transaction cancelled', 'user-rejected'],
  ['an error of its own', new Error('Transaction rejected by the node: no fee'), 'wallet-failed'],
  ['nothing', undefined, 'wallet-failed'],
])('a connection refused with %s rejects with its code', async (_, error, code) => {
  const { lagoon, standard } = open()
  lagoon.onConnect = () => Promise.reject(error)
  expect(await failureFrom(standard.connect({ walletKey }, unhurried))).toMatchObject({ code })
})

test('a wallet that throws on a silent connection is not restored and does not fail', async () => {
  const lagoon = new SolanaPageWallet(alice)
  lagoon.features['standard:connect'] = {
    connect: () => {
      throw { code: 4100, message: 'unknown page' }
    },
  }
  const { standard } = open(lagoon)
  expect(await valueOf(standard.reconnect({ walletKey, chains: [mainnet] }, unhurried))).toBe(null)
})

test.each([
  ['nothing', undefined, 'malformed-answer'],
  ['a list that is none', { accounts: 'all' }, 'malformed-answer'],
  ['no account', { accounts: [] }, 'no-accounts'],
  [
    'an EVM address',
    { accounts: [accountOf('0x9D85ca56217D2bb651b00f15e694EB7E713637D4', ['solana:mainnet'])] },
    'invalid-address',
  ],
  [
    'an address that is too short',
    { accounts: [accountOf(alice.slice(4), ['solana:mainnet'])] },
    'invalid-address',
  ],
  ['an account without address', { accounts: [{ chains: ['solana:mainnet'] }] }, 'invalid-address'],
  ['accounts that are none', { accounts: [null, 7] }, 'malformed-answer'],
])('a wallet that answers the connection with %s fails', async (_, answer, code) => {
  const lagoon = new SolanaPageWallet(alice)
  lagoon.features['standard:connect'] = { connect: async () => answer }
  const { standard } = open(lagoon)
  expect(await failureFrom(standard.connect({ walletKey }, unhurried))).toMatchObject({ code })
  expect(lagoon.listeners.size).toBe(0)
})

test('a malformed account list is reported as misbehaved, and later changes are heard', async () => {
  const { lagoon, connect, watch } = open()
  await connect()
  const changes = watch()
  lagoon.tell({ accounts: 'all' })
  lagoon.share(bob)
  expect(changes.values).toMatchObject([
    { kind: 'misbehaved', failure: { code: 'malformed-answer' } },
    accountsAre(bob),
  ])
})

test.each([
  ['nothing', [null]],
  ['no address', [{ chains: ['solana:mainnet'] }]],
  ['an address that is none', [accountOf('zz', ['solana:mainnet'])]],
  ['a text', ['zz']],
])(
  'an account that is %s does not lock the wallet, and later valid ones are reported',
  async (_, accounts) => {
    const { lagoon, connect, watch } = open()
    await connect()
    const changes = watch()
    lagoon.tell({ accounts })
    lagoon.share(alice)
    lagoon.share(bob)
    expect(changes.values).toMatchObject([{ kind: 'misbehaved' }, accountsAre(bob)])
  },
)

test('a good account beside a bad one counts', async () => {
  const { lagoon, connect, watch } = open()
  await connect()
  const changes = watch()
  lagoon.tell({ accounts: [null, accountOf(bob, ['solana:mainnet'])] })
  expect(changes.values).toEqual([accountsAre(bob)])
})

test('a wallet that cannot be let go of, or that throws as it is, does no harm', async () => {
  const lagoon = new SolanaPageWallet(alice)
  lagoon.features['standard:events'] = {
    on: () => () => {
      throw new Error('gotcha')
    },
  }
  delete lagoon.features['standard:disconnect']
  const { standard, connect, watch } = open(lagoon)
  await connect()
  const abort = new AbortController()
  const changes = watch(abort.signal)
  abort.abort()
  expect(changes.hasEnded()).toBe(true)
  expect(await valueOf(standard.disconnect({ walletKey }, unhurried))).toBe(null)
})
