import { expect, test } from 'vitest'
import { fakeWalletConnect } from '../../../adapters/fake/fake-wallet-connect.ts'
import { alice } from '../../../fixtures/people.ts'
import { failureFrom, listenTo, unhurried, valueOf } from '../answers.ts'
import { pairing } from '../contract/wallet-connect-contract.ts'

const pebble = {
  wallet: { key: 'pebble-topic', name: 'Pebble', icon: null },
  eip155: { accounts: [alice.address], chainId: 'eip155:1' },
}
const pair = { chains: ['eip155:1'] }

test('a URI comes when the test says so, lives four minutes, and expires', async () => {
  const walletConnect = fakeWalletConnect({ isReady: false, now: () => 1_000 })
  const told = pairing(walletConnect, pair.chains, () => walletConnect.expire())
  expect(walletConnect.pairings()).toBe(1)
  walletConnect.ready()
  const { steps, failure } = await told
  expect(steps).toMatchObject([{ kind: 'ready', expiresAt: 241_000 }])
  expect(failure).toEqual({ code: 'pairing-expired' })
  expect(walletConnect.pairings()).toBe(0)
})

test('a pairing can be scripted like any other question, and shows when it was taken back', async () => {
  const walletConnect = fakeWalletConnect()
  walletConnect.reject('pair', { code: 'unreachable' })
  expect((await pairing(walletConnect, pair.chains, () => {})).failure).toEqual({ code: 'unreachable' })
  const open = walletConnect.hang('pair')
  const abort = new AbortController()
  const told = pairing(walletConnect, pair.chains, () => {}, abort.signal)
  open.answer({ kind: 'ready', uri: 'wc:ab@2', expiresAt: 9 })
  abort.abort()
  expect(await told).toEqual({
    steps: [{ kind: 'ready', uri: 'wc:ab@2', expiresAt: 9 }],
    failure: { code: 'aborted' },
  })
  expect(walletConnect.questions).toMatchObject([
    { method: 'pair', request: pair },
    { method: 'pair', request: pair, isAborted: true },
  ])
})

test('a connected wallet reconnects, and the test answers its requests', async () => {
  const walletConnect = fakeWalletConnect({ wallets: [pebble] })
  const walletKey = pebble.wallet.key
  const question = {
    walletKey,
    chainId: 'eip155:1',
    method: 'personal_sign',
    params: ['0x6869', alice.address],
  }
  expect(await valueOf(walletConnect.reconnect({ walletKey, chains: [] }, unhurried))).toMatchObject({
    namespaces: [pebble.eip155],
  })
  walletConnect.answer('request', '0x51')
  expect(await valueOf(walletConnect.request(question, unhurried))).toBe('0x51')
  expect(await failureFrom(walletConnect.request(question, unhurried))).toEqual({
    code: 'method-unsupported',
  })
  const changes = listenTo(walletConnect.watch({ walletKey }, unhurried))
  walletConnect.change(walletKey, { kind: 'disconnected' })
  expect(changes.values).toEqual([{ kind: 'disconnected' }])
  expect(walletConnect.sessions()).toEqual([])
})
