import { afterEach, expect, test, vi } from 'vitest'
import { base, mainnet } from 'viem/chains'
import type { Transport } from 'viem'
import { createWagmiConfig } from '../../entries/create-wagmi-config.ts'
import { solana } from '../../entries/networks.ts'

const given = { projectId: 'tidewater', chains: [mainnet, base] } as const

afterEach(() => vi.unstubAllGlobals())

/** The URLs that a transport asks, in order. */
function urlsOf(transport: Transport | undefined): readonly (string | undefined)[] {
  const { config, value } = transport?.({ chain: mainnet }) ?? {}
  const inner = (value?.['transports'] ?? []) as readonly { readonly value?: { readonly url?: string } }[]
  return config?.type === 'fallback' ? inner.map((one) => one.value?.url) : [value?.['url'] as string]
}

test('wagmi and the modal offer the same chains, and the modal also other networks', () => {
  const { config, latchkey } = createWagmiConfig({ ...given, networks: [solana] })
  expect(config.chains.map(({ id }) => id)).toEqual([1, 8453])
  expect(latchkey.state().options?.networks.map(({ id }) => id)).toEqual([
    'eip155:1',
    'eip155:8453',
    solana.id,
  ])
})

test('the modal is the only connector, since it lists the wallets of the browser', () => {
  const { config } = createWagmiConfig(given)
  expect(config.connectors.map(({ id }) => id)).toEqual(['latchkey'])
})

test('RPC URLs are given once: wagmi asks them in order, and no web socket', () => {
  const urls = ['https://one.example', 'wss://live.example', 'https://two.example']
  const { config } = createWagmiConfig({ ...given, rpcUrls: { 'eip155:1': urls } })
  const transports = config._internal.transports
  expect(urlsOf(transports[1])).toEqual(['https://one.example', 'https://two.example'])
  expect(urlsOf(transports[8453])).toEqual([mainnet.rpcUrls.default.http[0]])
})

test('the connection of a page that a server renders is stored in a cookie', async () => {
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('document', { cookie: '' })
  const { config } = createWagmiConfig({ ...given, ssr: true })
  await config.storage?.setItem('recentConnectorId', 'latchkey')
  expect(document.cookie).toContain('wagmi.recentConnectorId="latchkey"')
})

test('a browser that blocks its storage has a config without one', () => {
  const blocked = {
    get localStorage(): never {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    },
  }
  vi.stubGlobal('window', blocked)
  expect(createWagmiConfig(given).config.storage).toBeNull()
})

test('wagmi 2 takes the same options', async () => {
  vi.resetModules()
  vi.doMock('wagmi', () => import('wagmi-core-2'))
  const { createWagmiConfig } = await import('../../entries/create-wagmi-config.ts')
  const { config } = createWagmiConfig({ ...given, rpcUrls: { 'eip155:1': ['https://one.example'] } })
  vi.doUnmock('wagmi')
  expect(config.connectors.map(({ id }) => id)).toEqual(['latchkey'])
  expect(urlsOf(config._internal.transports[1])).toEqual(['https://one.example'])
})

test('a config without chains is refused', () => {
  expect(() => createWagmiConfig({ projectId: 'tidewater', chains: [] as never })).toThrow(
    'The option chains is an empty list; expected at least one chain of wagmi/chains.',
  )
})
