import { expect, test, vi } from 'vitest'
import { base, mainnet, polygon } from '../../../core/domain/known-networks.ts'
import type { WalletConnect } from '../../../core/ports/wallet-connect.ts'
import { pairing } from '../contract/wallet-connect-contract.ts'
import { failureFrom, listenTo, unhurried, valueOf } from '../answers.ts'
import { memoryStorage } from './memory-storage.ts'
import type { MemoryStorage } from './memory-storage.ts'
import { plainWallet } from './plain-wallet.ts'
import { offered, relayStage } from './relay-stage.ts'

const stage = relayStage()

function nothingIsLeft(storage: MemoryStorage): void {
  expect(storage.kept('pairing')).toEqual([])
  expect(storage.kept('session')).toEqual([])
  expect(storage.kept('subscription')).toEqual([])
}

async function connectedTo(
  walletConnect: WalletConnect,
  wallet: { pair: (uri: string) => Promise<void> },
): Promise<string> {
  const { steps } = await pairing(walletConnect, offered, wallet.pair)
  const last = steps.at(-1)
  return last?.kind === 'approved' ? last.wallet.key : `no wallet, after ${steps.length} steps`
}

test('a relay that never answers is told in time, by name, and leaves no pairing', async () => {
  const storage = memoryStorage()
  await stage.relay().kill()
  const walletConnect = stage.latchkey({ storage, limits: { address: 300 } })
  const { steps, failure } = await pairing(walletConnect, offered, () => {})
  expect(steps).toEqual([])
  expect(failure?.code).toBe('unreachable')
  expect(failure?.detail).toMatch(/^The relay at ws:\/\/127\.0\.0\.1:\d+ did not answer within 0\.3 s;/)
  await vi.waitFor(() => nothingIsLeft(storage))
})

test('a relay that answers with an error is no different', async () => {
  stage.relay().faults.order({ fault: 'status', status: 503 })
  const walletConnect = stage.latchkey({ limits: { address: 300 } })
  const { failure } = await pairing(walletConnect, offered, () => {})
  stage.relay().faults.order({ fault: 'none' })
  expect(failure?.code).toBe('unreachable')
})

test("a refused project id is told at once with the relay's own reason, and the next attempt is free", async () => {
  const storage = memoryStorage()
  const walletConnect = stage.latchkey({ projectId: 'refused-project', storage })
  for (const _ of ['first', 'second']) {
    const { failure } = await pairing(walletConnect, offered, () => {})
    expect(failure).toMatchObject({
      code: 'project-refused',
      detail: expect.stringMatching(/refused the project id: Project not found/),
    })
  }
  await vi.waitFor(() => nothingIsLeft(storage))
})

test('an address that nobody uses expires, and leaves no pairing', async () => {
  const storage = memoryStorage()
  const walletConnect = stage.latchkey({ storage, limits: { approval: 50 }, now: () => 1_000_000 })
  const { steps, failure } = await pairing(walletConnect, offered, () => {})
  expect(steps).toMatchObject([{ kind: 'ready', expiresAt: 1_240_000 }])
  expect(failure?.code).toBe('pairing-expired')
  await vi.waitFor(() => nothingIsLeft(storage))
})

test('a pairing that is taken back leaves nothing, and the wallet can not say yes to it any more', async () => {
  const storage = memoryStorage()
  const phone = await stage.phone()
  const walletConnect = stage.latchkey({ storage })
  const abort = new AbortController()
  phone.onProposal(() => abort.abort())
  const { failure } = await pairing(walletConnect, offered, phone.pair, abort.signal)
  expect(failure).toEqual({ code: 'aborted' })
  await vi.waitFor(() => nothingIsLeft(storage))
  await phone.approve().catch(() => {})
  await vi.waitFor(() => expect(phone.sessions()).toEqual([]))
  expect(storage.kept('session')).toEqual([])
})

test('a proposal that nobody answered leaves neither its record nor its key', async () => {
  const storage = memoryStorage()
  const walletConnect = stage.latchkey({ storage, limits: { approval: 100 } })
  const { failure } = await pairing(walletConnect, offered, () => {})
  expect(failure?.code).toBe('pairing-expired')
  await vi.waitFor(() => nothingIsLeft(storage))
  expect(storage.kept('history')).not.toEqual([])
  await walletConnect.dispose()
  await vi.waitFor(() => {
    expect(storage.kept('history')).toEqual([])
    expect(storage.kept('keychain').flatMap((keys) => Object.keys(Object(keys)))).toEqual([
      'client_ed25519_seed',
    ])
  })
})

