import { expect, test } from 'vitest'
import { sharing } from '../../adapters/fake/sharing.ts'
import { defaultPorts } from '../../adapters/default-ports.ts'
import { parseOptions } from '../../core/domain/parse-options.ts'
import { mainnet } from '../../core/domain/known-networks.ts'
import { alice } from '../../fixtures/people.ts'
import { failureFrom, listenTo, unhurried, valueOf } from './answers.ts'
import { startAnvil } from './anvil.ts'
import { info, WalletPage, wellBehaved } from './page-wallet.ts'
import { sendJson, serve } from './serve.ts'

const options = parseOptions({ projectId: 'test-project', networks: [mainnet] })

test('on a server nobody announces himself, and storage and clipboard are blocked', async () => {
  await import('../../adapters/injected/injected.ts')
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

test('the registry is asked at the endpoint of the options, each time in the name of the project and our version', async () => {
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

test('balances come from the chain', async () => {
  const anvil = await startAnvil(1)
  try {
    const network = { ...mainnet, rpcUrls: [anvil.url] }
    const answer = await valueOf(
      defaultPorts(options).ports.chains.eip155.balance({ network, address: alice.address }, unhurried),
    )
    expect(answer).toEqual({ amount: '10000000000000000000000' })
  } finally {
    anvil.stop()
  }
})
