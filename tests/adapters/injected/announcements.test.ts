import { expect, test } from 'vitest'
import { fakeClock } from '../../../adapters/fake/fake-clock.ts'
import { createInjected } from '../../../adapters/injected/injected.ts'
import { alice, bob } from '../../../fixtures/people.ts'
import { listenTo, unhurried, valueOf } from '../answers.ts'
import { icon, info, wellBehaved } from '../page-wallet.ts'
import { openPage, provider, wallet } from './announcement-page.ts'

test('early and late wallets are reported', () => {
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

test('a repeated announcement is reported once, even with a new uuid', () => {
  const { page, listen } = openPage()
  const told = listen()
  const itself = provider()
  page.install({ info: info(), provider: itself })
  page.install({ info: info({ rdns: 'COM.example.wallet' }), provider: itself })
  page.install({ info: info({ uuid: otherUuid }), provider: itself })
  expect(told).toEqual([{ kind: 'wallet', wallet }])
})

test('a renamed wallet is reported again under the same key', () => {
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

test('a second wallet with a taken reverse domain name is separate and asked itself', async () => {
  const { page, injected, listen } = openPage()
  const told = listen()
  page.install({ info: info(), provider: wellBehaved([alice.address], 1, [1]) })
  page.install({
    info: info({ uuid: otherUuid.toUpperCase() }),
    provider: wellBehaved([bob.address], 1, [1]),
  })
  expect(told.map((news) => news.kind === 'wallet' && news.wallet.key)).toEqual([wallet.key, newcomerKey])
  const accountsOf = async (walletKey: string) =>
    (await valueOf(injected.connect({ walletKey }, unhurried))).namespaces[0]?.accounts
  expect(await accountsOf(wallet.key)).toEqual([alice.address])
  expect(await accountsOf(newcomerKey)).toEqual([bob.address])
})

test('a wallet that copies the uuid of another is ignored', async () => {
  const { page, injected, listen } = openPage()
  const told = listen()
  page.install({ info: info(), provider: wellBehaved([alice.address], 1, [1]) })
  page.install({ info: info({ name: 'Renamed' }), provider: wellBehaved([bob.address], 1, [1]) })
  expect(told).toEqual([{ kind: 'wallet', wallet }])
  const session = await valueOf(injected.connect({ walletKey: wallet.key }, unhurried))
  expect(session.namespaces[0]?.accounts).toEqual([alice.address])
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
    namespaces: [{ accounts: [alice.address] }],
  })
})

test('a name with invisible letters or excessive length is sanitized', () => {
  const { page, listen } = openPage()
  const told = listen()
  page.install({ info: info({ name: 'Meta\u2060\u202eMask' }), provider: provider() })
  page.install({ info: info({ rdns: 'org.long', name: 'x'.repeat(10_000) }), provider: provider() })
  expect(told.map((news) => news.kind === 'wallet' && news.wallet.name)).toEqual([
    'MetaMask',
    `${'x'.repeat(49)}…`,
  ])
})

test('a server reports no wallet, and no timer remains after the signal', () => {
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
