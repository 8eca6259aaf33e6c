import { expect, onTestFinished, test } from 'vitest'
import { base, mainnet, polygon } from '../../../core/domain/network/known-networks.ts'
import { eventually } from '../../eventually.ts'
import { patience } from '../../patience.ts'
import { pairing } from '../contract/wallet-connect-contract.ts'
import { failureFrom, listenTo, unhurried, valueOf } from '../answers.ts'
import { memoryStorage } from './memory-storage.ts'
import { plainWallet } from './plain-wallet.ts'
import { devnet, offered, relayStage } from './relay-stage.ts'
import { connectedTo } from './connected-to.ts'
import { nothingIsLeft } from './nothing-is-left.ts'

const stage = relayStage()

test('a silent relay times out with its URL and leaves no pairing', async () => {
  const storage = memoryStorage()
  await stage.relay().kill()
  const walletConnect = stage.latchkey({ storage, timeouts: { uri: 300 } })
  const { steps, failure } = await pairing(walletConnect, offered, () => {})
  expect(steps).toEqual([])
  expect(failure?.code).toBe('unreachable')
  expect(failure?.detail).toMatch(/^The relay at ws:\/\/127\.0\.0\.1:\d+ did not answer within 0\.3 s;/)
  await eventually(() => nothingIsLeft(storage))
})

test('a relay that answers with an error is no different', async () => {
  stage.relay().faults.order({ fault: 'status', status: 503 })
  const walletConnect = stage.latchkey({ timeouts: { uri: 300 } })
  const { failure } = await pairing(walletConnect, offered, () => {})
  stage.relay().faults.order({ fault: 'none' })
  expect(failure?.code).toBe('unreachable')
})

test('a refused project id rejects at once with the reason, and a retry is possible', async () => {
  const storage = memoryStorage()
  const walletConnect = stage.latchkey({ projectId: 'refused-project', storage })
  for (const _ of ['first', 'second']) {
    const { failure } = await pairing(walletConnect, offered, () => {})
    expect(failure).toMatchObject({
      code: 'project-refused',
      detail: expect.stringMatching(/refused the project id: Project not found/),
    })
  }
  await eventually(() => nothingIsLeft(storage))
})

test('a wallet that asks whether anybody is there is answered', async () => {
  const wallet = await plainWallet({
    relayUrl: stage.relay().url,
    methods: ['personal_sign'],
    answer: async () => null,
  })
  try {
    const walletKey = await connectedTo(stage.latchkey(), wallet)
    await expect(wallet.ping(walletKey)).resolves.toBeUndefined()
  } finally {
    await wallet.stop()
  }
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
  const session = { namespaces: [{ accounts: [address], chainId: mainnet.id }, { namespace: 'solana' }] }
  expect(await valueOf(after.reconnect({ walletKey, chains: [] }, unhurried))).toMatchObject(session)
  await stage.relay().restart()
  const question = { walletKey, chainId: mainnet.id, method: 'personal_sign', params: ['0x6869', address] }
  expect(await valueOf(after.request(question, unhurried))).toMatch(/^0x[0-9a-f]{130}$/)
})

test('two Latchkeys on a page have wallets of their own', async () => {
  const phone = await stage.phone({ proposals: 'approve' })
  const [left, right] = [stage.latchkey(), stage.latchkey()]
  const [leftKey, rightKey] = [await connectedTo(left, phone), await connectedTo(right, phone)]
  expect(await valueOf(left.reconnect({ walletKey: rightKey, chains: [] }, unhurried))).toBe(null)
  await valueOf(left.disconnect({ walletKey: leftKey }, unhurried))
  expect(await valueOf(right.reconnect({ walletKey: rightKey, chains: [] }, unhurried))).toMatchObject({
    namespaces: [{ chainId: mainnet.id }, { namespace: 'solana' }],
  })
})

