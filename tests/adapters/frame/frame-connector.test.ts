import { expect, test } from 'vitest'
import { fakeClock } from '../../../adapters/fake/fake-clock.ts'
import { fakeFrame } from '../../../adapters/fake/fake-frame.ts'
import { fakeStorage } from '../../../adapters/fake/fake-storage.ts'
import { sharing } from '../../../adapters/fake/sharing.ts'
import { createFrameConnector } from '../../../adapters/frame/frame-connector.ts'
import { base, mainnet, polygon, solana } from '../../../core/domain/network/known-networks.ts'
import type { Secret } from '../../../core/domain/values/secret.ts'
import { frameWalletKey } from '../../../core/domain/wallets/wallet.ts'
import type { FrameUser } from '../../../core/ports/frame.ts'
import { failureOf } from '../../../core/domain/errors/failure.ts'
import { alice, bob } from '../../../fixtures/people.ts'
import { eventually } from '../../eventually.ts'
import { failureFrom, listenTo, unhurried, valueOf } from '../answers.ts'
import { answeringOrders } from '../contract/silent-contract.ts'
import { readyFrame } from './frame-visit.ts'

const lagoon = '26roUwgM5T6bccX41hakjiW4fDiKFSao1RyoFsAxr6e6'
const wallet = { walletKey: frameWalletKey }
const user: FrameUser = {
  address: alice.address,
  chainId: mainnet.id,
  accounts: [{ address: alice.address, type: 'eoa' }],
  preferredAccountType: 'eoa',
  isSmartAccountDeployed: false,
}
const solanaUser: FrameUser = {
  ...user,
  address: lagoon,
  chainId: solana.id,
  accounts: [{ address: lagoon, type: 'eoa' }],
}
const contract = { address: bob.address, type: 'smartAccount' } as const

function visit({
  kept = {},
  ...settings
}: Parameters<typeof fakeFrame>[0] & { readonly kept?: Readonly<Record<string, string>> } = {}) {
  const frame = fakeFrame({ user, ...settings })
  const storage = fakeStorage(kept)
  const clock = fakeClock()
  const connector = createFrameConnector({ frame, storage, clock })
  const asked = () => frame.questions.map(({ method }) => method)
  return { frame, storage, clock, connector, asked }
}

const connectOn = ({ connector }: ReturnType<typeof visit>, ...chains: readonly string[]) =>
  valueOf(connector.connect({ ...wallet, chains }, unhurried))
const reconnectOn = ({ connector }: ReturnType<typeof visit>, signal = unhurried) =>
  connector.reconnect({ ...wallet, chains: [mainnet.id] }, signal)

function tokenAsked({ frame }: ReturnType<typeof visit>): unknown {
  const { token } = Object(frame.questions[0]?.request) as { readonly token?: Secret<string> }
  return token?.reveal()
}

test.each(answeringOrders)(
  'connecting asks for the user on the first chain of each namespace, %s',
  async (order) => {
    const visited = visit({ order })
    visited.frame.answer('getUser', user)
    visited.frame.answer('getUser', solanaUser)
    const session = await connectOn(visited, mainnet.id, base.id, solana.id)
    expect(session).toEqual(
      sharing({ accounts: [alice.address], chainId: mainnet.id }, { accounts: [lagoon], chainId: solana.id }),
    )
    expect(visited.frame.questions.map(({ request }) => request)).toEqual([
      { chainId: mainnet.id },
      { chainId: solana.id },
    ])
  },
)

test('the account of the preferred type comes first', async () => {
  const visited = visit({
    user: { ...user, accounts: [...user.accounts, contract], preferredAccountType: 'smartAccount' },
    smartAccountNetworks: [mainnet.id],
  })
  const { namespaces } = await connectOn(visited, mainnet.id)
  expect(namespaces[0]?.accounts).toEqual([bob.address, alice.address])
})

const ownerOfBoth: FrameUser = {
  ...user,
  address: bob.address,
  accounts: [...user.accounts, contract],
  preferredAccountType: 'smartAccount',
}

