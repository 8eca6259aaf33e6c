import { expect, test, vi } from 'vitest'
import { fakeStorage } from '../../../adapters/fake/fake-storage.ts'
import { ChunkError } from '../../../core/loading/chunk.ts'
import { deferLatchkey } from '../../../core/deferred-latchkey.ts'
import { completedOptions } from '../../../core/domain/options/completed-options.ts'
import type { Latchkey } from '../../../core/latchkey.ts'
import { harbor, startStory, storyOptions } from '../../../fixtures/story.ts'
import { getProvider } from '../../../renderers/providers/get-provider.ts'
import { createSolanaWallet } from '../../../renderers/providers/solana-wallet.ts'

const disconnected = { name: 'ProviderRpcError', code: 4900 }

/** A Latchkey whose code comes by `load`, as on a page. */
const shellOf = (load: () => Promise<Latchkey>) =>
  deferLatchkey({
    options: completedOptions(storyOptions),
    load,
    whenWorthATry: () => () => {},
    recording: () => null,
  })

const ask = (latchkey: Latchkey, method: string) => getProvider(latchkey).request({ method })

test('a provider whose code fails to load rejects as disconnected', async () => {
  vi.stubGlobal('reportError', () => {})
  const shell = shellOf(() => Promise.reject(new ChunkError()))
  await expect(ask(shell, 'eth_accounts')).rejects.toMatchObject(disconnected)
})

test('a provider that was asked before a stop, while its code was on its way, says so', async () => {
  const shell = shellOf(() => new Promise(() => {}))
  const asked = ask(shell, 'eth_accounts')
  shell.stop()
  await expect(asked).rejects.toMatchObject(disconnected)
})

test('a silent Solana connect rejects at a stop', async () => {
  const shell = shellOf(() => new Promise(() => {}))
  const wallet = createSolanaWallet(shell, { name: 'Example', icon: 'data:image/svg+xml,x' })
  const asked = wallet.features['standard:connect'].connect({ silent: true })
  shell.stop()
  await expect(asked).rejects.toMatchObject(disconnected)
})

test('a stop during a restore rejects pending requests', async () => {
  const storage = fakeStorage()
  const earlier = startStory({ ports: { storage } })
  await earlier.latchkey.connect({ wallet: harbor.wallet.key })
  const { latchkey } = startStory({ ports: { storage }, wallets: [] })
  latchkey.start()
  const asked = ask(latchkey, 'eth_accounts')
  latchkey.stop()
  await expect(asked).rejects.toMatchObject(disconnected)
})

test('a stop in the turn of a question to nodes ends it', async () => {
  const { latchkey, evm } = startStory()
  evm.hang('ask')
  latchkey.start()
  const asked = ask(latchkey, 'eth_blockNumber')
  latchkey.stop()
  await expect(asked).rejects.toMatchObject({ name: 'ProviderRpcError' })
})

test('a Latchkey that was stopped is not started by its provider', async () => {
  const { latchkey, types } = startStory()
  latchkey.start()
  latchkey.stop()
  await expect(ask(latchkey, 'eth_chainId')).rejects.toMatchObject(disconnected)
  expect(types().filter((type) => type === 'host/started')).toHaveLength(1)
  latchkey.start()
  expect(await ask(latchkey, 'eth_chainId')).toBe('0x1')
})

test('a Latchkey that was stopped before its code was here does not have it fetched by its provider', async () => {
  const load = vi.fn<() => Promise<Latchkey>>(() => new Promise(() => {}))
  const shell = shellOf(load)
  shell.start()
  shell.stop()
  load.mockClear()
  await expect(ask(shell, 'eth_chainId')).rejects.toMatchObject(disconnected)
  expect(load).not.toHaveBeenCalled()
})

test('a stop emits accountsChanged and disconnect', async () => {
  const { latchkey } = startStory()
  await latchkey.connect({ wallet: harbor.wallet.key })
  const provider = getProvider(latchkey)
  const told: unknown[] = []
  provider.on('accountsChanged', (accounts) => told.push(accounts))
  provider.on('disconnect', ({ code }) => told.push(code))
  latchkey.stop()
  expect(told).toEqual([[], 4900])
})
