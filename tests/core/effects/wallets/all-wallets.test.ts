import { expect, test } from 'vitest'
import { fakeWalletRegistry } from '../../../../adapters/fake/fake-wallet-registry.ts'
import type { Wallet } from '../../../../core/domain/wallets/wallet.ts'
import { modal } from '../../../../core/events/shell/modal.ts'
import { wallets } from '../../../../core/events/wallets/wallets.ts'
import { allWalletsView } from '../../../../core/view-models/wallets/all-wallets.ts'
import { connectView } from '../../../../core/view-models/connection/connect.ts'
import { rowsShown } from '../../../../core/view-models/parts/list-requests.ts'
import { startStory } from '../../../../fixtures/story.ts'

const many: readonly Wallet[] = Array.from({ length: 95 }, (_, index) => ({
  id: `w${index}`,
  name: index === 90 ? 'Zebra' : `Wallet ${index}`,
  imageId: `image-${index}`,
}))

function started(options = {}) {
  const walletRegistry = fakeWalletRegistry({ wallets: many })
  const story = startStory({ ports: { walletRegistry }, wallets: [], options })
  story.latchkey.start()
  const list = () => allWalletsView(story.latchkey.state()).parts.list
  return { ...story, walletRegistry, list, go: story.latchkey.dispatch }
}

test('the list grows page by page, each asked for once, until all are there', () => {
  const { list, go, walletRegistry } = started()
  expect(list()?.items).toHaveLength(40)
  go(list()!.more!)
  expect(list()?.items).toHaveLength(80)
  go(list()!.more!)
  expect(list()).toMatchObject({ placeholders: 0 })
  expect(list()?.items).toHaveLength(95)
  expect(list()?.more).toBeUndefined()
  go(wallets.nextPageRequested({ page: 4 }))
  expect(list()).toMatchObject({ placeholders: 0 })
  expect(walletRegistry.questions.filter(({ request }) => Object(request).entries === 40)).toHaveLength(3)
})

test('no more placeholders are shown than rows can follow', () => {
  const { list, go } = started()
  expect(list()?.placeholders).toBe(16)
  go(list()!.more!)
  expect(list()?.placeholders).toBe(15)
})

test('malformed and duplicate rows count towards the end of the list', () => {
  const { list, go, walletRegistry } = started()
  walletRegistry.answer('wallets', { wallets: many.slice(40, 77), count: 95 })
  go(list()!.more!)
  expect(list()?.items).toHaveLength(77)
  walletRegistry.answer('wallets', { wallets: many.slice(76, 80), count: 95 })
  go(list()!.more!)
  expect(list()).toMatchObject({ placeholders: 0 })
  expect(list()?.more).toBeUndefined()
})

test('a page without a new row ends the list and its count', () => {
  const { list, go, walletRegistry, latchkey } = started()
  expect(connectView(latchkey.state()).parts.all?.tag).toBe('90+')
  walletRegistry.answer('wallets', { wallets: many.slice(0, 40), count: 95 })
  go(list()!.more!)
  expect(list()).toMatchObject({ placeholders: 0 })
  expect(list()?.items).toHaveLength(40)
  expect(list()?.more).toBeUndefined()
  expect(connectView(latchkey.state()).parts.all?.tag).toBe('40+')
})

test('an answer belongs to the page that was asked for, whatever came meanwhile', () => {
  const { list, go, walletRegistry, latchkey, events } = started()
  const slow = walletRegistry.hang('wallets')
  go(list()!.more!)
  go(wallets.firstPageRetried())
  slow.answer({ wallets: many.slice(40, 80), count: 95 })
  expect(events.findLast(({ type }) => type === 'wallets/pageReceived')?.data).toMatchObject({ page: 2 })
  expect(latchkey.state().wallets.registry).toMatchObject({ page: 2, status: 'loaded' })
})

test('a page is not requested before it is needed, and nothing shows as loading', () => {
  const { list, go, walletRegistry } = started()
  const before = walletRegistry.questions.length
  go(wallets.nextPageRequested({ page: 7 }))
  expect(walletRegistry.questions).toHaveLength(before)
  expect(list()?.more).toEqual(wallets.nextPageRequested({ page: 2 }))
})

test('closing takes back a page on its way, and the next opening may ask for it again', () => {
  const { list, go, walletRegistry, latchkey, mark, typesSince } = started()
  go(modal.openRequested({ view: 'AllWallets' }))
  const slow = walletRegistry.hang('wallets')
  go(list()!.more!)
  go(modal.closeRequested())
  expect(walletRegistry.questions.at(-1)?.isAborted).toBe(true)
  expect(latchkey.state().wallets.registry).toMatchObject({ page: 1, status: 'loaded' })
  const closed = mark()
  slow.answer({ wallets: many.slice(40, 80), count: 95 })
  expect(typesSince(closed)).toEqual([])
  go(modal.openRequested({ view: 'AllWallets' }))
  go(list()!.more!)
  expect(list()?.items).toHaveLength(80)
})

