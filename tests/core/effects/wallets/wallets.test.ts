import { throwError } from 'rxjs'
import { expect, test } from 'vitest'
import { fakeInjected } from '../../../../adapters/fake/fake-injected.ts'
import type { Injected } from '../../../../core/ports/injected.ts'
import { fakeWalletRegistry } from '../../../../adapters/fake/fake-wallet-registry.ts'
import { modal } from '../../../../core/events/shell/modal.ts'
import { wallets } from '../../../../core/events/wallets/wallets.ts'
import { beacon, harbor, listed, startStory } from '../../../../fixtures/story.ts'

test('installed wallets are found once each, late ones too, and a second announcement renews the first', () => {
  const story = startStory({ wallets: [harbor] })
  story.latchkey.start()
  story.injected.announce(beacon)
  story.injected.announce({ ...harbor, wallet: { ...harbor.wallet, name: 'Harbor 2' } })
  const { order, byKey } = story.latchkey.state().installed
  expect(order).toEqual([harbor.wallet.key, beacon.wallet.key])
  expect(byKey[harbor.wallet.key]?.name).toBe('Harbor 2')
})

test('a refused announcement is recorded and shows nothing', () => {
  const story = startStory({ wallets: [] })
  story.latchkey.start()
  story.injected.refuse({ code: 'malformed-answer', detail: 'no name' })
  expect(story.latchkey.state().installed.order).toEqual([])
  expect(story.types()).toContain('installed/refused')
})

test('the first page is asked once at the start, with forty entries, before anything is opened', () => {
  const story = startStory({ options: { includeWalletIds: ['a'], excludeWalletIds: ['b'] } })
  story.latchkey.start()
  story.latchkey.start()
  expect(
    story.walletRegistry.questions.find(
      ({ request }) => 'page' in Object(request) && !Object(request).include?.includes('b'),
    ),
  ).toMatchObject({
    method: 'wallets',
    request: { page: 1, entries: 40, include: ['a'], exclude: ['b'] },
  })
  expect(story.walletRegistry.questions.filter(({ request }) => Object(request).entries === 40)).toHaveLength(
    1,
  )
})

test('a page that failed can be asked for again', () => {
  const story = startStory()
  story.walletRegistry.reject('wallets', { code: 'malformed-answer' })
  story.latchkey.start()
  expect(story.latchkey.state().wallets.registry).toMatchObject({
    status: 'failed',
    failure: { code: 'malformed-answer' },
  })
  story.latchkey.dispatch(wallets.firstPageRetried())
  expect(story.latchkey.state().wallets.registry).toMatchObject({ status: 'loaded', count: listed.length })
})

test('pictures of the recommended wallets are asked for once each, and a broken one breaks nothing else', () => {
  const registry = fakeWalletRegistry({ wallets: listed, missingImages: ['image-dune'] })
  const story = startStory({ ports: { walletRegistry: registry } })
  story.latchkey.start()
  story.latchkey.dispatch(modal.openRequested({}))
  expect(story.latchkey.state().images.wallet).toEqual({
    'image-cedar': 'blob:fake/image-cedar',
    'image-dune': null,
    'image-ember': 'blob:fake/image-ember',
    'image-fjord': 'blob:fake/image-fjord',
  })
  const asked = registry.questions.filter(({ request }) => Object(request).kind === 'wallet')
  expect(asked.map(({ request }) => Object(request).ids)).toEqual([
    ['image-cedar', 'image-dune', 'image-ember', 'image-fjord'],
  ])
  const told = story.events.filter(
    ({ data }) => Object(data).kind === 'wallet' && Array.isArray(Object(data).images),
  )
  expect(told.map(({ type }) => type)).toEqual(['images/received', 'images/failed'])
})

test('stopping ends the search for wallets and starting again takes it up', () => {
  const story = startStory({ wallets: [] })
  story.latchkey.start()
  story.latchkey.stop()
  story.injected.announce(harbor)
  expect(story.latchkey.state().installed.order).toEqual([])
  story.latchkey.start()
  expect(story.latchkey.state().installed.order).toEqual([harbor.wallet.key])
})

test('images are requested again after a stop', () => {
  const story = startStory()
  story.latchkey.start()
  story.latchkey.stop()
  expect(story.latchkey.state().images).toMatchObject({
    way: { wallet: 'unknown', network: 'unknown' },
    wallet: {},
    network: {},
  })
  story.latchkey.start()
  expect(story.latchkey.state().images.wallet).toHaveProperty('image-cedar', 'blob:fake/image-cedar')
})

test('a failed discovery of installed wallets is repeated at the next opening', () => {
  let isThere = false
  const heard = fakeInjected({ wallets: [harbor] })
  const injected: Injected = {
    ...heard,
    announcements: (request, signal) =>
      isThere ? heard.announcements(request, signal) : throwError(() => ({ code: 'unreachable' })),
  }
  const story = startStory({ ports: { connectors: { injected } } })
  story.latchkey.start()
  expect(story.latchkey.state().installed.order).toEqual([])
  isThere = true
  story.latchkey.dispatch(modal.openRequested({}))
  expect(story.latchkey.state().installed.order).toEqual([harbor.wallet.key])
})
