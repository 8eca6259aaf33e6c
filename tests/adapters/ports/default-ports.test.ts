import { expect, test } from 'vitest'
import { sharing } from '../../../adapters/fake/sharing.ts'
import { defaultPorts } from '../../../adapters/ports/default-ports.ts'
import type { Options } from '../../../core/domain/options/options.ts'
import { parseOptions } from '../../../core/domain/options/parse-options.ts'
import { mainnet, polygon } from '../../../core/domain/network/known-networks.ts'
import { frameWalletKey } from '../../../core/domain/wallets/wallet.ts'
import { alice } from '../../../fixtures/people.ts'
import { failureFrom, listenTo, unhurried, valueOf } from '../answers.ts'
import { startAnvil } from '../anvil.ts'
import { eventually } from '../../eventually.ts'
import { frameOrigin } from '../frame/frame-stage.ts'
import { framePlace } from '../frame/frame-visit.ts'
import { info, WalletPage, wellBehaved } from '../page-wallet.ts'
import { sendJson, serve } from '../serve.ts'
import { SolanaPageWallet, StandardPage } from '../wallet-standard/standard-wallet.ts'

const options = parseOptions({ projectId: 'test-project', networks: [mainnet] })

test('a server reports no wallet, and storage and clipboard are blocked', async () => {
  const { ports, dispose } = defaultPorts(options)
  const abort = new AbortController()
  const told = listenTo(ports.connectors.injected.announcements({ standard: true }, abort.signal))
  expect(await failureFrom(ports.storage.read({ key: 'a' }, unhurried))).toMatchObject({
    code: 'storage-blocked',
  })
  expect(await failureFrom(ports.clipboard.write({ text: 'a' }, unhurried))).toMatchObject({
    code: 'clipboard-blocked',
  })
  await valueOf(ports.clock.after(1, unhurried))
  expect(told.values).toEqual([])
  abort.abort()
  await dispose()
})

test('wallets are heard at once, before the code that asks them is loaded', async () => {
  const page = new WalletPage()
  page.install({ info: info(), provider: wellBehaved([alice.address], 1, [1]) })
  const standard = new SolanaPageWallet()
  const registered = new StandardPage()
  registered.install(standard)
  const { ports, dispose } = defaultPorts(options, { window: page })
  const onSolana = defaultPorts(options, { window: registered })
  const heard = [
    listenTo(ports.connectors.injected.announcements({ standard: true }, unhurried)),
    listenTo(onSolana.ports.connectors['wallet-standard'].announcements(null, unhurried)),
  ]
  expect(heard.map(({ values }) => values.map(({ kind }) => kind))).toEqual([['wallet'], ['wallet']])
  const asked = ports.connectors.injected.connect({ walletKey: String(info()['rdns']) }, unhurried)
  expect(await valueOf(asked)).toMatchObject({ namespaces: [{ accounts: [alice.address] }] })
  await Promise.all([dispose(), onSolana.dispose()])
})

test('a server begins no pairing and loads no pairing code', async () => {
  const { ports } = defaultPorts(options)
  const asked = { chains: ['eip155:1' as const] }
  expect(await failureFrom(ports.connectors['wallet-connect'].pair(asked, unhurried))).toMatchObject({
    code: 'storage-blocked',
  })
})

test('neither relay nor registry is asked if the host disables pairing and registry', async () => {
  const { base, requests } = await serve((_, response) => sendJson(response, { data: [], count: 0 }))
  const alone = parseOptions({
    networks: [mainnet],
    features: { pairing: false, registry: false },
    endpoints: { registry: base, relay: base.replace('http', 'ws') },
  })
  const { ports, dispose } = defaultPorts(alone, { window: new WalletPage() })
  const { 'wallet-connect': phones } = ports.connectors
  const page = { page: 1, entries: 4 }
  const silent = { walletKey: 'topic', chains: ['eip155:1' as const] }
  for (const question of [
    phones.pair({ chains: ['eip155:1'] }, unhurried),
    phones.reconnect(silent, unhurried),
    phones.disconnect({ walletKey: 'topic' }, unhurried),
    ports.walletRegistry.wallets(page, unhurried),
    ports.walletRegistry.imageAddresses(null, unhurried),
  ])
    expect(await failureFrom(question)).toMatchObject({ code: 'feature-disabled' })
  expect(requests).toEqual([])
  await dispose()
})

test('a server has no secure frame', async () => {
  const { ports } = defaultPorts(options)
  const asked = { email: 'alice@latchkey.example', lastAskedAt: null }
  expect(await failureFrom(ports.frame.connectEmail(asked, unhurried))).toMatchObject({ code: 'unreachable' })
  const silent = { walletKey: frameWalletKey, chains: [] }
  expect(await failureFrom(ports.connectors.frame.reconnect(silent, unhurried))).toMatchObject({
    code: 'unreachable',
  })
})

test('the secure frame is looked for in a page alone, and only while the host offers it', async () => {
  let features: Options['features'] = {}
  const { ports, dispose } = defaultPorts(options, {
    window: new WalletPage(),
    current: () => ({ ...options, features }),
  })
  const askedFor = async () => (await failureFrom(ports.frame.connectDevice(null, unhurried))).detail
  expect(await askedFor()).toBe('It needs a browser, and email or socials.')
  features = { email: true }
  expect(await askedFor()).toBe('W3mFrame: parent is not set')
  await dispose()
})

