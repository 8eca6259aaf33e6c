import { expect, test } from 'vitest'
import { fakeClock } from '../../../adapters/fake/fake-clock.ts'
import { createInjected } from '../../../adapters/injected/injected.ts'
import { alice, bob } from '../../../fixtures/people.ts'
import { listenTo, unhurried, valueOf } from '../answers.ts'
import { icon, info, WalletPage, wellBehaved } from '../page-wallet.ts'

const wallet = { key: 'com.example.wallet', name: 'Example Wallet', icon }
const browserWallet = { key: 'browser-wallet', name: 'Browser Wallet', icon: null }
const provider = () => wellBehaved([alice.address], 1, [1])

function openPage() {
  const page = new WalletPage()
  const clock = fakeClock()
  const injected = createInjected({ target: page, clock })
  return {
    page,
    clock,
    injected,
    listen: (standard = true) => listenTo(injected.announcements({ standard }, unhurried)).values,
  }
}

test('wallets there before and wallets that come late are told', () => {
  const { page, clock, listen } = openPage()
  page.install({ info: info(), provider: provider() })
  const told = listen()
  clock.pass(10_000)
  page.install({ info: info({ rdns: 'org.late', name: 'Late' }), provider: provider() })
  expect(told).toEqual([
    { kind: 'wallet', wallet },
    { kind: 'wallet', wallet: { key: 'org.late', name: 'Late', icon } },
  ])
})

const otherUuid = 'a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11'
const newcomerKey = `com.example.wallet#${otherUuid}`

test('the same wallet announced again is told once, under a new uuid too', () => {
  const { page, listen } = openPage()
  const told = listen()
  const itself = provider()
  page.install({ info: info(), provider: itself })
  page.install({ info: info({ rdns: 'COM.example.wallet' }), provider: itself })
  page.install({ info: info({ uuid: otherUuid }), provider: itself })
  expect(told).toEqual([{ kind: 'wallet', wallet }])
})

test('a wallet that changed its name is told again under the same key', () => {
  const { page, listen } = openPage()
  const told = listen()
  const itself = provider()
  page.install({ info: info(), provider: itself })
  page.install({ info: info({ name: 'Renamed' }), provider: itself })
  expect(told.map((news) => news.kind === 'wallet' && [news.wallet.key, news.wallet.name])).toEqual([
    ['com.example.wallet', 'Example Wallet'],
    ['com.example.wallet', 'Renamed'],
  ])
})

test('a newcomer under a reverse domain name that is taken is a wallet of its own, and each is asked itself', async () => {
  const { page, injected, listen } = openPage()
  const told = listen()
  page.install({ info: info(), provider: wellBehaved([alice.address], 1, [1]) })
  page.install({
    info: info({ uuid: otherUuid.toUpperCase() }),
    provider: wellBehaved([bob.address], 1, [1]),
  })
  expect(told.map((news) => news.kind === 'wallet' && news.wallet.key)).toEqual([wallet.key, newcomerKey])
  const accountsOf = async (walletKey: string) =>
    (await valueOf(injected.connect({ walletKey }, unhurried))).accounts
  expect(await accountsOf(wallet.key)).toEqual([alice.address])
  expect(await accountsOf(newcomerKey)).toEqual([bob.address])
})

test('who copies the uuid of a wallet too is nobody: neither its name nor its provider changes', async () => {
  const { page, injected, listen } = openPage()
  const told = listen()
  page.install({ info: info(), provider: wellBehaved([alice.address], 1, [1]) })
  page.install({ info: info({ name: 'Renamed' }), provider: wellBehaved([bob.address], 1, [1]) })
  expect(told).toEqual([{ kind: 'wallet', wallet }])
  const session = await valueOf(injected.connect({ walletKey: wallet.key }, unhurried))
  expect(session.accounts).toEqual([alice.address])
})

