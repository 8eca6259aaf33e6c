import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fakeWalletRegistry } from '../../../adapters/fake/fake-wallet-registry.ts'
import { walletCount } from '../../../adapters/wallet-registry/wallet-count.ts'
import { registryPageSize } from '../../../core/domain/registry-page.ts'
import { allWalletsView } from '../../../core/view-models/all-wallets.ts'
import { connectView } from '../../../core/view-models/connect.ts'
import { roundedCount } from '../../../core/domain/wallet-list.ts'
import { startStory } from '../../../fixtures/story.ts'

/** What a registry might say of one page: the number of its first row, how many rows, how many of them are good, and its count. */
type Page = { readonly from: number; readonly rows: number; readonly bad: number; readonly told: unknown }

const wallet = (number: number) => ({ id: `w${number}`, name: `Wallet ${number}` })

/** Scrolls to the end of a registry that says these pages in turn, the last of them for ever. */
function scrolled(pages: readonly Page[]) {
  const walletRegistry = fakeWalletRegistry()
  const { latchkey } = startStory({ ports: { walletRegistry }, wallets: [] })
  const answer = (page: number) => {
    const { from, rows, bad, told } = pages[Math.min(page, pages.length) - 1]!
    const good = Math.max(0, rows - bad)
    const wallets = Array.from({ length: good }, (_, index) => wallet(from + index))
    const count = walletCount(told, { page, entries: registryPageSize }, { rows, good })
    walletRegistry.answer('wallets', { wallets, count })
  }
  answer(1)
  latchkey.start()
  const list = () => allWalletsView(latchkey.state()).parts.list
  const tag = () => connectView(latchkey.state()).parts.all?.tag ?? '0'
  let asked = 1
  for (let more = list()?.more; more && asked < 300; more = list()?.more) {
    asked += 1
    answer(asked)
    latchkey.dispatch(more)
  }
  return { asked, list: list(), tag: tag() }
}

function mostPages(pages: readonly Page[]): number {
  const counts = pages.map(({ told, rows }) =>
    typeof told === 'number' && told >= 0 && told <= 10_000 ? Math.max(told, rows) : 10_000,
  )
  return Math.ceil(Math.max(...counts) / registryPageSize) + 1
}

const page = fc.record({
  from: fc.nat(400),
  rows: fc.oneof(fc.nat(3), fc.constant(registryPageSize), fc.nat(120)),
  bad: fc.oneof(fc.constant(0), fc.nat(40)),
  told: fc.oneof(fc.nat(12_000), fc.constantFrom<unknown>(null, 'many', -1, 0.5, Infinity)),
})

test('whatever a registry says, its list comes to an end and nothing seems to load any more', () => {
  fc.assert(
    fc.property(fc.array(page, { minLength: 1, maxLength: 6 }), (pages) => {
      const { asked, list, tag } = scrolled(pages)
      expect(asked).toBeLessThanOrEqual(mostPages(pages))
      expect(list?.placeholders).toBe(0)
      expect(tag).toBe(roundedCount(list?.items.length ?? 0))
    }),
  )
})

test.each<[string, Page, number]>([
  ['ignores the page it is asked for', { from: 0, rows: 40, bad: 0, told: 2000 }, 2],
  ['ignores page and size', { from: 0, rows: 2000, bad: 0, told: 2000 }, 1],
  ['has the same row on each page', { from: 0, rows: 1, bad: 0, told: 2000 }, 1],
  ['counts rows that are dropped', { from: 0, rows: 5, bad: 3, told: 5 }, 1],
  ['counts and has nothing', { from: 0, rows: 0, bad: 0, told: 2000 }, 1],
])('a registry that %s is asked for as many pages as there are', (_, repeated, pages) => {
  const { asked, list, tag } = scrolled([repeated])
  expect(asked).toBe(pages)
  expect(list?.placeholders).toBe(0)
  expect(tag).toBe(roundedCount(list?.items.length ?? 0))
})
