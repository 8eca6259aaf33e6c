import { expect, test } from 'vitest'
import { fakeWalletRegistry } from '../../../../adapters/fake/fake-wallet-registry.ts'
import { images } from '../../../../core/events/wallets/images.ts'
import { toast } from '../../../../core/events/shell/toast.ts'
import { wallets } from '../../../../core/events/wallets/wallets.ts'
import { allWalletsView } from '../../../../core/view-models/wallets/all-wallets.ts'
import type { Item } from '../../../../core/view-models/parts/parts.ts'
import { startStory } from '../../../../fixtures/story.ts'

const many = Array.from({ length: 80 }, (_, index) => ({
  id: `w${index}`,
  name: `Wallet ${index}`,
  imageId: `image-${index}`,
}))

function listed() {
  const story = startStory({ wallets: [], ports: { walletRegistry: fakeWalletRegistry({ wallets: many }) } })
  story.latchkey.start()
  const items = () => allWalletsView(story.latchkey.state()).parts.list?.items ?? []
  const changedBy = (act: () => void): readonly string[] => {
    const before = new Set<Item>(items())
    act()
    return items().flatMap((item) => (before.has(item) ? [] : [item.key]))
  }
  return { ...story, items, changedBy, go: story.latchkey.dispatch }
}

test('a picture changes the item it belongs to, and no other', () => {
  const { changedBy, go, items } = listed()
  const came = [{ id: 'image-7', url: 'blob:seven' }]
  expect(changedBy(() => go(images.received({ kind: 'wallet', images: came })))).toEqual(['w7'])
  expect(items()[7]?.image.url).toBe('blob:seven')
})

test('an unrelated event changes no item', () => {
  const { changedBy, go } = listed()
  const shown = toast.shown({ variant: 'success', message: { text: 'account.copied' } })
  expect(changedBy(() => go(shown))).toEqual([])
})

test('a page that comes adds its items to those that are there', () => {
  const { changedBy, go, items } = listed()
  expect(changedBy(() => go(wallets.nextPageRequested({ page: 2 })))).toEqual(
    many.slice(40).map(({ id }) => id),
  )
  expect(items()).toHaveLength(80)
})