test('a connected wallet goes on being asked when another announces its reverse domain name', async () => {
  const { page, injected, listen } = openPage()
  listen()
  const connected = wellBehaved([alice.address], 1, [1]).reply('personal_sign', '0xalice')
  page.install({ info: info(), provider: connected })
  await valueOf(injected.connect({ walletKey: wallet.key }, unhurried))
  const thief = wellBehaved([bob.address], 1, [1]).reply('personal_sign', '0xbob')
  page.install({ info: info({ uuid: otherUuid }), provider: thief })
  const question = {
    walletKey: wallet.key,
    chainId: 'eip155:1',
    method: 'personal_sign',
    params: [],
  } as const
  expect(await valueOf(injected.request(question, unhurried))).toBe('0xalice')
  expect(thief.asked).toEqual([])
})

test('a provider that is a function is a provider', async () => {
  const { page, injected, listen } = openPage()
  const told = listen()
  const wellMeant = provider()
  const callable = Object.assign(() => undefined, {
    request: (question: { method: string }) => wellMeant.request(question),
  })
  page.install({ info: info(), provider: callable })
  expect(told).toEqual([{ kind: 'wallet', wallet }])
  expect(await valueOf(injected.connect({ walletKey: wallet.key }, unhurried))).toMatchObject({
    accounts: [alice.address],
  })
})

const throwing = {
  get uuid() {
    throw new Error('gotcha')
  },
}

test.each([
  ['nothing', null, 'holds null; expected info and provider'],
  ['no info', { provider: provider() }, 'has an info that is missing'],
  ['getters that throw', { info: throwing, provider: provider() }, 'could not be read (gotcha)'],
  [
    'no uuid',
    { info: info({ uuid: undefined }), provider: provider() },
    'has a uuid that is missing; expected a UUID',
  ],
  ['a bad uuid', { info: info({ uuid: '123' }), provider: provider() }, 'has a uuid that is the text "123"'],
  [
    'a name without letters',
    { info: info({ name: '  ' }), provider: provider() },
    'of com.example.wallet has a name that is the text "  "',
  ],
  ['an empty name', { info: info({ name: '' }), provider: provider() }, 'has a name that is an empty text'],
  [
    'a name nobody can see',
    { info: info({ name: '\u3164\u2060' }), provider: provider() },
    'expected a text that can be seen',
  ],
  [
    'a name that is no text',
    { info: info({ name: {} }), provider: provider() },
    'has a name that is an object with no fields',
  ],
  ['no rdns', { info: info({ rdns: undefined }), provider: provider() }, 'has an rdns that is missing'],
  [
    'an rdns that is a word',
    { info: info({ rdns: 'wallet' }), provider: provider() },
    'has an rdns that is the text "wallet"',
  ],
  [
    'our own key as rdns',
    { info: info({ rdns: 'browser-wallet' }), provider: provider() },
    'expected a reverse domain name',
  ],
  [
    'an rdns with blanks',
    { info: info({ rdns: 'io. evil' }), provider: provider() },
    'expected a reverse domain name',
  ],
  [
    'an overlong rdns',
    { info: info({ rdns: `io.${'x'.repeat(300)}` }), provider: provider() },
    'expected a reverse domain name',
  ],
  ['no provider', { info: info() }, 'of com.example.wallet has a provider that is missing'],
  [
    'a provider that cannot be asked',
    { info: info(), provider: { request: 'ask me' } },
    'expected one with a request function',
  ],
])('an announcement with %s is refused, and says why', (_, detail, words) => {
  const { page, listen } = openPage()
  const told = listen()
  page.install(detail)
  expect(told).toEqual([
    { kind: 'refused', failure: { code: 'malformed-answer', detail: expect.stringContaining(words) } },
  ])
})

test('a name with hidden letters, or without an end, is told as it is shown', () => {
  const { page, listen } = openPage()
  const told = listen()
  page.install({ info: info({ name: 'Meta\u2060\u202eMask' }), provider: provider() })
  page.install({ info: info({ rdns: 'org.long', name: 'x'.repeat(10_000) }), provider: provider() })
  expect(told.map((news) => news.kind === 'wallet' && news.wallet.name)).toEqual([
    'MetaMask',
    `${'x'.repeat(49)}…`,
  ])
})

test('an announcement that is not even a custom event is refused', () => {
  const { page, listen } = openPage()
  const told = listen()
  page.dispatchEvent(new Event('eip6963:announceProvider'))
  expect(told).toMatchObject([{ kind: 'refused', failure: { code: 'malformed-answer' } }])
})

