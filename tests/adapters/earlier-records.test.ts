import { expect, test } from 'vitest'
import { createStorage } from '../../adapters/browser/storage.ts'
import { fakeWalletConnect } from '../../adapters/fake/fake-wallet-connect.ts'
import { parseSessions } from '../../core/domain/remembered-sessions.ts'
import { alice } from '../../fixtures/people.ts'
import { harbor, startStory } from '../../fixtures/story.ts'
import { eventually } from '../eventually.ts'
import { unhurried, valueOf } from './answers.ts'

const pebble = {
  wallet: { key: 'ab'.repeat(32), name: 'Pebble', icon: null },
  eip155: { accounts: [alice.address], chainId: 'eip155:1' as const },
  chains: ['eip155:1', 'eip155:8453'] as const,
}
const one = JSON.stringify({ connector: 'walletConnect', wallet: pebble.wallet, chainId: 'eip155:8453' })

function storageOver(texts: Map<string, string>) {
  const find = () => ({
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => texts.set(key, text),
    removeItem: (key: string) => texts.delete(key),
  })
  return createStorage({ projectId: 'mine', find })
}

function visit(texts: Map<string, string>) {
  const relay = fakeWalletConnect({ wallets: [pebble] })
  const ports = { storage: storageOver(texts), connectors: { 'wallet-connect': relay } }
  return startStory({ wallets: [harbor], ports })
}

test.each(['@latchkey/mine/connection', '@latchkey/connection'])(
  'a phone that an earlier version kept under %s is restored on its chain, and its record has moved once',
  async (key) => {
    const texts = new Map([[key, one]])
    const story = visit(texts)
    story.latchkey.start()
    const standing = () => story.latchkey.state().connection.byNamespace.eip155
    await eventually(() => expect(standing()).toMatchObject({ status: 'connected', chainId: 'eip155:8453' }))
    expect([...texts.keys()]).toEqual(['@latchkey/mine/sessions'])
    expect(texts.get('@latchkey/mine/sessions')).toMatch(/^{"v":1,/)
    expect(parseSessions(texts.get('@latchkey/mine/sessions') ?? null)).toMatchObject([
      { connector: 'wallet-connect', namespaces: [{ namespace: 'eip155', chainId: 'eip155:8453' }] },
    ])
    await story.latchkey.disconnect()
    await eventually(() => expect([...texts]).toEqual([]))
  },
)

test('recent wallets that an earlier version kept are there under their key', async () => {
  const texts = new Map([['@latchkey/mine/recent', '["kept"]']])
  expect(await valueOf(storageOver(texts).read({ key: 'recentWallets' }, unhurried))).toEqual({
    text: '["kept"]',
  })
  expect([...texts.keys()]).toEqual(['@latchkey/mine/recentWallets'])
})

test('what is forgotten at the very start stays forgotten, also where it was kept by an earlier version', async () => {
  const texts = new Map([['@latchkey/connection', one]])
  const story = visit(texts)
  story.latchkey.start()
  await story.latchkey.disconnect()
  await eventually(() => expect(story.types()).toContain('storage/removed'))
  await valueOf(storageOver(texts).read({ key: 'sessions' }, unhurried))
  expect([...texts]).toEqual([])
})