test('a yes that crosses the taking back is ended on both sides, whenever it comes', async () => {
  const storage = memoryStorage()
  const phone = await stage.phone()
  const walletConnect = stage.latchkey({ storage })
  const moments = [0, 3, 6, 9]
  for (const moment of moments) {
    const abort = new AbortController()
    const answered = new Promise<void>((resolve) => {
      const stop = phone.onProposal(() => {
        stop()
        setTimeout(() => abort.abort(), moment)
        phone.approve().then(
          () => resolve(),
          () => resolve(),
        )
      })
    })
    const { steps } = await pairing(walletConnect, offered, phone.pair, abort.signal)
    await answered
    const last = steps.at(-1)
    if (last?.kind === 'approved')
      await valueOf(walletConnect.disconnect({ walletKey: last.wallet.key }, unhurried))
    await vi.waitFor(() => expect(phone.sessions()).toEqual([]), 5_000)
    await vi.waitFor(() => nothingIsLeft(storage), 5_000)
  }
})

test('saying goodbye clears everything here, also when the relay is gone', async () => {
  const storage = memoryStorage()
  const walletConnect = stage.latchkey({ storage, limits: { farewell: 100 } })
  const walletKey = await connectedTo(walletConnect, await stage.phone({ proposals: 'approve' }))
  expect(storage.kept('session')).toHaveLength(1)
  await stage.relay().kill()
  expect(await valueOf(walletConnect.disconnect({ walletKey }, unhurried))).toBe(null)
  expect(await valueOf(walletConnect.reconnect({ walletKey }, unhurried))).toBe(null)
  await vi.waitFor(() => nothingIsLeft(storage))
})

test('a wallet hears of the goodbye', async () => {
  const phone = await stage.phone({ proposals: 'approve' })
  const walletConnect = stage.latchkey()
  const walletKey = await connectedTo(walletConnect, phone)
  await valueOf(walletConnect.disconnect({ walletKey }, unhurried))
  await vi.waitFor(() => expect(phone.sessions()).toEqual([]))
})

test('a session outlives its client: without the relay it is restored, and with it the wallet signs', async () => {
  const storage = memoryStorage()
  const phone = await stage.phone({ proposals: 'approve' })
  const address = phone.accounts[0]?.evm.address
  const before = stage.latchkey({ storage, storagePrefix: 'the-same' })
  const walletKey = await connectedTo(before, phone)
  await before.dispose()
  await stage.relay().kill()

  const after = stage.latchkey({ storage, storagePrefix: 'the-same' })
  const session = { accounts: [address], chainId: mainnet.id }
  expect(await valueOf(after.reconnect({ walletKey }, unhurried))).toEqual(session)
  await stage.relay().restart()
  const question = { walletKey, chainId: mainnet.id, method: 'personal_sign', params: ['0x6869', address] }
  expect(await valueOf(after.request(question, unhurried))).toMatch(/^0x[0-9a-f]{130}$/)
})

test('a session past its time is forgotten', async () => {
  const storage = memoryStorage()
  const inTenDays = () => Date.now() + 864_000_000
  const walletConnect = stage.latchkey({ storage, now: inTenDays })
  const walletKey = await connectedTo(walletConnect, await stage.phone({ proposals: 'approve' }))
  expect(await valueOf(walletConnect.reconnect({ walletKey }, unhurried))).toBe(null)
  nothingIsLeft(storage)
})

test('two Latchkeys on a page have wallets of their own', async () => {
  const phone = await stage.phone({ proposals: 'approve' })
  const [left, right] = [stage.latchkey(), stage.latchkey()]
  const [leftKey, rightKey] = [await connectedTo(left, phone), await connectedTo(right, phone)]
  expect(await valueOf(left.reconnect({ walletKey: rightKey }, unhurried))).toBe(null)
  await valueOf(left.disconnect({ walletKey: leftKey }, unhurried))
  expect(await valueOf(right.reconnect({ walletKey: rightKey }, unhurried))).toMatchObject({
    chainId: mainnet.id,
  })
})

test('pairings begun twice at once share one client, and each knows its own address', async () => {
  const walletConnect = stage.latchkey({ storagePrefix: 'strict' })
  const phone = await stage.phone({ proposals: 'approve' })
  const abort = new AbortController()
  const first = pairing(walletConnect, offered, () => abort.abort(), abort.signal)
  const second = pairing(walletConnect, offered, phone.pair)
  expect(await first).toMatchObject({ failure: { code: 'aborted' } })
  expect((await second).steps.map(({ kind }) => kind)).toEqual(['ready', 'approved'])
  expect(Reflect.get(globalThis, '_walletConnectCore_strict_count')).toBe(1)
})

test('a client that could not start may be tried again', async () => {
  const storage = memoryStorage()
  const walletConnect = stage.latchkey({ storage })
  storage.shut()
  const { failure } = await pairing(walletConnect, offered, () => {})
  expect(failure).toEqual({
    code: 'unreachable',
    detail: 'The pairing library could not start: The storage is shut.',
  })
  storage.shut(false)
  const walletKey = await connectedTo(walletConnect, await stage.phone({ proposals: 'approve' }))
  expect(walletKey).toMatch(/^[0-9a-f]{64}$/)
})