test('on a chain that is not for contracts the account of the key is the only one', async () => {
  const visited = visit({ user: ownerOfBoth, smartAccountNetworks: [base.id] })
  const { namespaces } = await connectOn(visited, mainnet.id)
  expect(namespaces[0]?.accounts).toEqual([alice.address])
})

test('unknown smart account networks count as none', async () => {
  const visited = visit({ user: ownerOfBoth })
  visited.frame.reject('smartAccountNetworks', { code: 'timed-out' })
  const { namespaces } = await connectOn(visited, mainnet.id)
  expect(namespaces[0]?.accounts).toEqual([alice.address])
})

const byKey: FrameUser = { ...ownerOfBoth, address: alice.address, preferredAccountType: 'eoa' }
const prefer = ({ connector }: ReturnType<typeof visit>) =>
  valueOf(connector.setPreferredAccount({ type: 'smartAccount' }, unhurried))

test('a chosen account kind is reported as a change of accounts', async () => {
  const visited = visit({ user: byKey, smartAccountNetworks: [mainnet.id] })
  await connectOn(visited, mainnet.id)
  const { values } = listenTo(visited.connector.watch(wallet, unhurried))
  visited.frame.answer('getUser', ownerOfBoth)
  expect(await prefer(visited)).toEqual({ type: 'smartAccount', address: bob.address })
  expect(values).toEqual([{ kind: 'accounts', namespace: 'eip155', accounts: [bob.address, alice.address] }])
  expect(visited.frame.questions.findLast(({ method }) => method === 'getUser')?.request).toMatchObject({
    preferredAccountType: 'smartAccount',
  })
})

test('a choice fails if the accounts cannot be read, and they remain unchanged', async () => {
  const visited = visit({ user: byKey, smartAccountNetworks: [mainnet.id] })
  await connectOn(visited, mainnet.id)
  const { values } = listenTo(visited.connector.watch(wallet, unhurried))
  visited.frame.reject('getUser', { code: 'timed-out' })
  expect(await failureFrom(prefer(visited))).toEqual({ code: 'timed-out' })
  expect(values).toEqual([])
})

test('a choice is made on the chain that has the accounts, wherever the frame went since', async () => {
  const visited = visit({ user: byKey, smartAccountNetworks: [mainnet.id] })
  await connectOn(visited, mainnet.id)
  visited.frame.answer('getChainId', { chainId: solana.id })
  await prefer(visited)
  expect(visited.asked().slice(-4)).toEqual(['getChainId', 'switchNetwork', 'setPreferredAccount', 'getUser'])
})

test('a choice and a user query wait until an earlier request is sent', async () => {
  const visited = visit({ user: byKey, smartAccountNetworks: [mainnet.id] })
  await connectOn(visited, mainnet.id)
  const before = visited.asked().length
  const present = visited.frame.hang('getChainId')
  const signing = { ...wallet, chainId: mainnet.id, method: 'personal_sign', params: [] }
  const asking = [
    valueOf(visited.connector.request(signing, unhurried)),
    valueOf(visited.connector.getUser({ chainId: mainnet.id }, unhurried)),
    prefer(visited),
  ]
  await eventually(() => expect(visited.asked().slice(before)).toEqual(['getChainId']))
  present.answer({ chainId: mainnet.id })
  await Promise.all(asking)
  expect(visited.asked().slice(before)).toEqual([
    'getChainId',
    'request',
    'getUser',
    'getChainId',
    'setPreferredAccount',
    'getUser',
  ])
})

test('smart account networks are read once for wallet and views', async () => {
  const visited = visit({ user: ownerOfBoth, smartAccountNetworks: [mainnet.id] })
  await connectOn(visited, mainnet.id)
  const told = visited.connector.smartAccountNetworks(null, unhurried)
  expect(await valueOf(told)).toEqual({ chainIds: [mainnet.id] })
  expect(visited.asked().filter((method) => method === 'smartAccountNetworks')).toHaveLength(1)
})

