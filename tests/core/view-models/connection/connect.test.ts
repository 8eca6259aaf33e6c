import { expect, test } from 'vitest'
import { connection } from '../../../../core/events/connection/connection.ts'
import { allWalletsView } from '../../../../core/view-models/wallets/all-wallets.ts'
import { connectView } from '../../../../core/view-models/connection/connect.ts'
import { connectWithFrameView } from '../../../../core/view-models/frame/connect-with-frame.ts'
import { harbor, startStory } from '../../../../fixtures/story.ts'

test('installed wallets can be pressed while the registry loads', () => {
  const story = startStory()
  story.walletRegistry.hang('wallets')
  story.latchkey.start()
  const { title, parts } = connectView(story.latchkey.state())
  expect(title).toBe('Connect wallet')
  expect(parts.installed?.items.map(({ label, tag, press }) => [label, tag, press?.type])).toEqual([
    ['Harbor', undefined, 'connection/walletChosen'],
    ['Beacon', undefined, 'connection/walletChosen'],
  ])
  expect(parts.installed?.items[0]?.press).toEqual(connection.walletChosen({ walletKey: harbor.wallet.key }))
  expect(parts.phone?.items[0]).toMatchObject({
    label: 'Scan with your phone',
    detail: 'Any wallet with WalletConnect',
    press: { type: 'pairing/walletChosen' },
  })
  expect(parts.recommended).toBeNull()
})

test('a browser without a wallet waits for popular wallets with four placeholders', () => {
  const story = startStory({ wallets: [] })
  story.walletRegistry.hang('wallets')
  story.latchkey.start()
  const { installed, recommended } = connectView(story.latchkey.state()).parts
  expect(installed).toBeNull()
  expect(recommended).toMatchObject({ items: [], placeholders: 4 })
})

test('beside an installed wallet, the row for a phone names wallets in place of the popular ones', () => {
  const story = startStory()
  story.latchkey.start()
  const { recommended, phone } = connectView(story.latchkey.state()).parts
  expect(recommended).toBeNull()
  expect(phone?.items[0]?.detail).toBe('Cedar, Dune and more')
})

test("beside an installed wallet, the host's own choice of wallets is listed", () => {
  const story = startStory({ options: { customWallets: [{ id: 'tide', name: 'Tide' }] } })
  story.latchkey.start()
  const { recommended } = connectView(story.latchkey.state()).parts
  expect(recommended?.items.map(({ label }) => label)).toEqual(['Tide'])
})

test('wallets that are not installed lead to their connection methods, and all wallets have a row', () => {
  const story = startStory({ wallets: [] })
  story.latchkey.start()
  const { recommended, failed, none, all } = connectView(story.latchkey.state()).parts
  expect(recommended?.items.find(({ label }) => label === 'Cedar')).toMatchObject({
    label: 'Cedar',
    press: { type: 'pairing/walletChosen', data: { walletId: '1'.repeat(64) } },
    image: { url: 'blob:fake/image-cedar' },
  })
  expect(all).toMatchObject({ label: 'All wallets', tag: '6', press: { data: { view: 'AllWallets' } } })
  expect([failed, none]).toEqual([null, null])
})

test('a phone shows no QR code, and the row of all wallets can be limited to phones', () => {
  const story = startStory({ device: { kind: 'ios' }, options: { allWallets: 'ONLY_MOBILE' } })
  story.latchkey.start()
  const { phone, all } = connectView(story.latchkey.state()).parts
  expect(phone).toBeNull()
  expect(all?.label).toBe('All wallets')
  const desktop = startStory({ options: { allWallets: 'ONLY_MOBILE' } })
  desktop.latchkey.start()
  expect(connectView(desktop.latchkey.state()).parts.all).toBeNull()
})

test('a failed list says so, keeps installed wallets and offers a retry', () => {
  const story = startStory()
  story.walletRegistry.reject('wallets', { code: 'unreachable' })
  story.latchkey.start()
  const { failed, retry, recommended, installed } = connectView(story.latchkey.state()).parts
  expect(failed).toMatchObject({
    title: "Couldn't load the wallet list",
    body: 'Wallets in this browser still work.',
  })
  expect(retry?.press?.type).toBe('wallets/firstPageRetried')
  expect(recommended).toBeNull()
  expect(installed?.items).toHaveLength(2)
})

test.each([
  [{ code: 'http-status', status: 500 }, "The wallet list isn't working", 'Try again in a few minutes.'],
  [{ code: 'http-status', status: 503 }, "The wallet list isn't working", 'Try again in a few minutes.'],
  [{ code: 'http-status', status: 429 }, 'The wallet list is busy', 'Try again in a moment.'],
  [
    { code: 'project-refused', status: 401 },
    "This app can't show the wallet list",
    "Its project ID was rejected. Please tell the app's team.",
  ],
] as const)('a registry that fails with %j says so in a sentence of its own', (failure, title, advice) => {
  const story = startStory()
  story.walletRegistry.reject('wallets', failure)
  story.latchkey.start()
  const state = story.latchkey.state()
  const works = 'Wallets in this browser still work.'
  expect(connectView(state).parts.failed).toMatchObject({ title, body: `${advice} ${works}` })
  expect(allWalletsView(state).parts.failed).toMatchObject({ title, body: advice })
})

test('a browser without a wallet offers to get one', () => {
  const story = startStory({ wallets: [] })
  story.latchkey.start()
  expect(connectView(story.latchkey.state()).parts.noWallet).toMatchObject({
    label: "I don't have a wallet",
    press: { data: { view: 'GetWallet' } },
  })
})

test('the button for a visitor without a wallet waits for the sign-in methods above it', () => {
  const story = startStory({ wallets: [], options: { features: { email: true } } })
  story.latchkey.start()
  const state = story.latchkey.state()
  expect(connectView(state).parts.noWallet).toBeNull()
  expect(connectWithFrameView(state).parts.noWallet).not.toBeNull()
})

test('the button for a visitor without a wallet is there if the sign-in methods failed to load', () => {
  const story = startStory({ wallets: [], options: { features: { email: true } } })
  story.latchkey.start()
  const { features } = story.latchkey.state()
  expect(
    connectView({ ...story.latchkey.state(), features: { ...features, frame: 'failed' } }).parts.noWallet,
  ).not.toBeNull()
})

test('a browser without a wallet shows advice if the host offers no pairing', () => {
  const story = startStory({ wallets: [], options: { features: { pairing: false } } })
  story.latchkey.start()
  const { none, noWallet } = connectView(story.latchkey.state()).parts
  expect(none?.title).toBe('No wallet found in this browser')
  expect(noWallet).toBeNull()
})

test('legal links are shown only if the host sets them', () => {
  const story = startStory({ options: { termsConditionsUrl: 'https://host.example/terms' } })
  story.latchkey.start()
  const { terms, privacy } = connectView(story.latchkey.state()).parts
  expect(terms?.href).toBe('https://host.example/terms')
  expect(privacy).toBeNull()
})

test("the host's own wording takes the place of ours", () => {
  const story = startStory({ options: { strings: { 'connect.title': 'Come aboard' } } })
  story.latchkey.start()
  expect(connectView(story.latchkey.state()).title).toBe('Come aboard')
})
