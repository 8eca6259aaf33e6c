import { expect, test } from 'vitest'
import { connection } from '../../../core/events/connection.ts'
import { connectView } from '../../../core/view-models/connect.ts'
import { harbor, startStory } from '../../../fixtures/story.ts'

test('while the registry loads, installed wallets can be pressed and four rows are awaited', () => {
  const story = startStory()
  story.walletRegistry.hang('wallets')
  story.latchkey.start()
  const { title, parts } = connectView(story.latchkey.state())
  expect(title).toBe('Connect Wallet')
  expect(parts.installed?.items.map(({ label, tag, press }) => [label, tag, press?.type])).toEqual([
    ['Harbor', 'installed', 'connection/walletChosen'],
    ['Beacon', 'installed', 'connection/walletChosen'],
  ])
  expect(parts.installed?.items[0]?.press).toEqual(connection.walletChosen({ walletKey: harbor.wallet.key }))
  expect(parts.recommended).toMatchObject({ items: [], awaited: 4 })
})

test('once loaded, wallets that are not installed lead to where they can be had', () => {
  const story = startStory()
  story.latchkey.start()
  const { recommended, failed, none } = connectView(story.latchkey.state()).parts
  expect(recommended?.items[0]).toMatchObject({
    label: 'Cedar',
    href: 'https://cedar.example/',
    press: null,
    tag: 'get',
  })
  expect(recommended?.items[0]?.image.url).toBe('blob:fake/image-cedar')
  expect([failed, none]).toEqual([null, null])
})

test('a list that could not be loaded says so, says what still works, and offers another try', () => {
  const story = startStory()
  story.walletRegistry.reject('wallets', { code: 'unreachable' })
  story.latchkey.start()
  const { failed, retry, recommended, installed } = connectView(story.latchkey.state()).parts
  expect(failed).toMatchObject({
    title: 'The wallet list could not be loaded',
    body: 'Wallets installed in this browser still work.',
  })
  expect(retry?.press?.type).toBe('wallets/firstPageRetried')
  expect(recommended).toBeNull()
  expect(installed?.items).toHaveLength(2)
})

test('with no wallet in the browser it says what to do', () => {
  const story = startStory({ wallets: [] })
  story.latchkey.start()
  expect(connectView(story.latchkey.state()).parts.none?.title).toBe('No wallet found in this browser')
})

test('a wallet of the registry whose page is no safe link leads nowhere', () => {
  const story = startStory()
  story.walletRegistry.answer('wallets', {
    wallets: [{ id: 'x', name: 'X', homepage: 'javascript:alert(1)' }],
    count: 1,
  })
  story.latchkey.start()
  const item = connectView(story.latchkey.state()).parts.recommended?.items[0]
  expect(item).toMatchObject({ label: 'X', press: null })
  expect(item).not.toHaveProperty('href')
})

test('legal links stand only where the host gave them', () => {
  const story = startStory({ options: { termsConditionsUrl: 'https://host.example/terms' } })
  const { terms, privacy } = connectView(story.latchkey.state()).parts
  expect(terms?.href).toBe('https://host.example/terms')
  expect(privacy).toBeNull()
})

test("the host's own wording takes the place of ours", () => {
  const story = startStory({ options: { strings: { 'connect.title': 'Come aboard' } } })
  expect(connectView(story.latchkey.state()).title).toBe('Come aboard')
})