test('a frame user can be signed out after the host disabled the frame', async () => {
  let features: Options['features'] = { email: true }
  const { ports, dispose } = defaultPorts(options, {
    window: new WalletPage(),
    current: () => ({ ...options, features }),
  })
  const { connectors, frame } = ports
  const signOut = async () =>
    (await failureFrom(connectors.frame.disconnect({ walletKey: frameWalletKey }, unhurried))).detail
  await failureFrom(frame.connectDevice(null, unhurried))
  features = {}
  expect(await signOut()).toBe('W3mFrame: parent is not set')
  await dispose()
})

test('frame tokens are stored after a stop and a restart', async () => {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  }
  const { place, tellToken } = framePlace()
  const offering = parseOptions({
    projectId: 'test-project',
    networks: [mainnet],
    features: { email: true },
    endpoints: { frame: frameOrigin },
  })
  const { ports, dispose } = defaultPorts(offering, { window: null, storage, framePlace: place })
  const use = () =>
    valueOf(ports.connectors.frame.reconnect({ walletKey: frameWalletKey, chains: [] }, unhurried))
  const tell = async (token: string) => {
    await use()
    tellToken(token)
    await eventually(() => expect([...kept.values()]).toEqual([token]))
  }
  await tell('first')
  await dispose()
  tellToken('nobody hears it')
  await tell('second')
  await dispose()
})

test('in a window its wallets, storage and clipboard are used', async () => {
  const page = new WalletPage()
  page.install({ info: info(), provider: wellBehaved([alice.address], 1, [1]) })
  const kept = new Map<string, string>()
  const copied: string[] = []
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  }
  const navigator = { clipboard: { writeText: async (text: string) => void copied.push(text) } }
  const { ports, dispose } = defaultPorts(options, {
    window: Object.assign(page, { localStorage, navigator }),
  })
  const session = await valueOf(
    ports.connectors.injected.connect({ walletKey: 'com.example.wallet' }, unhurried),
  )
  await valueOf(ports.storage.write({ key: 'a', text: 'one' }, unhurried))
  await valueOf(ports.clipboard.write({ text: 'copied' }, unhurried))
  expect(session).toEqual(sharing({ accounts: [alice.address], chainId: 'eip155:1' }))
  expect([...kept]).toEqual([['@latchkey/test-project/a', 'one']])
  expect(copied).toEqual(['copied'])
  await dispose()
})

test('a storage of the host comes before that of the window', async () => {
  const storage = {
    getItem: async () => 'from the host',
    setItem: async () => {},
    removeItem: async () => {},
  }
  const { ports } = defaultPorts(options, { storage })
  expect(await valueOf(ports.storage.read({ key: 'a' }, unhurried))).toEqual({ text: 'from the host' })
})

test('the registry is asked at the configured endpoint with project and version', async () => {
  const { base, requests } = await serve((_, response) => sendJson(response, { data: [], count: 0 }))
  const here = parseOptions({ projectId: 'test-project', networks: [mainnet], endpoints: { registry: base } })
  const { walletRegistry } = defaultPorts(here, { version: '1.2.3' }).ports
  await valueOf(walletRegistry.wallets({ page: 1, entries: 4 }, unhurried))
  await valueOf(walletRegistry.wallets({ page: 1, entries: 40, search: 'har' }, unhurried))
  await valueOf(walletRegistry.images({ kind: 'wallet', ids: ['a'] }, unhurried))
  await valueOf(walletRegistry.images({ kind: 'network', ids: ['b'] }, unhurried))
  expect(requests).toHaveLength(4)
  for (const { headers } of requests) {
    expect(headers).toMatchObject({
      'x-project-id': 'test-project',
      'x-sdk-version': 'html-multichain-1.2.3',
    })
  }
})

test('a wallet receives the public URLs of a network, never those of the host', async () => {
  const provider = wellBehaved([alice.address], 1, [1])
  const window = new WalletPage()
  window.install({ info: info(), provider })
  const own = 'https://rpc.example/?apikey=secret-of-the-host'
  const given = { projectId: 'p', networks: [mainnet, polygon], rpcUrls: { 'eip155:137': own } }
  const { ports } = defaultPorts(parseOptions(given), { window })
  const reached = { ...polygon, rpcUrls: [own, ...polygon.rpcUrls] }
  const asked = { walletKey: 'com.example.wallet', network: reached }
  await valueOf(ports.connectors.injected.addNetwork(asked, unhurried))
  expect(JSON.stringify(provider.asked)).not.toContain('secret-of-the-host')
  expect(provider.asked[0]?.params).toMatchObject([{ rpcUrls: polygon.rpcUrls }])
})

test('balances come from the chain', async () => {
  const anvil = await startAnvil(1)
  try {
    const network = { ...mainnet, rpcUrls: [anvil.url] }
    const answer = await valueOf(
      defaultPorts(options).ports.chains.eip155.balance({ network, address: alice.address }, unhurried),
    )
    expect(answer).toEqual({ amount: '10000000000000000000000' })
  } finally {
    await anvil.stop()
  }
})
