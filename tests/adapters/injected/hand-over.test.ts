import { beforeEach, expect, test, vi } from 'vitest'
import { sharing } from '../../../adapters/fake/sharing.ts'
import { fakeClock } from '../../../adapters/fake/fake-clock.ts'
import { createInjected } from '../../../adapters/injected/injected.ts'
import type { Injected } from '../../../core/ports/injected.ts'
import { alice, bob } from '../../../fixtures/people.ts'
import { eventually } from '../../eventually.ts'
import { failureFrom, listenTo, unhurried, valueOf } from '../answers.ts'
import { info, PageWallet, WalletPage, wellBehaved } from '../page-wallet.ts'

const walletKey = 'com.example.wallet'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))

function pageWith(provider: PageWallet) {
  const page = new WalletPage()
  page.install({ info: info(), provider })
  return createInjected({ target: page, clock: fakeClock() })
}

/** A wallet that shares Alice's account, and does something of its own while it is asked for its chain. */
function restless(act: (wallet: PageWallet) => void) {
  const wallet = wellBehaved([alice.address], 1, [1])
  return wallet.reply('eth_accounts', [alice.address]).reply('eth_chainId', async () => {
    act(wallet)
    return '0x1'
  })
}

const listeners = (wallet: PageWallet) =>
  ['accountsChanged', 'chainChanged', 'disconnect'].reduce(
    (sum, event) => sum + wallet.listenerCount(event),
    0,
  )

const ways: readonly ('connect' | 'reconnect')[] = ['connect', 'reconnect']

test.each(ways)('%s answers the chain to which the wallet moves while it is asked', async (way) => {
  const injected = pageWith(restless((wallet) => wallet.emit('chainChanged', '0x2105')))
  const session = await valueOf(injected[way]({ walletKey, chains: [] }, unhurried))
  expect(session).toEqual(sharing({ accounts: [alice.address], chainId: 'eip155:8453' }))
})

test.each(ways)('%s answers the account to which the wallet changes while it is asked', async (way) => {
  const injected = pageWith(restless((wallet) => wallet.emit('accountsChanged', [bob.address])))
  const session = await valueOf(injected[way]({ walletKey, chains: [] }, unhurried))
  expect(session).toEqual(sharing({ accounts: [bob.address], chainId: 'eip155:1' }))
})

test('a wallet that is locked while it is asked for its chain shared no account', async () => {
  const wallet = restless((wallet) => wallet.emit('accountsChanged', []))
  const injected = pageWith(wallet)
  expect(await failureFrom(injected.connect({ walletKey }, unhurried))).toMatchObject({ code: 'no-accounts' })
  expect(await valueOf(injected.reconnect({ walletKey, chains: [] }, unhurried))).toBe(null)
  expect(listeners(wallet)).toBe(0)
})

test.each(ways)('changes between %s and the watch are replayed in order', async (way) => {
  const wallet = restless((wallet) => wallet.emit('chainChanged', 'moon'))
  const injected = pageWith(wallet)
  await valueOf(injected[way]({ walletKey, chains: [] }, unhurried))
  wallet.emit('accountsChanged', [])
  wallet.emit('chainChanged', '0x89')
  const { values } = listenTo(injected.watch({ walletKey }, unhurried))
  wallet.emit('accountsChanged', [bob.address])
  await eventually(() => expect(values).toHaveLength(4))
  expect(values).toMatchObject([
    { kind: 'misbehaved', failure: { code: 'invalid-chain-id' } },
    { kind: 'accounts', accounts: [] },
    { kind: 'chain', chainId: 'eip155:137' },
    { kind: 'accounts', accounts: [bob.address] },
  ])
})

async function connectAndWatch(injected: Injected) {
  const abort = new AbortController()
  await valueOf(injected.connect({ walletKey }, abort.signal))
  const watch = listenTo(injected.watch({ walletKey }, abort.signal))
  await Promise.resolve()
  abort.abort()
  return watch
}

test('a hundred connections and their ends leave no listener', async () => {
  const wallet = wellBehaved([alice.address], 1, [1])
  const injected = pageWith(wallet)
  for (let round = 0; round < 100; round += 1) await connectAndWatch(injected)
  await eventually(() => expect(listeners(wallet)).toBe(0))
})

test('a connection that ends before anybody watches it is heard no longer', async () => {
  const wallet = wellBehaved([alice.address], 1, [1])
  const injected = pageWith(wallet)
  await valueOf(injected.connect({ walletKey }, unhurried))
  await valueOf(injected.disconnect({ walletKey }, unhurried))
  expect(listeners(wallet)).toBe(0)
})

test('an unwatched connection is listened to for a second', async () => {
  const wallet = wellBehaved([alice.address], 1, [1])
  await valueOf(pageWith(wallet).connect({ walletKey }, unhurried))
  expect(listeners(wallet)).toBe(3)
  vi.advanceTimersByTime(1000)
  expect(listeners(wallet)).toBe(0)
})

test('a connection that fails, or is taken back, is heard no longer', async () => {
  const wallet = wellBehaved([alice.address], 1, [1]).reply('eth_chainId', 'moon')
  await failureFrom(pageWith(wallet).connect({ walletKey }, unhurried))
  expect(listeners(wallet)).toBe(0)
  const abort = new AbortController()
  let share: (accounts: readonly string[]) => void = () => {}
  const asked = new Promise<readonly string[]>((resolve) => (share = resolve))
  const leaving = failureFrom(
    pageWith(wallet.reply('eth_requestAccounts', () => asked)).connect({ walletKey }, abort.signal),
  )
  abort.abort()
  await leaving
  share([alice.address])
  await asked
  await Promise.resolve()
  expect(listeners(wallet)).toBe(0)
})
