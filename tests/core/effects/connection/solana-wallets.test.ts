import { expect, test } from 'vitest'
import { fakeStorage } from '../../../../adapters/fake/fake-storage.ts'
import type { HostOptions } from '../../../../core/domain/options/host-options.ts'
import { mainnet, solanaDevnet } from '../../../../core/domain/network/known-networks.ts'
import { parseSessions } from '../../../../core/domain/sessions/remembered-sessions.ts'
import { solanaChains } from '../../../../core/domain/network/solana.ts'
import { connection } from '../../../../core/events/connection/connection.ts'
import { network } from '../../../../core/events/network/network.ts'
import { harbor } from '../../../../fixtures/story.ts'
import { lagoon, startWith } from './solana-wallet-story.ts'
import { lamp, reed } from './two-wallets-story.ts'

test('Solana wallets are listed beside the others where the host offers one of Solana’s networks', () => {
  const story = startWith()
  story.latchkey.start()
  expect(story.listed()).toEqual(expect.arrayContaining(['Harbor', 'Beacon', 'Lagoon']))
})

test('Solana wallets are not discovered if the host offers no Solana network', () => {
  const story = startWith({ options: { networks: [mainnet] } })
  story.latchkey.start()
  expect(story.listed()).not.toContain('Lagoon')
})

test('Ethereum wallets are not listed if the host offers Solana alone', () => {
  const story = startWith({ options: { networks: [solanaDevnet] } })
  story.latchkey.start()
  expect(story.listed()).toEqual(['Lagoon'])
})

test('a Solana wallet and an Ethereum wallet are connected in parallel', async () => {
  const story = startWith()
  await story.latchkey.connect({ wallet: harbor.wallet.key })
  const session = await story.connect()
  expect(session).toMatchObject({
    connector: 'ANNOUNCED',
    namespaces: [{ namespace: 'solana', accounts: [lamp] }],
  })
  expect([story.evm(), story.solana()]).toMatchObject([
    { status: 'connected', accounts: harbor.accounts },
    { status: 'connected', accounts: [lamp], chainId: solanaDevnet.id },
  ])
})

test('a Solana connection begins on the chosen network, then on the default, if the wallet supports it', async () => {
  const both = [solanaDevnet, { ...solanaDevnet, id: solanaChains.mainnet, name: 'Solana' }]
  const begunOn = async (options: Partial<HostOptions>, chosen?: string) => {
    const story = startWith({ options })
    story.latchkey.start()
    if (chosen) story.latchkey.dispatch(network.chosen({ chainId: chosen }))
    await story.connect()
    return story.solana()
  }
  const { mainnet: main, devnet, testnet } = solanaChains
  expect(await begunOn({ networks: both })).toMatchObject({ chainId: devnet })
  expect(await begunOn({ networks: both, defaultNetwork: main })).toMatchObject({ chainId: main })
  expect(await begunOn({ networks: both }, main)).toMatchObject({ chainId: main })
  const elsewhere = { ...solanaDevnet, id: testnet }
  expect(await begunOn({ networks: [elsewhere] })).toMatchObject({ status: 'wrong-network', chainId: main })
})

test('requests go to the wallet of their namespace', async () => {
  const story = startWith()
  await story.latchkey.connect({ wallet: harbor.wallet.key })
  await story.connect()
  await story.latchkey.request({
    method: 'solana_signMessage',
    params: { message: '1' },
    namespace: 'solana',
  })
  await story.latchkey.request({ method: 'personal_sign', params: [] })
  expect(story.asked('request').map(({ request }) => request)).toEqual([
    {
      walletKey: lagoon.wallet.key,
      chainId: solanaDevnet.id,
      method: 'solana_signMessage',
      params: { message: '1' },
    },
  ])
})

test('a switch moves it without asking anybody of Ethereum', async () => {
  const both = [mainnet, solanaDevnet, { ...solanaDevnet, id: solanaChains.mainnet, name: 'Solana' }]
  const story = startWith({ options: { networks: both } })
  await story.latchkey.connect({ wallet: harbor.wallet.key })
  await story.connect()
  await story.latchkey.switchNetwork(solanaChains.mainnet)
  expect([story.evm(), story.solana()]).toMatchObject([
    { chainId: mainnet.id },
    { chainId: solanaChains.mainnet },
  ])
})

