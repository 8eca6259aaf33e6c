import { expect, test } from 'vitest'
import { mainnet, solanaDevnet } from '../../../core/domain/network/known-networks.ts'
import { LatchkeyError } from '../../../core/domain/errors/latchkey-error.ts'
import type { Wallet } from '../../../core/domain/wallets/wallet.ts'
import { walletFinder } from '../../../renderers/headless/wallet-finder.ts'
import { walletPairing } from '../../../renderers/headless/wallet-pairing.ts'
import type { HeadlessPairing } from '../../../renderers/headless/wallet-pairing.ts'
import { fakeWalletConnect } from '../../../adapters/fake/fake-wallet-connect.ts'
import { fakeWalletRegistry } from '../../../adapters/fake/fake-wallet-registry.ts'
import { features } from '../../../core/events/features.ts'
import { modal } from '../../../core/events/shell/modal.ts'
import { alice, bob } from '../../../fixtures/people.ts'
import { harbor, startStory } from '../../../fixtures/story.ts'
import { eventually } from '../../eventually.ts'
import { cedar, phone } from '../../core/effects/pairing/story.ts'
import { shownViews } from '../../../fixtures/shown-views.ts'

function headless(given: Parameters<typeof startStory>[0] = {}) {
  const story = startStory(given)
  story.latchkey.start()
  return { ...story, finder: walletFinder(story.latchkey), pairing: walletPairing(story.latchkey) }
}

const ready = (pairing: HeadlessPairing) => eventually(() => expect(pairing.state().status).toBe('ready'))
const codeOf = (error: unknown) => (error instanceof LatchkeyError ? error.code : error)

test('wallets are listed, those of this browser and those of the registry, page by page', () => {
  const many = Array.from({ length: 45 }, (_, order): Wallet => ({
    id: `w${order}`,
    name: `Wallet ${order}`,
  }))
  const { finder } = headless({ ports: { walletRegistry: fakeWalletRegistry({ wallets: many }) } })
  expect(finder.state().installed.map(({ name }) => name)).toEqual(['Harbor', 'Beacon'])
  expect(finder.state()).toMatchObject({ status: 'loaded', count: 45, hasMore: true })
  expect(finder.state().registry).toHaveLength(40)
  finder.more()
  expect(finder.state().registry).toHaveLength(45)
  expect(finder.state().hasMore).toBe(false)
})

test('a list that failed says why, and is asked for again', () => {
  const walletRegistry = fakeWalletRegistry({ wallets: [cedar] })
  walletRegistry.reject('wallets', { code: 'unreachable' })
  const { finder } = headless({ ports: { walletRegistry } })
  expect(finder.state()).toMatchObject({ status: 'failed', failure: { code: 'unreachable' } })
  finder.more()
  expect(finder.state()).toMatchObject({ status: 'loaded', failure: null })
})

test('a search finds wallets once typing has settled', () => {
  const { finder, clock } = headless()
  finder.search('dune')
  expect(finder.state().searched).toMatchObject({ text: 'dune', status: 'loading', found: [] })
  clock.pass(1000)
  expect(finder.state().searched.found.map(({ name }) => name)).toEqual(['Dune'])
  finder.search('')
  expect(finder.state().searched).toMatchObject({ status: 'idle', found: [] })
})

test('a wallet of this browser is connected, moved to another network and left, with no modal ever open', async () => {
  const { latchkey, types } = headless()
  const { namespaces } = await latchkey.connect({ wallet: harbor.wallet.key })
  expect(namespaces).toEqual([
    { namespace: 'eip155', accounts: [alice.address, bob.address], chainId: 'eip155:1' },
  ])
  await latchkey.switchNetwork('eip155:8453')
  await latchkey.disconnect({ namespace: 'eip155' })
  expect(latchkey.state().connection.byNamespace.eip155.status).toBe('disconnected')
  expect(types()).not.toContain('modal/opened')
})

test('a network is chosen before anybody is connected', async () => {
  const { latchkey } = headless()
  await latchkey.switchNetwork('eip155:8453')
  expect(latchkey.state().network.preferred).toEqual({ eip155: 'eip155:8453' })
})

test('a phone pairs by a URI, and begin() resolves with the session', async () => {
  const { pairing, walletConnect } = headless({ wallets: [] })
  expect(pairing.state().status).toBe('idle')
  const session = pairing.begin()
  await ready(pairing)
  expect(pairing.state()).toMatchObject({ status: 'ready', uri: expect.stringMatching(/^wc:/), wallet: null })
  walletConnect.approve(phone)
  expect(await session).toMatchObject({ connector: 'WALLET_CONNECT', wallet: { name: 'Phone' } })
  expect(pairing.state()).toMatchObject({ status: 'idle', uri: null })
})

test('a pairing for one wallet has links into it', async () => {
  const linked = { ...cedar, mobileLink: 'cedar://', webappLink: 'https://app.cedar.example' }
  const { pairing } = headless({
    wallets: [],
    ports: { walletRegistry: fakeWalletRegistry({ wallets: [linked] }) },
  })
  pairing.begin({ wallet: cedar.id }).catch(() => {})
  await ready(pairing)
  const uri = encodeURIComponent(pairing.state().uri ?? '')
  expect(pairing.state().wallet?.name).toBe('Cedar')
  expect(pairing.state().links).toEqual([
    { platform: 'mobile', href: `cedar://wc?uri=${uri}` },
    { platform: 'web', href: `https://app.cedar.example/wc?uri=${uri}` },
  ])
})

