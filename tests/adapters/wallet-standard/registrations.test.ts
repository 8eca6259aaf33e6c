import { registerWallet } from '@wallet-standard/wallet'
import { expect, test, vi } from 'vitest'
import { createWalletStandard } from '../../../adapters/wallet-standard/wallet-standard.ts'
import { failureFrom, listenTo, unhurried, valueOf } from '../answers.ts'
import { icon } from '../page-wallet.ts'
import { SolanaPageWallet, StandardPage, solanaPeople } from './standard-wallet.ts'

const lagoon = { key: 'standard:Lagoon', name: 'Lagoon', icon }

function openPage() {
  const page = new StandardPage()
  const standard = createWalletStandard({ target: page, send: async () => ({ signature: '' }) })
  const listen = (signal = unhurried) => listenTo(standard.announcements(null, signal)).values
  return { page, standard, listen }
}

/** A wallet that is as it should be but for some of its parts. */
function wallet(over: object = {}): object {
  return Object.assign(new SolanaPageWallet(solanaPeople.alice), over)
}

test('early and late wallets are reported', () => {
  const { page, listen } = openPage()
  page.install(wallet())
  const told = listen()
  page.install(wallet({ name: 'Mangrove' }))
  expect(told).toMatchObject([
    { kind: 'wallet', wallet: lagoon },
    { kind: 'wallet', wallet: { key: 'standard:Mangrove' } },
  ])
})

test('a wallet that registers with the standard package is reported in either order', () => {
  const { page, listen } = openPage()
  vi.stubGlobal('window', page)
  registerWallet(new SolanaPageWallet(solanaPeople.alice))
  const told = listen()
  registerWallet(Object.assign(new SolanaPageWallet(solanaPeople.bob), { name: 'Mangrove' }))
  expect(told).toMatchObject([
    { wallet: { key: 'standard:Lagoon' } },
    { wallet: { key: 'standard:Mangrove' } },
  ])
})

test('a wallet that registers twice is reported once per listener', () => {
  const { page, listen } = openPage()
  const same = wallet()
  page.install(same)
  const told = listen()
  page.install(same)
  expect(told).toHaveLength(1)
  expect(listen()).toHaveLength(1)
})

test('another wallet of the same name has a key of its own, and the first keeps its place', async () => {
  const { page, standard, listen } = openPage()
  const first = new SolanaPageWallet(solanaPeople.alice)
  const second = new SolanaPageWallet(solanaPeople.bob)
  page.install(first)
  const told = listen()
  page.install(second)
  expect(told).toMatchObject([{ wallet: lagoon }, { wallet: { ...lagoon, key: 'standard:Lagoon#2' } }])
  await valueOf(standard.connect({ walletKey: 'standard:Lagoon' }, unhurried))
  expect([first.asked.length, second.asked.length]).toEqual([1, 0])
})

test('a name with our marker is escaped and not taken for a second wallet', () => {
  const { page, listen } = openPage()
  page.install(wallet({ name: 'Lagoon #2' }))
  expect(listen()).toMatchObject([{ wallet: { key: 'standard:Lagoon %232', name: 'Lagoon #2' } }])
})

test('an unregistered wallet is missing, ends its session and frees its name', async () => {
  const { page, standard, listen } = openPage()
  const gone = page.install(wallet())
  const told = listen()
  const walletKey = lagoon.key
  await valueOf(standard.connect({ walletKey }, unhurried))
  const changes = listenTo(standard.watch({ walletKey }, unhurried))
  gone()
  expect(changes.values).toEqual([{ kind: 'disconnected' }])
  const next = new SolanaPageWallet(solanaPeople.bob)
  next.name = 'Lagoon'
  next.icon = `${icon}%3C/svg%3E` as SolanaPageWallet['icon']
  page.install(next)
  expect(told.slice(1)).toMatchObject([
    { kind: 'withdrawn', walletKey },
    { wallet: { key: walletKey, icon: next.icon } },
  ])
})