test('pairings begun twice at once share one client, and each knows its own URI', async () => {
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

test('a refusal, an unapproved method or chain, and the end of a session have separate codes', async () => {
  const phone = await stage.phone({ proposals: 'approve', requests: 'reject' })
  const walletConnect = stage.latchkey()
  const walletKey = await connectedTo(walletConnect, phone)
  const ask = (method: string, chainId: string = mainnet.id) =>
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

test('an open question ends with the client and leaves no timer', async () => {
  const phone = await stage.phone({ proposals: 'approve', requests: 'ask' })
  const walletConnect = stage.latchkey()
  const walletKey = await connectedTo(walletConnect, phone)
  const asked = new Promise<void>((resolve) => phone.onRequest(() => resolve()))
  const question = { walletKey, chainId: mainnet.id, method: 'personal_sign', params: [] }
  const failure = failureFrom(walletConnect.request(question, unhurried))
  await asked
  await walletConnect.dispose()
  expect(await failure).toMatchObject({ code: 'wallet-failed', detail: 'Nobody waits any more.' })
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

test('a chain that a wallet adds later joins the session, and its events are heard', async () => {
  const wallet = await plainWallet({
    relayUrl: stage.relay().url,
    methods: ['wallet_addEthereumChain', 'wallet_switchEthereumChain'],
    answer: async () => null,
    afterwards: (method, open) =>
      method === 'wallet_addEthereumChain' ? open(polygon.id) : Promise.resolve(),
  })
  onTestFinished(wallet.stop)
  const walletConnect = stage.latchkey({ timeouts: { chainChange: patience } })
  const walletKey = await connectedTo(walletConnect, wallet)
  const changes = listenTo(walletConnect.watch({ walletKey }, unhurried))
  await valueOf(walletConnect.addNetwork({ walletKey, network: polygon }, unhurried))
  await wallet.leave(walletKey)
  await eventually(() => expect(changes.values.at(-1)).toEqual({ kind: 'disconnected' }))
  expect(changes.values).toContainEqual({ kind: 'chain', chainId: polygon.id })
})

test('a wallet that approves a chain but keeps its session shut has not added it', async () => {
  const { url: relayUrl } = stage.relay()
  const wallet = await plainWallet({
    relayUrl,
    methods: ['wallet_switchEthereumChain'],
    answer: async () => null,
  })
  const walletConnect = stage.latchkey({ timeouts: { chainChange: 50 } })
  const walletKey = await connectedTo(walletConnect, wallet)
  const switched = walletConnect.switchNetwork({ walletKey, chainId: base.id }, unhurried)
  expect(await failureFrom(switched)).toMatchObject({ code: 'chain-not-added' })
  const added = walletConnect.addNetwork({ walletKey, network: base }, unhurried)
  expect(await failureFrom(added)).toMatchObject({ code: 'method-unsupported' })
  expect(await valueOf(walletConnect.reconnect({ walletKey, chains: [] }, unhurried))).toMatchObject({
    namespaces: [{ chainId: mainnet.id }],
  })
  await wallet.stop()
})

test('a wallet that shares only Solana from now on says so of Solana, and that EVM has no account left', async () => {
  const { url: relayUrl } = stage.relay()
  const wallet = await plainWallet({ relayUrl, methods: ['personal_sign'], answer: async () => null })
  const walletConnect = stage.latchkey()
  const walletKey = await connectedTo(walletConnect, wallet)
  const changes = listenTo(walletConnect.watch({ walletKey }, unhurried))
  const solana = '26roUwgM5T6bccX41hakjiW4fDiKFSao1RyoFsAxr6e6'
  await wallet.shareOnly(walletKey, 'solana', [`${devnet}:${solana}`])
  await eventually(() =>
    expect(changes.values).toEqual([
      { kind: 'accounts', namespace: 'eip155', accounts: [] },
      { kind: 'accounts', namespace: 'solana', accounts: [solana] },
    ]),
  )
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