test.each([
  ['a script', 'javascript:alert(1)'],
  ['plain http', 'http://example.com/icon.png'],
  ["at its wallet's own server", 'https://example.com/icon.png'],
  ['an object of the page', 'blob:https://example.com/5b1f2c3d'],
  ['a page', 'data:text/html,<script>'],
  ['too much', `data:image/png;base64,${'A'.repeat(300_000)}`],
  ['nothing', undefined],
])('an icon that is %s is dropped; the wallet stays, with a note', (_, unsafe) => {
  const { page, listen } = openPage()
  const told = listen()
  page.install({ info: info({ icon: unsafe }), provider: provider() })
  page.dispatchEvent(new Event('eip6963:requestProvider'))
  expect(told).toEqual([
    { kind: 'wallet', wallet: { ...wallet, icon: null } },
    {
      kind: 'refused',
      failure: {
        code: 'malformed-answer',
        detail: expect.stringMatching(/com\.example\.wallet has an icon .*Icon dropped\.$/),
      },
    },
  ])
})

test('window.ethereum is offered as Browser Wallet when nobody announced himself in time', () => {
  const { page, clock, listen } = openPage()
  page.ethereum = provider()
  const told = listen()
  clock.pass(299)
  expect(told).toEqual([])
  clock.pass(1)
  expect(told).toEqual([{ kind: 'wallet', wallet: browserWallet }])
})

test.each([
  ['the same object', true],
  ['another one', false],
])('window.ethereum is not offered beside a wallet that announced itself: %s', (_, isSame) => {
  const { page, clock, listen } = openPage()
  const announced = provider()
  page.ethereum = isSame ? announced : provider()
  page.install({ info: info(), provider: announced })
  const told = listen()
  clock.pass(1000)
  expect(told).toEqual([{ kind: 'wallet', wallet }])
})

test('window.ethereum is not offered when it is a wallet that announced itself to an earlier listener', () => {
  const { page, clock, injected, listen } = openPage()
  const announced = provider()
  page.ethereum = announced
  listen()
  page.dispatchEvent(
    new CustomEvent('eip6963:announceProvider', { detail: { info: info(), provider: announced } }),
  )
  const told = listenTo(injected.announcements({ standard: true }, unhurried)).values
  clock.pass(1000)
  expect(told).toEqual([])
})

test('without the standard only window.ethereum is told, and wallets are not asked to announce themselves', () => {
  const { page, listen } = openPage()
  page.ethereum = provider()
  page.install({ info: info(), provider: provider() })
  expect(listen(false)).toEqual([{ kind: 'wallet', wallet: browserWallet }])
})

test('without the standard a late window.ethereum is told once', () => {
  const { page, listen } = openPage()
  const told = listen(false)
  expect(told).toEqual([])
  page.ethereum = provider()
  page.dispatchEvent(new Event('ethereum#initialized'))
  page.dispatchEvent(new Event('ethereum#initialized'))
  expect(told).toEqual([{ kind: 'wallet', wallet: browserWallet }])
})

test.each([
  ['nothing', undefined],
  ['a text', 'ethereum'],
  ['an object that cannot be asked', {}],
])('a window.ethereum that is %s is nobody', (_, ethereum) => {
  const { page, clock, listen } = openPage()
  page.ethereum = ethereum
  const told = listen()
  clock.pass(1000)
  expect(told).toEqual([])
})

test('a window.ethereum that throws is nobody', () => {
  const page = Object.defineProperty(new EventTarget(), 'ethereum', {
    get: () => {
      throw new Error('mine')
    },
  })
  const injected = createInjected({ target: page, clock: fakeClock() })
  expect(listenTo(injected.announcements({ standard: false }, unhurried)).values).toEqual([])
})

test('on a server nobody announces himself, and nothing waits any more once the signal ends', () => {
  const clock = fakeClock()
  const abort = new AbortController()
  const injected = createInjected({ target: null, clock })
  const told = listenTo(injected.announcements({ standard: true }, abort.signal))
  clock.pass(1000)
  expect(told.values).toEqual([])
  abort.abort()
  expect(told.hasEnded()).toBe(true)
  listenTo(injected.announcements({ standard: true }, abort.signal))
  expect(clock.waiting()).toBe(0)
})
