import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fakeWalletRegistry } from '../../../../adapters/fake/fake-wallet-registry.ts'
import { walletCount } from '../../../../adapters/wallet-registry/wallet-count.ts'
import { registryPageSize } from '../../../../core/domain/wallets/registry-page.ts'
import { allWalletsView } from '../../../../core/view-models/wallets/all-wallets.ts'
import { connectView } from '../../../../core/view-models/connection/connect.ts'
import { roundedCount } from '../../../../core/domain/connection/wallet-list.ts'
import { startStory } from '../../../../fixtures/story.ts'

/** What a registry might say of one page: the number of its first row, how many rows, how many of them are good, and its count. */
type Page = { readonly from: number; readonly rows: number; readonly bad: number; readonly told: unknown }

const unseenRows = 1000
const wallet = (number: number) => ({ id: `w${number}`, name: `Wallet ${number}` })

/** Scrolls to the end of a registry that says these pages in turn, then the last of them for ever, or with its count rows that nobody has seen. */
function scrolled(pages: readonly Page[], { goesOn = false, leftOut = [] as readonly string[] } = {}) {
  const walletRegistry = fakeWalletRegistry()
  const { latchkey } = startStory({
    ports: { walletRegistry },
    wallets: [],
    options: { excludeWalletIds: leftOut },
  })
  const answer = (page: number) => {
    const last = pages.at(-1)!
    const unseen = { from: page * unseenRows, rows: registryPageSize, bad: 0, told: last.told }
    const { from, rows, bad, told } = pages[page - 1] ?? (goesOn ? unseen : last)
    const good = Math.max(0, rows - bad)
    const wallets = Array.from({ length: good }, (_, index) => wallet(from + index))
    const count = walletCount(told, { page, entries: registryPageSize }, { rows, good })
    walletRegistry.answer('wallets', { wallets, count })
  }
  if (leftOut.length > 0) walletRegistry.answer('wallets', { wallets: [], count: 0 })
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

/** The pages of the greatest count that so many of them told, and one more; what tells none counts as many as there may be. */
function mostPages(pages: readonly Page[], asked: number): number {
  const counts = pages
    .slice(0, asked)
    .map(({ told, rows }) =>
      typeof told === 'number' && told >= 0 && told <= 10_000 ? Math.max(told, rows) : 10_000,
    )
  return Math.ceil(Math.max(...counts) / registryPageSize) + 1
}

const pagesThatTell = (told: fc.Arbitrary<unknown>) =>
  fc.array(
    fc.record({
      from: fc.nat(400),
      rows: fc.oneof(fc.nat(3), fc.constant(registryPageSize), fc.nat(120)),
      bad: fc.oneof(fc.constant(0), fc.nat(40)),
      told,
    }),
    { minLength: 1, maxLength: 6 },
  )
const noCount = fc.constantFrom<unknown>(null, 'many', -1, 0.5, Infinity)
const anyCount = fc.oneof(fc.nat(300), fc.nat(12_000), noCount)

test.each([
  { what: 'the last page again and again', pages: pagesThatTell(anyCount), goesOn: false },
  { what: 'more rows than it counts', pages: pagesThatTell(fc.nat(600)), goesOn: true },
])(
  'whatever a registry says that has $what, its list comes to an end and nothing seems to load any more',
  ({ pages: anyPages, goesOn }) => {
    fc.assert(
      fc.property(anyPages, (pages) => {
        const { asked, list, tag } = scrolled(pages, { goesOn })
        expect(asked).toBeLessThanOrEqual(mostPages(pages, asked))
        expect(list?.placeholders).toBe(0)
        expect(tag).toBe(roundedCount(list?.items.length ?? 0))
      }),
    )
  },
)

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

test('the number on All wallets leaves out whom the host leaves out', () => {
  const pages = [{ from: 0, rows: 5, bad: 0, told: 5 }]
  const { list, tag } = scrolled(pages, { leftOut: ['w1', 'w3'] })
  expect([tag, list?.items.length]).toEqual(['3', 3])
})
