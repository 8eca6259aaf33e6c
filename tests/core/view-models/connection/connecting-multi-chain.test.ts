import { expect, test } from 'vitest'
import type { FakeWallet } from '../../../../adapters/fake/fake-installed.ts'
import { fakeWalletStandard } from '../../../../adapters/fake/fake-wallet-standard.ts'
import type { HostOptions } from '../../../../core/domain/options/host-options.ts'
import {
  arbitrum,
  base,
  mainnet,
  optimism,
  solanaDevnet,
} from '../../../../core/domain/network/known-networks.ts'
import { router } from '../../../../core/events/shell/router.ts'
import type { EventInput } from '../../../../core/events/define-events.ts'
import { allWalletsView } from '../../../../core/view-models/wallets/all-wallets.ts'
import { connectView } from '../../../../core/view-models/connection/connect.ts'
import { connectingMultiChainView } from '../../../../core/view-models/connection/connecting-multi-chain.ts'
import { harbor, startStory } from '../../../../fixtures/story.ts'
import { lamp } from '../../effects/connection/two-wallets-story.ts'
import { currentView } from '../../../../core/selectors/shell/current-view.ts'

/** One wallet in the browser, once for each kind of chains. */
const gull: FakeWallet = { ...harbor, wallet: { key: 'dev.latchkey.gull', name: 'Gull', icon: null } }
const gullSolana: FakeWallet = {
  wallet: { key: 'standard:Gull', name: 'Gull', icon: null },
  accounts: [lamp],
  chainId: solanaDevnet.id,
  chains: [solanaDevnet.id],
}
const named = (wallet: FakeWallet, key: string): FakeWallet => ({
  ...wallet,
  wallet: { ...wallet.wallet, key },
})

function openWith({
  wallets = [harbor, gull],
  standards = [gullSolana],
  networks = [mainnet, solanaDevnet],
}: {
  readonly wallets?: readonly FakeWallet[]
  readonly standards?: readonly FakeWallet[]
  readonly networks?: HostOptions['networks']
} = {}) {
  const standard = fakeWalletStandard({ wallets: standards })
  const story = startStory({
    wallets,
    options: { networks },
    ports: { connectors: { 'wallet-standard': standard } },
  })
  const { latchkey } = story
  void latchkey.open({ view: 'Connect' })
  const rows = () => connectView(latchkey.state()).parts.installed?.items ?? []
  const press = (event: EventInput | null | undefined) => event && latchkey.dispatch(event)
  return {
    ...story,
    rows,
    press,
    pressRow: (key: string) => press(rows().find((row) => row.key === key)?.press),
    view: () => currentView(latchkey.state()),
    ways: () => connectingMultiChainView(latchkey.state()).parts.list.items,
  }
}

test('a wallet that is here for both kinds of chains is one row, and no look-alike of itself', () => {
  const { rows } = openWith()
  expect(rows().map(({ key, caution }) => [key, caution])).toEqual([
    ['dev.latchkey.harbor', undefined],
    ['dev.latchkey.gull', undefined],
  ])
})

test('a wallet for two namespaces offers a row for each, which connects that namespace', () => {
  const { pressRow, press, ways, view, latchkey } = openWith()
  pressRow('dev.latchkey.gull')
  expect(view()).toBe('ConnectingMultiChain')
  expect(ways().map(({ label, detail }) => [label, detail])).toEqual([
    ['EVM', 'Ethereum'],
    ['Solana', 'Solana Devnet'],
  ])
  press(ways()[1]?.press)
  const { solana, eip155 } = latchkey.state().connection.byNamespace
  expect([solana.status, eip155.status]).toEqual(['connected', 'disconnected'])
})

test('going back from a pending namespace leads to the choice', () => {
  const { pressRow, press, ways, view, injected, latchkey } = openWith()
  injected.hang('connect')
  pressRow('dev.latchkey.gull')
  press(ways()[0]?.press)
  expect(view()).toBe('ConnectingExternal')
  latchkey.dispatch(router.wentBack())
  expect(view()).toBe('ConnectingMultiChain')
})

test('the kind that is connected says so, and is not offered again', () => {
  const { pressRow, press, ways, latchkey } = openWith()
  const body = () => connectingMultiChainView(latchkey.state()).parts.several.body
  pressRow('dev.latchkey.gull')
  expect(body()).toBe('Choose one now. You can add the other later.')
  press(ways()[1]?.press)
  void latchkey.open({ view: 'Connect' })
  pressRow('dev.latchkey.gull')
  expect(ways().map(({ tag, press: way }) => [tag, way === null])).toEqual([
    [undefined, false],
    ['connected', true],
  ])
  expect(body()).toBe('One is connected. Choose the other to connect it too.')
  press(ways()[0]?.press)
  void latchkey.open({ view: 'Connect' })
  pressRow('dev.latchkey.gull')
  expect(ways().map(({ press: way }) => way)).toEqual([null, null])
  expect(body()).toBe('All are connected.')
})

test('more than three networks of a kind are named in part', () => {
  const { pressRow, ways } = openWith({ networks: [mainnet, base, optimism, arbitrum, solanaDevnet] })
  pressRow('dev.latchkey.gull')
  expect(ways()[0]?.detail).toBe('Ethereum, Base, OP Mainnet and more')
})

test('no choice is shown if the host offers one namespace', () => {
  const { pressRow, latchkey } = openWith({ networks: [solanaDevnet] })
  pressRow('dev.latchkey.gull')
  expect(latchkey.state().connection.byNamespace.solana.status).toBe('connected')
})

test('the row among all wallets leads to the choice of a namespace', () => {
  const { press, view, latchkey } = openWith({
    wallets: [{ ...harbor, wallet: { ...harbor.wallet, name: 'Harbor' } }],
    standards: [{ ...gullSolana, wallet: { key: 'standard:Harbor', name: 'Harbor', icon: null } }],
  })
  const row = allWalletsView(latchkey.state()).parts.list?.items.find(({ label }) => label === 'Harbor')
  expect(row?.caution).toBeUndefined()
  press(row?.press)
  expect(view()).toBe('ConnectingMultiChain')
})

test('two that are reached alike under one name are two wallets, and all of that name are marked', () => {
  const { rows } = openWith({ wallets: [gull, named(gull, 'com.example.thief')] })
  expect(rows().map(({ key, caution }) => [key, caution])).toEqual([
    ['standard:Gull', 'look-alike'],
    ['dev.latchkey.gull', 'look-alike'],
    ['com.example.thief', 'look-alike'],
  ])
})

test('a newcomer under a name that was taken stays a row of its own, and both are marked', () => {
  const { rows, pressRow, view } = openWith({
    standards: [gullSolana, named(gullSolana, 'standard:Gull#2')],
  })
  expect(rows().flatMap(({ key, caution }) => (caution ? [key] : []))).toEqual([
    'standard:Gull#2',
    'dev.latchkey.gull',
  ])
  pressRow('dev.latchkey.gull')
  expect(view()).toBe('ConnectingMultiChain')
})

test('a name that only looks the same joins nothing', () => {
  const { rows } = openWith({
    standards: [{ ...gullSolana, wallet: { key: 'standard:GuІl', name: 'GuІl', icon: null } }],
  })
  expect(rows().flatMap(({ key, caution }) => (caution ? [key] : []))).toEqual([
    'standard:GuІl',
    'dev.latchkey.gull',
  ])
})
