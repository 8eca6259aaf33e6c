import { expect, test } from 'vitest'
import { fakeWalletRegistry } from '../../../../adapters/fake/fake-wallet-registry.ts'
import type { FakeWallet } from '../../../../adapters/fake/fake-installed.ts'
import type { Wallet } from '../../../../core/domain/wallets/wallet.ts'
import { allWalletsView } from '../../../../core/view-models/wallets/all-wallets.ts'
import { connectView } from '../../../../core/view-models/connection/connect.ts'
import type { Item } from '../../../../core/view-models/parts/parts.ts'
import { harbor, startStory } from '../../../../fixtures/story.ts'

const similar = 'look-alike'
const installed = (key: string, name: string): FakeWallet => ({
  ...harbor,
  wallet: { key, name, icon: null },
})

function marks(here: readonly FakeWallet[], listed: readonly Wallet[] = [], options = {}) {
  const walletRegistry = fakeWalletRegistry({ wallets: listed })
  const { latchkey } = startStory({ wallets: here, ports: { walletRegistry }, options })
  latchkey.start()
  const { installed, recommended } = connectView(latchkey.state()).parts
  const items = [...(installed?.items ?? []), ...(recommended?.items ?? [])]
  const inAll = allWalletsView(latchkey.state()).parts.list?.items ?? []
  const told = (rows: readonly Item[]) =>
    rows.flatMap(({ key, caution }) => (caution ? [[key, caution]] : []))
  return { first: told(items), all: told(inAll), items }
}

test('two installed wallets with similar names are marked with their reverse domain names', () => {
  const { first, items } = marks([harbor, installed('com.example.thief', 'Hаrbor')])
  expect(first).toEqual([
    ['dev.latchkey.harbor', similar],
    ['com.example.thief', similar],
  ])
  expect(items.find(({ key }) => key === 'com.example.thief')?.detail).toBe('com.example.thief')
})

test('two wallets with one name are both marked with their positions', () => {
  const { first, items } = marks([harbor, installed('dev.latchkey.harbor#uuid', 'Harbor')])
  expect(first).toEqual([
    ['dev.latchkey.harbor', `1 of 2, ${similar}`],
    ['dev.latchkey.harbor#uuid', `2 of 2, ${similar}`],
  ])
  expect(items.flatMap(({ detail }) => detail ?? [])).toEqual(['dev.latchkey.harbor', 'dev.latchkey.harbor'])
})

test('a wallet and its own entry in the registry are one', () => {
  const entry = { id: 'h', name: 'Harbor', rdns: 'dev.latchkey.harbor' }
  const nameless = { id: 'b', name: 'Beacon', rdns: null }
  const { first, all } = marks([harbor, installed('dev.latchkey.beacon', 'Beacon')], [entry, nameless])
  expect([first, all]).toEqual([[], []])
})

test('an installed wallet that looks like one of the registry is marked, and so is that one', () => {
  const { first, all } = marks(
    [installed('com.example.thief', 'MetaMask')],
    [{ id: 'm', name: 'MetaMask', rdns: 'io.metamask' }],
  )
  expect(first).toEqual([['com.example.thief', similar]])
  expect(all).toEqual([['m', similar]])
})

test.each(['Wallet Connect', 'Scan with your phone', 'All wallets'])(
  "a wallet that calls itself %s, like one of the dialog's own rows, is marked",
  (name) => {
    expect(marks([installed('com.example.thief', name)]).first).toEqual([['com.example.thief', similar]])
  },
)

test('a name that mixes alphabets is marked, even where it looks like no other', () => {
  expect(marks([installed('com.example.mixed', 'Fоrd')]).first).toEqual([
    ['com.example.mixed', 'unusual letters'],
  ])
})

test("a host's own wallet is compared like all others", () => {
  const customWallets = [{ id: 'own', name: 'Harb0r' }]
  expect(marks([harbor], [], { customWallets }).first).toEqual([
    ['dev.latchkey.harbor', similar],
    ['own', similar],
  ])
})

test('an excluded wallet is not seen, so that nothing looks like it', () => {
  const entry = { id: 'h', name: 'Harbor', rdns: 'dev.latchkey.harbor' }
  const others = [installed('com.example.other', 'Harbor'), harbor]
  expect(marks(others, [entry], { excludeWalletIds: ['h'] }).first).toEqual([])
})