test('refused, it can be tried again', async () => {
  const story = startWith()
  story.standard.reject('connect', { code: 'user-rejected' })
  await expect(story.connect()).rejects.toMatchObject({ code: 'user-rejected' })
  await story.connect()
  expect(story.solana()).toMatchObject({ status: 'connected' })
})

test('a Solana wallet locks and unlocks without effect on the Ethereum wallet', async () => {
  const story = startWith()
  await story.latchkey.connect({ wallet: harbor.wallet.key })
  await story.connect()
  const share = (...accounts: string[]) =>
    story.standard.change(lagoon.wallet.key, { kind: 'accounts', namespace: 'solana', accounts })
  share()
  expect([story.evm().status, story.solana().status]).toEqual(['connected', 'locked'])
  share(reed)
  expect(story.solana()).toMatchObject({ status: 'connected', accounts: [reed], chainId: solanaDevnet.id })
})

test('gone by itself it ends, and Ethereum stays', async () => {
  const story = startWith()
  await story.latchkey.connect({ wallet: harbor.wallet.key })
  await story.connect()
  story.standard.change(lagoon.wallet.key, { kind: 'disconnected' })
  expect([story.evm().status, story.solana().status]).toEqual(['connected', 'disconnected'])
  expect(story.types()).toContain(connection.endedByWallet.type)
})

test('a disconnect of Solana notifies its wallet and leaves the other connected', async () => {
  const story = startWith()
  await story.latchkey.connect({ wallet: harbor.wallet.key })
  await story.connect()
  await story.latchkey.disconnect({ namespace: 'solana' })
  expect([story.evm().status, story.solana().status]).toEqual(['connected', 'disconnected'])
  expect(story.asked('disconnect')).toHaveLength(1)
})

test('both are restored after a reload without a prompt, each on its network, however late they come', async () => {
  const storage = fakeStorage()
  const before = startWith({ storage })
  await before.latchkey.connect({ wallet: harbor.wallet.key })
  await before.connect()
  before.latchkey.stop()
  expect(parseSessions(storage.texts()['sessions'] ?? null)).toMatchObject([
    { connector: 'injected' },
    { connector: 'wallet-standard', namespaces: [{ namespace: 'solana', chainId: solanaDevnet.id }] },
  ])
  const after = startWith({ storage, standards: [], wallets: [{ ...harbor, isTrusted: true }] })
  after.latchkey.start()
  expect([after.evm().status, after.solana().status]).toEqual(['connected', 'unknown'])
  after.standard.announce({ ...lagoon, isTrusted: true })
  expect(after.solana()).toMatchObject({ status: 'connected', accounts: [lamp], chainId: solanaDevnet.id })
  expect(after.asked('connect')).toEqual([])
})

test('a Solana wallet that no longer trusts the page is not restored or asked', async () => {
  const storage = fakeStorage()
  const before = startWith({ storage })
  await before.connect()
  before.latchkey.stop()
  const after = startWith({ storage })
  after.latchkey.start()
  expect(after.solana().status).toBe('disconnected')
  expect(after.asked('connect')).toEqual([])
})

test('a newcomer of its name is remembered under the name that both go by, with the account that tells it', async () => {
  const storage = fakeStorage()
  const newcomer = { ...lagoon, accounts: [reed], wallet: { ...lagoon.wallet, key: 'standard:Lagoon#2' } }
  const story = startWith({ storage, standards: [lagoon, newcomer] })
  await story.connect()
  await story.latchkey.connect({ wallet: newcomer.wallet.key })
  expect(parseSessions(storage.texts()['sessions'] ?? null)).toMatchObject([
    { wallet: lagoon.wallet, namespaces: [{ namespace: 'solana', account: reed }] },
  ])
})

test('a Solana wallet that unregisters is removed with its session, and can register again', async () => {
  const story = startWith()
  await story.connect()
  story.standard.withdraw(lagoon.wallet.key)
  expect(story.solana().status).toBe('disconnected')
  expect(story.listed()).not.toContain('Lagoon')
  story.standard.announce(lagoon)
  expect(story.listed()).toContain('Lagoon')
})