test('smart account networks are read again after a failure', async () => {
  const visited = visit({ smartAccountNetworks: [mainnet.id] })
  visited.frame.reject('smartAccountNetworks', { code: 'timed-out' })
  const ask = () => visited.connector.smartAccountNetworks(null, unhurried)
  expect((await failureFrom(ask())).code).toBe('timed-out')
  expect(await valueOf(ask())).toEqual({ chainIds: [mainnet.id] })
})

test('whether a contract is shared is decided for the chain that the frame answers about', async () => {
  const visited = visit({ user: ownerOfBoth, smartAccountNetworks: [base.id] })
  visited.frame.answer('getUser', { ...ownerOfBoth, chainId: mainnet.id })
  const { namespaces } = await connectOn(visited, base.id)
  expect(namespaces).toEqual([{ namespace: 'eip155', accounts: [alice.address], chainId: mainnet.id }])
})

test('an unreadable session leaves the earlier one', async () => {
  const visited = visit({ user: byKey, smartAccountNetworks: [mainnet.id] })
  await connectOn(visited, mainnet.id)
  visited.frame.reject('getUser', { code: 'timed-out' })
  await failureFrom(visited.connector.connect({ ...wallet, chains: [mainnet.id] }, unhurried))
  const { values } = listenTo(visited.connector.watch(wallet, unhurried))
  visited.frame.answer('getUser', ownerOfBoth)
  await prefer(visited)
  expect(values).toHaveLength(1)
})

test('a silent storage delays the connection by at most two seconds', async () => {
  const visited = visit()
  visited.storage.hang('read')
  const connected = connectOn(visited, mainnet.id)
  await eventually(() => expect(visited.clock.waiting()).toBe(1))
  visited.clock.pass(2_000)
  expect((await connected).namespaces).toHaveLength(1)
})

test('a storage that refuses the token does not prevent a restore', async () => {
  const visited = visit({ isConnected: true })
  visited.storage.hang('write')
  visited.frame.tellToken('told')
  const restored = valueOf(reconnectOn(visited))
  await eventually(() => expect(visited.clock.waiting()).toBe(1))
  visited.clock.pass(2_000)
  expect(await restored).toEqual(sharing({ accounts: [alice.address], chainId: mainnet.id }))
})

const signing = { ...wallet, chainId: mainnet.id, method: 'personal_sign', params: ['0x', '0x'] }
const knowing = {
  IS_CONNECTED: { payload: { isConnected: true } },
  GET_CHAIN_ID: { payload: { chainId: 1 } },
}

/** A request that was cancelled, which the frame says nothing to, and one that follows. */
async function afterUnclear(script: Parameters<typeof readyFrame>[0] = {}) {
  const page = await readyFrame({ ...knowing, ...script })
  const storage = fakeStorage({ sessionToken: 'kept' })
  const connector = createFrameConnector({ frame: page.frame, storage, clock: page.clock })
  const unclear = failureFrom(connector.request(signing, unhurried))
  await eventually(() => expect(page.asked().at(-1)?.type).toBe('@w3m-app/RPC_REQUEST'))
  await valueOf(page.frame.rejectRequests(null, unhurried))
  page.clock.pass(2_000)
  expect((await unclear).code).toBe('timed-out')
  const [before] = page.iframes()
  const asked = page.posted.length
  const next = valueOf(connector.request(signing, unhurried)).catch(failureOf)
  await eventually(() => expect(page.iframes()[0]).not.toBe(before))
  return { ...page, next, since: () => page.posted.slice(asked) }
}

test('a frame reloaded after an unconfirmed cancel restores the user before any request', async () => {
  const page = await afterUnclear()
  page.load()
  await eventually(() => expect(page.since().at(-1)?.type).toBe('@w3m-app/RPC_REQUEST'))
  expect(page.since().map(({ type, payload }) => [type, payload])).toEqual([
    ['@w3m-app/IS_CONNECTED', undefined],
    ['@w3m-app/IS_CONNECTED', { token: 'kept' }],
    ['@w3m-app/GET_CHAIN_ID', undefined],
    ['@w3m-app/RPC_REQUEST', { method: 'personal_sign', params: ['0x', '0x'] }],
  ])
})