test('a page under way is asked for once, and one out of turn does not take it back', () => {
  const { list, go, walletRegistry } = started()
  const slow = walletRegistry.hang('wallets')
  const before = walletRegistry.questions.length
  go(wallets.nextPageRequested({ page: 2 }))
  go(wallets.nextPageRequested({ page: 2 }))
  go(wallets.nextPageRequested({ page: 7 }))
  slow.answer({ wallets: many.slice(40, 80), count: 95 })
  expect(walletRegistry.questions).toHaveLength(before + 1)
  expect(list()?.items).toHaveLength(80)
})

test('a failed page leaves the list and can be retried', () => {
  const { list, go, walletRegistry, latchkey } = started()
  walletRegistry.reject('wallets', { code: 'unreachable' })
  go(list()!.more!)
  const { failed, retry } = allWalletsView(latchkey.state()).parts
  expect(failed?.title).toBe("Couldn't load the wallets")
  expect(list()?.items).toHaveLength(40)
  go(retry!.press!)
  expect(list()?.items).toHaveLength(80)
})

test('a search waits for the last letter, loads a hundred rows and shows them with images', () => {
  const { list, go, clock, walletRegistry } = started()
  go(wallets.searchTyped({ text: 'zeb' }))
  expect(list()).toMatchObject({ items: [], placeholders: 16 })
  clock.pass(300)
  expect(walletRegistry.questions.at(-1)).toMatchObject({ request: { search: 'zeb', entries: 100 } })
  expect(list()?.items).toEqual([])
  clock.pass(300)
  expect(list()?.items.map(({ label }) => label)).toEqual(['Zebra'])
})

test('an older search never overwrites a newer one, and its request is aborted', () => {
  const { list, go, clock, walletRegistry } = started()
  const slow = walletRegistry.hang('wallets')
  go(wallets.searchTyped({ text: 'wallet 1' }))
  clock.pass(300)
  go(wallets.searchTyped({ text: 'zebra' }))
  clock.pass(600)
  slow.answer({ wallets: [...many], count: 95 })
  expect(list()?.items.map(({ label }) => label)).toEqual(['Zebra'])
  expect(
    walletRegistry.questions.find(({ request }) => Object(request).search === 'wallet 1')?.isAborted,
  ).toBe(true)
})

test('a single letter is no search, and an empty result says so', () => {
  const { list, go, clock } = started()
  go(wallets.searchTyped({ text: 'z' }))
  expect(list()?.items).toHaveLength(40)
  go(wallets.searchTyped({ text: 'nothing like it' }))
  clock.pass(600)
  expect(list()).toMatchObject({ items: [], placeholders: 0, empty: 'No wallets found' })
})

test('pictures are asked for as rows come into view, once each', () => {
  const { list, go, latchkey } = started()
  go(rowsShown(list()!.shown!, ['w10', 'w11']))
  go(rowsShown(list()!.shown!, ['w11', 'w12']))
  const { wallet: images } = latchkey.state().images
  expect(['image-10', 'image-11', 'image-12'].map((id) => images[id])).toEqual([
    'blob:fake/image-10',
    'blob:fake/image-11',
    'blob:fake/image-12',
  ])
})

test('featured wallets are first in host order, and excluded ones are hidden', () => {
  const { list, latchkey } = started({ featuredWalletIds: ['w50', 'w3'], excludeWalletIds: ['w0'] })
  expect(
    list()
      ?.items.slice(0, 2)
      .map(({ key }) => key),
  ).toEqual(['w50', 'w3'])
  expect(list()?.items.map(({ key }) => key)).not.toContain('w0')
  expect(latchkey.state().wallets.featured).toEqual(['w50', 'w3'])
})

test('featured wallets beyond the first four lead the list of all wallets', () => {
  const featuredWalletIds = ['w60', 'w61', 'w62', 'w63', 'w64', 'w65']
  const { list, latchkey } = started({ featuredWalletIds })
  const first = connectView(latchkey.state()).parts.recommended?.items.map(({ key }) => key)
  expect(first?.slice(0, 4)).toEqual(featuredWalletIds.slice(0, 4))
  expect(first).not.toContain('w64')
  expect(
    list()
      ?.items.slice(0, 6)
      .map(({ key }) => key),
  ).toEqual(featuredWalletIds)
})