test("a wallet's refusal, a method or a chain it never agreed to, and its end are told apart", async () => {
  const phone = await stage.phone({ proposals: 'approve', requests: 'reject' })
  const walletConnect = stage.latchkey()
  const walletKey = await connectedTo(walletConnect, phone)
  const ask = (method: string, chainId = mainnet.id) =>
    failureFrom(walletConnect.request({ walletKey, chainId, method, params: [] }, unhurried))
  expect(await ask('personal_sign')).toMatchObject({ code: 'user-rejected' })
  expect(await ask('eth_accounts')).toMatchObject({ code: 'method-unsupported' })
  expect(await ask('personal_sign', polygon.id)).toMatchObject({ code: 'chain-not-added' })
  phone.behave({ requests: 'ask' })
  phone.onRequest(() => void phone.disconnect())
  expect(await ask('personal_sign')).toMatchObject({ code: 'wallet-disconnected' })
})

test('a question that was taken back ends at once', async () => {
  const phone = await stage.phone({ proposals: 'approve', requests: 'ask' })
  const walletConnect = stage.latchkey()
  const walletKey = await connectedTo(walletConnect, phone)
  const abort = new AbortController()
  phone.onRequest(() => abort.abort())
  const question = { walletKey, chainId: mainnet.id, method: 'personal_sign', params: [] }
  expect(await failureFrom(walletConnect.request(question, abort.signal))).toEqual({ code: 'aborted' })
})

test('a wallet that adds a chain opens its session to it, and then switches', async () => {
  const { url: relayUrl } = stage.relay()
  const wallet = await plainWallet({
    relayUrl,
    methods: ['wallet_addEthereumChain', 'wallet_switchEthereumChain'],
    answer: async (method, open) =>
      method === 'wallet_addEthereumChain' ? open(polygon.id).then(() => null) : null,
  })
  const walletConnect = stage.latchkey()
  const walletKey = await connectedTo(walletConnect, wallet)
  const changes = listenTo(walletConnect.watch({ walletKey }, unhurried))
  expect(await valueOf(walletConnect.addNetwork({ walletKey, network: polygon }, unhurried))).toEqual({
    chainId: polygon.id,
  })
  expect(changes.values).toContainEqual({ kind: 'chain', chainId: polygon.id })
  await wallet.stop()
})

test('a wallet that says yes to a chain but keeps its session shut has not added it', async () => {
  const { url: relayUrl } = stage.relay()
  const wallet = await plainWallet({
    relayUrl,
    methods: ['wallet_switchEthereumChain'],
    answer: async () => null,
  })
  const walletConnect = stage.latchkey({ limits: { move: 50 } })
  const walletKey = await connectedTo(walletConnect, wallet)
  const switched = walletConnect.switchNetwork({ walletKey, chainId: base.id }, unhurried)
  expect(await failureFrom(switched)).toMatchObject({ code: 'chain-not-added' })
  const added = walletConnect.addNetwork({ walletKey, network: base }, unhurried)
  expect(await failureFrom(added)).toMatchObject({ code: 'method-unsupported' })
  expect(await valueOf(walletConnect.reconnect({ walletKey }, unhurried))).toMatchObject({
    chainId: mainnet.id,
  })
  await wallet.stop()
})

test("a question opens the wallet's own app where this is a phone, and nothing that is no app", async () => {
  const { url: relayUrl } = stage.relay()
  const opened: string[] = []
  for (const native of ['pebble://', 'javascript:alert(1)']) {
    const redirect = { native, universal: 'https://pebble.example/app/' }
    const wallet = await plainWallet({
      relayUrl,
      methods: ['personal_sign'],
      redirect,
      answer: async () => '0x',
    })
    const walletConnect = stage.latchkey({ openLink: (link) => opened.push(link) })
    const walletKey = await connectedTo(walletConnect, wallet)
    const question = { walletKey, chainId: mainnet.id, method: 'personal_sign', params: [] }
    expect(await valueOf(walletConnect.request(question, unhurried))).toBe('0x')
    const link = native === 'pebble://' ? 'pebble://' : 'https://pebble.example/app/'
    expect(opened.pop()).toMatch(new RegExp(`^${link}wc\\?requestId=\\d+&sessionTopic=${walletKey}$`))
    await wallet.stop()
  }
})

test('a wallet whose accounts can not be read is turned away, and its session is ended', async () => {
  const storage = memoryStorage()
  const { url: relayUrl } = stage.relay()
  const wrong = '0xF39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
  const wallet = await plainWallet({
    relayUrl,
    methods: ['personal_sign'],
    address: wrong,
    answer: async () => '0x',
  })
  const { failure } = await pairing(stage.latchkey({ storage }), offered, wallet.pair)
  expect(failure).toMatchObject({ code: 'invalid-address' })
  await vi.waitFor(() => nothingIsLeft(storage))
  await wallet.stop()
})