test('a reloaded frame without a user refuses the request without sending it', async () => {
  const page = await afterUnclear()
  page.goOn({ IS_CONNECTED: { payload: { isConnected: false } } })
  page.load()
  expect(await page.next).toMatchObject({ code: 'unauthorized' })
  expect(page.since().map(({ type }) => type)).not.toContain('@w3m-app/RPC_REQUEST')
})

test.each([
  ['eth_chainId', '0x2105'],
  ['eth_sign', { code: 'method-unsupported', detail: 'Requested RPC call is not allowed' }],
])('%s moves no frame, and asks it nothing', async (method, outcome) => {
  const page = await readyFrame()
  const connector = createFrameConnector({ frame: page.frame, storage: fakeStorage(), clock: page.clock })
  const asking = { ...wallet, chainId: base.id, method, params: [] }
  const ended = valueOf(connector.request(asking, unhurried)).catch(failureOf)
  expect(await ended).toEqual(outcome)
  expect(page.asked()).toEqual([])
})

test('the stored account kind is requested and listed first if the frame prefers none', async () => {
  const visited = visit({
    user: { ...user, accounts: [...user.accounts, contract], preferredAccountType: null },
    kept: { preferredAccountType: 'smartAccount' },
    smartAccountNetworks: [mainnet.id],
  })
  const { namespaces } = await connectOn(visited, mainnet.id)
  expect(namespaces[0]?.accounts).toEqual([bob.address, alice.address])
  expect(visited.frame.questions[0]?.request).toMatchObject({ preferredAccountType: 'smartAccount' })
})

test('a namespace that the frame does not serve is left out', async () => {
  const visited = visit()
  visited.frame.answer('getUser', user)
  visited.frame.reject('getUser', { code: 'wallet-failed' })
  expect(await connectOn(visited, mainnet.id, solana.id)).toEqual(
    sharing({ accounts: [alice.address], chainId: mainnet.id }),
  )
})

test('an answer about another namespace is no account', async () => {
  const visited = visit()
  visited.frame.answer('getUser', user)
  const failure = failureFrom(visited.connector.connect({ ...wallet, chains: [solana.id] }, unhurried))
  expect((await failure).code).toBe('no-accounts')
})

test('a connection without a user rejects with the message of the frame', async () => {
  const { connector } = visit({ user: null })
  const failure = failureFrom(connector.connect({ ...wallet, chains: [mainnet.id] }, unhurried))
  expect(await failure).toEqual({ code: 'wallet-failed', detail: 'Nobody is signed in.' })
})

test('a connection that was taken back ends at once, and the next does not wait for it', async () => {
  const visited = visit()
  visited.frame.hang('getUser')
  const abort = new AbortController()
  const failure = failureFrom(visited.connector.connect({ ...wallet, chains: [mainnet.id] }, abort.signal))
  await eventually(() => expect(visited.asked()).toEqual(['getUser']))
  abort.abort()
  expect(await failure).toEqual({ code: 'aborted' })
  expect((await connectOn(visited, mainnet.id)).namespaces).toHaveLength(1)
})

test('the token of the frame is stored and sent at the next visit', async () => {
  const visited = visit()
  visited.frame.tellToken('first')
  visited.frame.tellToken('second')
  await eventually(() => expect(visited.storage.texts()).toEqual({ sessionToken: 'second' }))
  const next = visit({ kept: visited.storage.texts(), isConnected: true })
  const session = await valueOf(reconnectOn(next))
  expect(session).toEqual(sharing({ accounts: [alice.address], chainId: mainnet.id }))
  expect(tokenAsked(next)).toBe('second')
  expect(next.storage.texts()).toEqual({ sessionToken: 'second' })
})

test('the token lasts for the page if storage is blocked', async () => {
  const visited = visit({ isConnected: true })
  visited.storage.block()
  visited.frame.tellToken('kept nowhere')
  await valueOf(reconnectOn(visited))
  expect(tokenAsked(visited)).toBe('kept nowhere')
})