test('an unknown wallet rejects with wallet-missing, even on a server', async () => {
  const nowhere = createWalletStandard({ target: null, send: async () => ({ signature: '' }) })
  expect(listenTo(nowhere.announcements(null, unhurried)).values).toEqual([])
  expect(await failureFrom(nowhere.connect({ walletKey: lagoon.key }, unhurried))).toMatchObject({
    code: 'wallet-missing',
  })
})

test('a wallet that registers after the listener stopped is not reported', () => {
  const { page, listen } = openPage()
  const abort = new AbortController()
  const told = listen(abort.signal)
  abort.abort()
  page.install(wallet())
  expect(told).toEqual([])
})

test('a wallet of other chains is ignored', () => {
  const { page, listen } = openPage()
  page.install(wallet({ chains: ['sui:mainnet'], features: {} }))
  expect(listen()).toEqual([])
})

const throwing = {
  get(): never {
    throw new Error('gotcha')
  },
}

test.each([
  ['nothing', null, 'is null; expected a wallet'],
  ['a text', 'Lagoon', 'is the string "Lagoon"; expected a wallet'],
  ['a name nobody can see', wallet({ name: '\u3164' }), 'has a name that is the string "\u3164"'],
  ['a name that is no text', wallet({ name: 7 }), 'has a name that is the number 7'],
  ['no features', wallet({ features: undefined }), 'of Lagoon has no standard:connect'],
  [
    'no way to hear it',
    wallet({ features: { 'standard:connect': { connect: () => {} } } }),
    'of Lagoon has no standard:events',
  ],
  [
    'nothing that it signs',
    wallet({ features: { 'standard:connect': { connect: () => {} }, 'standard:events': { on: () => {} } } }),
    'of Lagoon can sign nothing',
  ],
  [
    'a name that throws',
    Object.defineProperty(wallet(), 'name', throwing),
    'has a name that is missing; expected a string',
  ],
])('a registration with %s is refused, and says why', (_, given, words) => {
  const { page, listen } = openPage()
  page.install(given)
  expect(listen()).toEqual([
    { kind: 'refused', failure: { code: 'malformed-answer', detail: expect.stringContaining(words) } },
  ])
})

test('a registration that throws, or that is none, is refused, and the next one is heard', () => {
  const { page, listen } = openPage()
  const told = listen()
  const register = (detail: unknown) =>
    page.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail }))
  register(() => {
    throw new Error('gotcha')
  })
  register('me')
  page.dispatchEvent(new Event('wallet-standard:register-wallet'))
  page.install(wallet())
  expect(told).toMatchObject([
    { kind: 'refused', failure: { detail: 'A wallet registration broke (gotcha). It was ignored.' } },
    { kind: 'refused' },
    { kind: 'refused' },
    { kind: 'wallet' },
  ])
})

test('a wallet whose chains throw is ignored without an error', () => {
  const { page, listen } = openPage()
  page.install(Object.defineProperty(wallet(), 'chains', throwing))
  page.install(new Proxy({}, { get: throwing.get, has: throwing.get, ownKeys: throwing.get }))
  expect(listen()).toEqual([])
})

test.each([
  ['a script', 'javascript:alert(1)'],
  ["at its wallet's own server", 'https://example.com/icon.png'],
  ['a page', 'data:text/html,<script>'],
  ['too much', `data:image/png;base64,${'A'.repeat(300_000)}`],
  ['nothing', undefined],
])('an icon that is %s is dropped; the wallet stays, with a note', (_, unsafe) => {
  const { page, listen } = openPage()
  page.install(wallet({ icon: unsafe }))
  expect(listen()).toEqual([
    { kind: 'wallet', wallet: { ...lagoon, icon: null } },
    {
      kind: 'refused',
      failure: {
        code: 'malformed-answer',
        detail: expect.stringMatching(/of Lagoon has an icon .*Icon dropped\.$/),
      },
    },
  ])
})
