import { expect, test } from 'vitest'
import { fakeWalletRegistry } from '../../../../adapters/fake/fake-wallet-registry.ts'
import { host } from '../../../../core/events/host.ts'
import { images } from '../../../../core/events/wallets/images.ts'
import { modal } from '../../../../core/events/shell/modal.ts'
import { wallets as registry } from '../../../../core/events/wallets/wallets.ts'
import { allWalletsView } from '../../../../core/view-models/wallets/all-wallets.ts'
import { connectView } from '../../../../core/view-models/connection/connect.ts'
import { listed, startStory } from '../../../../fixtures/story.ts'

const addresses = {
  wallet: 'https://registry.example/wallet/',
  network: 'https://registry.example/network/',
  query: '?as=story',
}
const cedar = 'https://registry.example/wallet/image-cedar?as=story'

function opened({ missingImages = [] as readonly string[], device = {} } = {}) {
  const walletRegistry = fakeWalletRegistry({ wallets: listed, addresses, missingImages })
  const story = startStory({ ports: { walletRegistry }, wallets: [], device })
  story.latchkey.start()
  story.latchkey.dispatch(modal.openRequested({}))
  const tile = (name: string) =>
    connectView(story.latchkey.state()).parts.recommended?.items.find(({ label }) => label === name)?.image
  const list = () => allWalletsView(story.latchkey.state()).parts.list
  const asked = () =>
    walletRegistry.questions.flatMap(({ method, request }) =>
      method === 'images' ? (Object(request).ids as string[]) : [],
    )
  return { ...story, tile, list, asked, go: story.latchkey.dispatch }
}

test('an image with a known URL needs no request and no visibility event', () => {
  const { tile, list, asked } = opened()
  expect(tile('Cedar')?.url).toBe(cedar)
  expect(list()?.shown).toBeUndefined()
  expect(asked()).toEqual([])
})

test('a first rendered image confirms the URLs, so broken ones are not requested', () => {
  const { tile, asked, go } = opened()
  go(tile('Cedar')!.tried!.drawn)
  expect(tile('Dune')).toEqual({
    kind: 'wallet',
    url: 'https://registry.example/wallet/image-dune?as=story',
    seed: 'Dune',
  })
  go(images.addressBroken({ kind: 'wallet', id: 'image-dune' }))
  expect(asked()).toEqual([])
})

test('after a broken URL every visible image is requested if the request works', () => {
  const { tile, list, asked, go, latchkey } = opened()
  go(tile('Cedar')!.tried!.broken)
  expect(latchkey.state().images.way.wallet).toBe('asked')
  expect(tile('Cedar')).toEqual({ kind: 'wallet', url: 'blob:fake/image-cedar', seed: 'Cedar' })
  expect(tile('Dune')?.url).toBe('blob:fake/image-dune')
  expect(list()?.shown).toBeDefined()
  expect(new Set(asked()).size).toBe(asked().length)
})

test('a picture that cannot be had either way says nothing of the others', () => {
  const { tile, asked, go, latchkey } = opened({ missingImages: ['image-cedar'] })
  go(tile('Cedar')!.tried!.broken)
  expect(asked()).toEqual(['image-cedar'])
  expect(latchkey.state().images.way.wallet).toBe('untried')
  go(tile('Dune')!.tried!.drawn)
  expect(latchkey.state().images.way.wallet).toBe('addressed')
})

test('rendered network images do not confirm the URLs of wallet images', () => {
  const { tile, asked, go } = opened()
  go(images.addressRendered({ kind: 'network' }))
  go(tile('Cedar')!.tried!.broken)
  expect(asked()).toContain('image-dune')
})

test('an image id is escaped in its URL', () => {
  const { latchkey, go } = opened()
  go(registry.firstPageReceived({ wallets: [{ id: 'odd', name: 'Odd', imageId: '../a?b=c' }], count: 1 }))
  expect(allWalletsView(latchkey.state()).parts.list?.items[0]?.image.url).toBe(
    'https://registry.example/wallet/..%2Fa%3Fb%3Dc?as=story',
  )
})

test('a broken image that is reported twice is requested once', () => {
  const { tile, asked, go } = opened({ missingImages: ['image-cedar'] })
  const { broken } = tile('Cedar')!.tried!
  go(broken)
  go(broken)
  expect(asked()).toEqual(['image-cedar'])
})

test('images are requested if no URLs are known', () => {
  const walletRegistry = fakeWalletRegistry({ wallets: listed })
  walletRegistry.reject('imageAddresses', { code: 'unreachable' })
  const { latchkey } = startStory({ ports: { walletRegistry }, wallets: [] })
  latchkey.start()
  expect(latchkey.state().images).toMatchObject({
    way: { wallet: 'asked', network: 'asked' },
    wallet: { 'image-cedar': 'blob:fake/image-cedar' },
  })
})

test('a restart tries the URLs again', () => {
  const { latchkey, tile, go } = opened()
  go(tile('Cedar')!.tried!.broken)
  latchkey.stop()
  latchkey.start()
  expect(latchkey.state().images.way.wallet).toBe('untried')
})

test('a terminal asks for no picture, whichever way they come', () => {
  const { asked, go } = opened({ device: { kind: 'terminal' } })
  go(images.addressed({ addresses: null }))
  go(host.started())
  expect(asked()).toEqual([])
})