test('a frame without a user connects nobody and removes the token', async () => {
  const visited = visit({ kept: { sessionToken: 'old' } })
  expect(await valueOf(reconnectOn(visited))).toBeNull()
  await eventually(() => expect(visited.storage.texts()).toEqual({}))
  expect(visited.asked()).toEqual(['isConnected'])
})

test('a frame that cannot answer fails the restore and removes the token', async () => {
  const visited = visit({ kept: { sessionToken: 'old' } })
  visited.frame.reject('isConnected', { code: 'timed-out' })
  expect(await failureFrom(reconnectOn(visited))).toEqual({ code: 'timed-out' })
  await eventually(() => expect(visited.storage.texts()).toEqual({}))
})

test('a question that was taken back leaves the token', async () => {
  const visited = visit({ kept: { sessionToken: 'old' } })
  visited.frame.hang('isConnected')
  const abort = new AbortController()
  const failure = failureFrom(reconnectOn(visited, abort.signal))
  await eventually(() => expect(visited.asked()).toEqual(['isConnected']))
  abort.abort()
  expect(await failure).toEqual({ code: 'aborted' })
  await connectOn(visited, mainnet.id)
  expect(visited.storage.texts()).toEqual({ sessionToken: 'old' })
})

test('a late refusal does not remove a newer token', async () => {
  const visited = visit({ kept: { sessionToken: 'old' } })
  const late = visited.frame.hang('isConnected')
  const answer = valueOf(reconnectOn(visited))
  await eventually(() => expect(visited.asked()).toEqual(['isConnected']))
  visited.frame.tellToken('new')
  late.answer({ isConnected: false })
  expect(await answer).toBeNull()
  await connectOn(visited, mainnet.id)
  expect(visited.storage.texts()).toEqual({ sessionToken: 'new' })
})

test('a switch is sent to the frame and reports its accounts there', async () => {
  const visited = visit()
  await connectOn(visited, mainnet.id)
  const changes = listenTo(visited.connector.watch(wallet, unhurried))
  visited.frame.answer('getUser', {
    ...user,
    address: bob.address,
    accounts: [{ ...contract, type: 'eoa' }],
    chainId: base.id,
  })
  const answer = valueOf(visited.connector.switchNetwork({ ...wallet, chainId: base.id }, unhurried))
  expect(await answer).toEqual({ chainId: base.id })
  expect(visited.asked()).toEqual(['getUser', 'switchNetwork', 'getUser'])
  expect(changes.values).toEqual([{ kind: 'accounts', namespace: 'eip155', accounts: [bob.address] }])
})

test('a network cannot be added', async () => {
  const { connector } = visit()
  expect(await failureFrom(connector.addNetwork({ ...wallet, network: polygon }, unhurried))).toMatchObject({
    code: 'chain-not-added',
  })
})

test('a request on another chain than the frame’s moves the frame there first', async () => {
  const visited = visit()
  const ask = (chainId: string) =>
    valueOf(visited.connector.request({ ...wallet, chainId, method: 'personal_sign', params: [] }, unhurried))
  await ask(mainnet.id)
  expect(visited.asked()).toEqual(['getChainId', 'request'])
  await ask(base.id)
  expect(visited.asked().slice(2)).toEqual(['getChainId', 'switchNetwork', 'request'])
})

test('the status of a bundle is requested without switching the frame', async () => {
  const visited = visit()
  await connectOn(visited, mainnet.id)
  const asked = { ...wallet, chainId: base.id, method: 'wallet_getCallsStatus', params: ['0xb1'] }
  await valueOf(visited.connector.request(asked, unhurried))
  expect(visited.asked()).toEqual(['getUser', 'request'])
})

test('a request is not made on another chain than its own', async () => {
  const visited = visit()
  visited.frame.answer('switchNetwork', { chainId: polygon.id })
  const asking = { ...wallet, chainId: base.id, method: 'eth_sendTransaction', params: [] }
  expect(await failureFrom(visited.connector.request(asking, unhurried))).toEqual({
    code: 'chain-mismatch',
    detail: 'The secure frame went to eip155:137, not to eip155:8453.',
  })
  expect(visited.asked()).toEqual(['getChainId', 'switchNetwork'])
})