test('a URI is renewed before it expires and after a refusal while begin() waits', async () => {
  const { pairing, walletConnect, clock } = headless({ wallets: [] })
  const session = pairing.begin()
  await ready(pairing)
  const uris = [pairing.state().uri]
  clock.pass(240_000)
  uris.push(pairing.state().uri)
  walletConnect.refuse()
  expect(pairing.state()).toMatchObject({ status: 'failed', failure: { code: 'user-rejected' } })
  clock.pass(1000)
  uris.push(pairing.state().uri)
  expect(new Set(uris).size).toBe(3)
  walletConnect.approve(phone)
  expect((await session).wallet.name).toBe('Phone')
})

test('a relay that can not be reached is an error, and another try is another pairing', async () => {
  const { pairing, walletConnect } = headless({ wallets: [] })
  walletConnect.reject('pair', { code: 'unreachable' })
  expect(await pairing.begin().catch(codeOf)).toBe('unreachable')
  expect(pairing.state()).toMatchObject({ status: 'failed', failure: { code: 'unreachable' } })
  const session = pairing.begin()
  await ready(pairing)
  walletConnect.approve(phone)
  expect((await session).wallet.name).toBe('Phone')
})

test('an abandoned pairing is not renewed, and begin() rejects', async () => {
  const { pairing, walletConnect, clock } = headless({ wallets: [] })
  const left = pairing.begin().catch(codeOf)
  pairing.leave()
  expect(await left).toBe('aborted')
  clock.pass(600_000)
  expect([pairing.state().status, walletConnect.pairings()]).toEqual(['idle', 0])
})

test('another connection, a stop or another pairing aborts a pairing', async () => {
  const story = headless()
  const first = story.pairing.begin().catch(codeOf)
  const second = story.pairing.begin().catch(codeOf)
  expect(await first).toBe('aborted')
  await ready(story.pairing)
  await story.latchkey.connect({ wallet: harbor.wallet.key })
  expect(await second).toBe('aborted')
  const third = story.pairing.begin().catch(codeOf)
  await ready(story.pairing)
  story.latchkey.stop()
  expect(await third).toBe('aborted')
})

test('a relay that keeps silent is an error in the end', async () => {
  const { pairing, clock } = headless({
    wallets: [],
    ports: { connectors: { 'wallet-connect': fakeWalletConnect({ isReady: false }) } },
  })
  const session = pairing.begin().catch(codeOf)
  await eventually(() => expect(pairing.state().status).toBe('preparing'))
  clock.pass(15_000)
  expect(await session).toBe('timed-out')
})

test('a feature that has nothing to do with it and does not come ends no pairing', async () => {
  const { latchkey, pairing, walletConnect } = headless({ wallets: [] })
  const session = pairing.begin()
  await ready(pairing)
  latchkey.dispatch(features.loadFailed({ feature: 'analytics', failure: { code: 'unreachable' } }))
  walletConnect.approve(phone)
  expect((await session).wallet.name).toBe('Phone')
})

test('leaving a pairing that was never begun, or has come to its end, moves no modal', async () => {
  const { latchkey, pairing, walletConnect } = headless()
  latchkey.dispatch(modal.openRequested({ view: 'WhatIsAWallet' }))
  pairing.leave()
  const session = pairing.begin()
  await ready(pairing)
  expect(shownViews(latchkey.state())).toEqual(['WhatIsAWallet'])
  walletConnect.approve(phone)
  await session
  expect(shownViews(latchkey.state())).toEqual(['WhatIsAWallet'])
  latchkey.close()
  void latchkey.open()
  const shown = latchkey.state()
  walletPairing(latchkey).leave()
  const again = pairing.begin().catch(codeOf)
  await ready(pairing)
  expect(latchkey.state().router.history).toBe(shown.router.history)
  expect(shownViews(shown)).toEqual(['Account'])
  pairing.leave()
  expect(await again).toBe('aborted')
})

test('any pairing reader can end a pairing of the same Latchkey', async () => {
  const { latchkey, pairing } = headless({ wallets: [] })
  const left = pairing.begin().catch(codeOf)
  await ready(pairing)
  walletPairing(latchkey).leave()
  expect(await left).toBe('aborted')
  expect(shownViews(latchkey.state())).toEqual(['Connect'])
})

test('without a modal a switch to an unavailable kind is refused and opens nothing', async () => {
  const { latchkey } = headless({
    options: { networks: [mainnet, solanaDevnet], features: { switchActiveChain: false } },
  })
  await latchkey.connect({ wallet: harbor.wallet.key })
  expect(await latchkey.switchNetwork(solanaDevnet.id).catch(codeOf)).toBe('unauthorized')
  expect(latchkey.state().modal.open).toBe(false)
})

test.each([
  ['no-such-wallet', 'wallet-missing', 'No wallet of the id "no-such-wallet" is listed'],
  [7, 'bad-request', 'The wallet is the number 7; expected the id of one that walletFinder lists'],
])('a pairing for the wallet %j is refused, and nothing is begun', async (wallet, code, message) => {
  const { pairing, latchkey, walletConnect } = headless({ wallets: [] })
  latchkey.start()
  await expect(pairing.begin({ wallet: wallet as string })).rejects.toMatchObject({
    code,
    message: expect.stringContaining(message) as string,
  })
  expect([pairing.state().status, walletConnect.pairings()]).toEqual(['idle', 0])
})
