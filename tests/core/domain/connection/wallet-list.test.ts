import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  offeredWallets,
  recommendedCount,
  roundedCount,
  walletList,
} from '../../../../core/domain/connection/wallet-list.ts'
import type { WalletSources } from '../../../../core/domain/connection/wallet-list.ts'

const wallet = (id: string, rdns: string | null = null) => ({ id, name: id, rdns })
const installed = (key: string) => ({ key, name: key, icon: null })
const none: WalletSources = {
  installed: [],
  recent: [],
  featured: [],
  custom: [],
  listed: [],
  excludedIds: [],
  excludedKeys: [],
  isInstalledFirst: false,
}
const names = (sources: Partial<WalletSources>) =>
  walletList({ ...none, ...sources }).map((listed) =>
    listed.reason === 'installed'
      ? `installed ${listed.installed.key}`
      : `${listed.reason} ${listed.wallet.id}`,
  )

test('the order is recent, installed, featured, custom, recommended', () => {
  const sources = {
    recent: [wallet('r')],
    installed: [installed('org.i')],
    featured: [wallet('f')],
    custom: [wallet('c')],
    listed: [wallet('l')],
  }
  expect(names(sources)).toEqual(['recent r', 'installed org.i', 'featured f', 'custom c', 'recommended l'])
})

test('an installed wallet is not recommended again, and an installed recent wallet is listed once', () => {
  expect(names({ installed: [installed('org.a')], listed: [wallet('a', 'org.a'), wallet('b')] })).toEqual([
    'installed org.a',
    'recommended b',
  ])
  expect(names({ installed: [installed('org.a')], recent: [wallet('a', 'org.a')] })).toEqual(['recent a'])
})

test('four featured wallets are shown, and the others of them are not recommended either', () => {
  const featured = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => wallet(id))
  const listed = ['e', 'f', 'g', 'h'].map((id) => wallet(id))
  expect(names({ featured, listed })).toEqual([
    'featured a',
    'featured b',
    'featured c',
    'featured d',
    'recommended g',
    'recommended h',
  ])
})

test("inside a wallet's own browser on a phone that wallet comes first", () => {
  const sources = { installed: [installed('org.i')], recent: [wallet('r')], isInstalledFirst: true }
  expect(names(sources)).toEqual(['installed org.i', 'recent r'])
})

test('excluded wallets are hidden by id and, when they announce themselves, by name', () => {
  const sources = {
    listed: [wallet('a'), wallet('b')],
    installed: [installed('org.x')],
    excludedIds: ['a'],
    excludedKeys: ['org.x'],
  }
  expect(names(sources)).toEqual(['recommended b'])
})

test('an excluded wallet is hidden under the key of a newcomer too', () => {
  const sources = { installed: [installed('org.x#uuid'), installed('org.y')], excludedKeys: ['org.x'] }
  expect(names(sources)).toEqual(['installed org.y'])
})

const keys = ['org.x', 'org.y', 'org.z']
const rows = fc.uniqueArray(
  fc.record({ id: fc.stringMatching(/^[a-h]$/), rdns: fc.option(fc.constantFrom(...keys)) }),
  {
    selector: ({ id }) => id,
  },
)

test('any sources yield no duplicate, no excluded wallet, and no more recommendations than fit', () => {
  const sources = fc.record({
    installed: fc
      .uniqueArray(fc.constantFrom(...keys), { maxLength: 3 })
      .map((found) => found.map(installed)),
    recent: rows,
    featured: rows,
    custom: rows,
    listed: rows,
    excludedIds: fc.subarray(['a', 'b']),
    excludedKeys: fc.subarray(['org.z']),
    isInstalledFirst: fc.boolean(),
  })
  fc.assert(
    fc.property(sources, ({ recent, featured, custom, listed, ...rest }) => {
      const all = walletList({
        ...rest,
        recent: recent.map(({ id, rdns }) => wallet(id, rdns)),
        featured: featured.map(({ id, rdns }) => wallet(id, rdns)),
        custom: custom.map(({ id, rdns }) => wallet(id, rdns)),
        listed: listed.map(({ id, rdns }) => wallet(id, rdns)),
      })
      const ids = all.flatMap((entry) => ('wallet' in entry ? [entry.wallet.id] : []))
      const names = all.flatMap((entry) =>
        'wallet' in entry ? (entry.wallet.rdns ?? []) : [entry.installed.key],
      )
      expect(new Set(ids).size).toBe(ids.length)
      expect(new Set(names).size).toBe(names.length)
      expect(ids.filter((id) => rest.excludedIds.includes(id))).toEqual([])
      expect(names.filter((name) => rest.excludedKeys.includes(name))).toEqual([])
      expect(all.filter(({ reason }) => reason === 'recommended').length).toBeLessThanOrEqual(
        recommendedCount,
      )
    }),
  )
})

test('"Browser Wallet" is offered only where no wallet has said its name', () => {
  const nameless = installed('browser-wallet')
  expect(offeredWallets([nameless])).toEqual([nameless])
  expect(offeredWallets([nameless, installed('org.a')])).toEqual([installed('org.a')])
})

test('the number of all wallets is rounded down to tens', () => {
  expect([7, 10, 419, 532].map(roundedCount)).toEqual(['7', '10+', '410+', '530+'])
})