test('a rejection before the frame is asked drops signatures and lets reads continue', async () => {
  const visited = visit()
  await connectOn(visited, mainnet.id)
  const chain = visited.frame.hang('getChainId')
  const ask = (method: string) =>
    visited.connector.request({ ...wallet, chainId: mainnet.id, method, params: [] }, unhurried)
  const signature = failureFrom(ask('personal_sign'))
  const block = valueOf(ask('eth_blockNumber'))
  await eventually(() => expect(visited.asked()).toContain('getChainId'))
  visited.connector.rejectQueued()
  expect(await signature).toMatchObject({ code: 'user-rejected' })
  chain.answer({ chainId: mainnet.id })
  await block
  const asked = visited.frame.questions.filter(({ method }) => method === 'request')
  expect(asked.map(({ request }) => Object(request).method)).toEqual(['eth_blockNumber'])
})

test('a switch waits until a request before it is on its way, so that it runs on its own chain', async () => {
  const visited = visit()
  const present = visited.frame.hang('getChainId')
  const asking = valueOf(
    visited.connector.request(
      { ...wallet, chainId: mainnet.id, method: 'eth_sendTransaction', params: [] },
      unhurried,
    ),
  )
  const switching = valueOf(visited.connector.switchNetwork({ ...wallet, chainId: base.id }, unhurried))
  await eventually(() => expect(visited.asked()).toEqual(['getChainId']))
  present.answer({ chainId: mainnet.id })
  await Promise.all([asking, switching])
  expect(visited.asked()).toEqual(['getChainId', 'request', 'switchNetwork', 'getUser'])
})

test.each([null, { code: 'timed-out' }] as const)(
  'disconnecting signs out, forgets the token and takes the frame away, even where it fails with %o',
  async (failure) => {
    const visited = visit({ kept: { sessionToken: 'old' } })
    if (failure) visited.frame.reject('signOut', failure)
    const ended = visited.connector.disconnect(wallet, unhurried)
    if (failure) expect(await failureFrom(ended)).toEqual(failure)
    else expect(await valueOf(ended)).toBeNull()
    expect(visited.asked()).toEqual(['signOut'])
    await eventually(() => expect(visited.storage.texts()).toEqual({}))
  },
)

/** Whoever signed in while the sign-out of the one before was on its way. */
async function nextVisitor() {
  const visited = visit({ user: byKey, smartAccountNetworks: [mainnet.id], isConnected: true })
  visited.frame.tellToken('of whoever left')
  const signOut = visited.frame.hang('signOut')
  const left = valueOf(visited.connector.disconnect(wallet, unhurried))
  visited.frame.tellToken('of the next one')
  await connectOn(visited, mainnet.id)
  signOut.answer(null)
  await left
  return visited
}

test('a late sign-out does not remove the accounts of the next visitor', async () => {
  const visited = await nextVisitor()
  const { values } = listenTo(visited.connector.watch(wallet, unhurried))
  visited.frame.answer('getUser', ownerOfBoth)
  await prefer(visited)
  expect(values).toHaveLength(1)
})

test('a late sign-out does not remove the token of the next visitor', async () => {
  const visited = await nextVisitor()
  await valueOf(reconnectOn(visited))
  expect(visited.storage.texts()).toEqual({ sessionToken: 'of the next one' })
})

test('a later Solana session preserves the chosen account on Ethereum', async () => {
  const visited = visit({ user: byKey, smartAccountNetworks: [mainnet.id], isConnected: true })
  await connectOn(visited, mainnet.id)
  visited.frame.answer('getUser', solanaUser)
  await valueOf(visited.connector.reconnect({ ...wallet, chains: [solana.id] }, unhurried))
  const { values } = listenTo(visited.connector.watch(wallet, unhurried))
  visited.frame.answer('getUser', ownerOfBoth)
  await prefer(visited)
  expect(values).toEqual([{ kind: 'accounts', namespace: 'eip155', accounts: [bob.address, alice.address] }])
})
