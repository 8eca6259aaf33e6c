import { expect, test } from 'vitest'
import { fakeStorage } from '../../../adapters/fake/fake-storage.ts'
import { account } from '../../../core/events/account/account.ts'
import { connection } from '../../../core/events/connection/connection.ts'
import { alice, bob } from '../../../fixtures/people.ts'
import { beacon, harbor, startStory } from '../../../fixtures/story.ts'
import { currentView } from '../../../core/selectors/shell/current-view.ts'
import { startSignIn } from '../../core/effects/sign-in/story.ts'
import { getProvider } from '../../../renderers/providers/get-provider.ts'
import type { Eip1193Provider } from '../../../renderers/providers/eip1193-provider.ts'

type Begun = ReturnType<typeof startStory>

/** A story and its provider; what the provider tells is kept in order. */
function begin<Story extends Begun = Begun>(story: Story = startStory() as Story) {
  const provider = getProvider(story.latchkey)
  const told: unknown[] = []
  for (const name of ['connect', 'chainChanged', 'accountsChanged', 'disconnect'] as const)
    provider.on(name, (data: unknown) => told.push([name, data instanceof Error ? data.message : data]))
  return { ...story, provider, told }
}

const ask = (provider: Eip1193Provider, method: string, params?: unknown) =>
  provider.request({ method, params })
const refusal = (asked: Promise<unknown>) =>
  asked.then(
    () => null,
    ({ name, code }: { name: string; code: number }) => ({ name, code }),
  )
const failsWith = (code: number) => ({ name: 'ProviderRpcError', code })

test('a Latchkey has one provider across connections', async () => {
  const { latchkey, provider } = begin()
  await latchkey.connect({ wallet: harbor.wallet.key })
  await latchkey.disconnect()
  expect(getProvider(latchkey)).toBe(provider)
  expect(getProvider(startStory().latchkey)).not.toBe(provider)
})

test('before a connection there are no accounts, and the chain is the preferred one', async () => {
  const { provider } = begin()
  expect(await ask(provider, 'eth_accounts')).toEqual([])
  expect(await ask(provider, 'eth_chainId')).toBe('0x1')
  expect(await ask(provider, 'net_version')).toBe('1')
})

test('asking for accounts opens the modal, and answers once a wallet is connected', async () => {
  const { latchkey, provider } = begin()
  const asked = ask(provider, 'eth_requestAccounts')
  await expect.poll(() => latchkey.state().modal.open).toBe(true)
  latchkey.dispatch(connection.walletChosen({ walletKey: harbor.wallet.key }))
  expect(await asked).toEqual([alice.address, bob.address])
})

test('closing the modal rejects with 4001', async () => {
  const { latchkey, provider } = begin()
  const asked = refusal(ask(provider, 'eth_requestAccounts'))
  await expect.poll(() => latchkey.state().modal.open).toBe(true)
  latchkey.close()
  expect(await asked).toEqual(failsWith(4001))
})

test('eth_requestAccounts of a connected visitor answers without the modal', async () => {
  const { latchkey, provider } = begin()
  await latchkey.connect({ wallet: harbor.wallet.key })
  expect(await ask(provider, 'eth_requestAccounts')).toEqual([alice.address, bob.address])
  expect(latchkey.state().modal.open).toBe(false)
})

test('a chosen account comes first and emits accountsChanged once', async () => {
  const { latchkey, provider, told } = begin()
  await latchkey.connect({ wallet: harbor.wallet.key })
  const before = told.length
  latchkey.dispatch(account.addressChosen({ namespace: 'eip155', address: bob.address }))
  latchkey.dispatch(account.addressChosen({ namespace: 'eip155', address: bob.address }))
  expect(await ask(provider, 'eth_accounts')).toEqual([bob.address, alice.address])
  expect(told.slice(before)).toEqual([['accountsChanged', [bob.address, alice.address]]])
})

test('wallet methods are passed on with unchanged parameters', async () => {
  const { latchkey, provider, injected } = begin()
  await latchkey.connect({ wallet: harbor.wallet.key })
  const params = ['0x68', alice.address]
  expect(await ask(provider, 'personal_sign', params)).toMatch(/^0x/)
  expect(injected.questions.at(-1)).toMatchObject({
    method: 'request',
    request: { method: 'personal_sign', params },
  })
})

test('failures have EIP-1193 or JSON-RPC codes', async () => {
  const { latchkey, provider, injected } = begin()
  expect(await refusal(ask(provider, 'personal_sign'))).toEqual(failsWith(4100))
  await latchkey.connect({ wallet: harbor.wallet.key })
  for (const [code, number] of [
    ['user-rejected', 4001],
    ['method-unsupported', 4200],
    ['request-pending', -32002],
    ['execution-reverted', 3],
    ['wallet-failed', -32603],
  ] as const) {
    injected.reject('request', { code })
    expect(await refusal(ask(provider, 'personal_sign'))).toEqual(failsWith(number))
  }
  expect(await refusal(provider.request(null as never))).toEqual(failsWith(-32600))
  expect(await refusal(ask(provider, 'wallet_switchEthereumChain', [{ chainId: '8453' }]))).toEqual(
    failsWith(-32602),
  )
})

test('a switch to a network on offer is the switch of the verb, and answers null', async () => {
  const { latchkey, provider, told } = begin()
  await latchkey.connect({ wallet: harbor.wallet.key })
  told.length = 0
  expect(await ask(provider, 'wallet_switchEthereumChain', [{ chainId: '0x2105' }])).toBeNull()
  expect(await ask(provider, 'eth_chainId')).toBe('0x2105')
  expect(told).toEqual([['chainChanged', '0x2105']])
})

test('a switch that the wallet refuses has its number, and nothing changes', async () => {
  const { latchkey, provider, injected, told } = begin()
  await latchkey.connect({ wallet: harbor.wallet.key })
  told.length = 0
  injected.reject('switchNetwork', { code: 'user-rejected' })
  expect(await refusal(ask(provider, 'wallet_switchEthereumChain', [{ chainId: '0x2105' }]))).toEqual(
    failsWith(4001),
  )
  expect(told).toEqual([])
})

test('connect, wallet changes and disconnect are emitted once and in order', async () => {
  const { latchkey, provider, injected, told } = begin()
  await latchkey.connect({ wallet: harbor.wallet.key })
  injected.change(harbor.wallet.key, { kind: 'accounts', namespace: 'eip155', accounts: [bob.address] })
  injected.change(harbor.wallet.key, { kind: 'chain', chainId: 'eip155:8453' })
  expect(await ask(provider, 'wallet_revokePermissions', [{ eth_accounts: {} }])).toBeNull()
  expect(told).toEqual([
    ['connect', { chainId: '0x1' }],
    ['accountsChanged', [alice.address, bob.address]],
    ['accountsChanged', [bob.address]],
    ['chainChanged', '0x2105'],
    ['accountsChanged', []],
    ['disconnect', 'The wallet is disconnected from this page.'],
    ['chainChanged', '0x1'],
  ])
})

test('a removed listener is not called, and one that throws does not affect others', async () => {
  const { latchkey, provider } = begin()
  const heard: string[] = []
  const left = () => heard.push('left')
  const throwing = () => {
    throw new Error('of the host')
  }
  provider
    .on('connect', left)
    .on('connect', throwing)
    .on('connect', () => heard.push('stayed'))
  provider.removeListener('connect', left)
  await latchkey.connect({ wallet: harbor.wallet.key })
  expect(heard).toEqual(['stayed'])
})

test('events caused by a listener are emitted after the current ones', async () => {
  const { latchkey, provider, told } = begin()
  const leave = () => void latchkey.disconnect()
  provider.removeListener('connect', leave).on('connect', leave)
  await latchkey.connect({ wallet: harbor.wallet.key })
  expect(told).toEqual([
    ['connect', { chainId: '0x1' }],
    ['accountsChanged', [alice.address, bob.address]],
    ['accountsChanged', []],
    ['disconnect', 'The wallet is disconnected from this page.'],
  ])
})

test('once() calls its listener once, and removeListener ends the calls', async () => {
  const { latchkey, provider, injected } = begin()
  const heard: string[] = []
  const twice = () => heard.push('twice')
  provider
    .once('accountsChanged', () => heard.push('once'))
    .on('accountsChanged', twice)
    .on('accountsChanged', twice)
    .off('accountsChanged', twice)
  await latchkey.connect({ wallet: harbor.wallet.key })
  injected.change(harbor.wallet.key, { kind: 'accounts', namespace: 'eip155', accounts: [bob.address] })
  expect(heard).toEqual(['once', 'twice', 'twice'])
  expect(() => provider.on('connect', null as never)).toThrow(TypeError)
})

test('a reload restores the wallet with one event of each kind, and a second look hears none', async () => {
  const storage = fakeStorage()
  await startStory({ ports: { storage } }).latchkey.connect({ wallet: harbor.wallet.key })
  const { provider, told } = begin(
    startStory({ ports: { storage }, wallets: [{ ...harbor, isTrusted: true }] }),
  )
  expect(await ask(provider, 'eth_accounts')).toEqual([alice.address, bob.address])
  expect(await ask(provider, 'eth_requestAccounts')).toEqual([alice.address, bob.address])
  expect(told).toEqual([
    ['connect', { chainId: '0x1' }],
    ['accountsChanged', [alice.address, bob.address]],
  ])
})

test('duplicate accounts are reported once', async () => {
  const { latchkey, provider, injected } = begin()
  await latchkey.connect({ wallet: harbor.wallet.key })
  const accounts = [bob.address, bob.address]
  injected.change(harbor.wallet.key, { kind: 'accounts', namespace: 'eip155', accounts })
  expect(await ask(provider, 'eth_accounts')).toEqual([bob.address])
})

test('eth_requestAccounts joins an open modal without changing it', async () => {
  const { latchkey, provider, injected, types } = begin()
  const slow = injected.hang('connect')
  const first = ask(provider, 'eth_requestAccounts')
  await expect.poll(() => latchkey.state().modal.open).toBe(true)
  latchkey.dispatch(connection.walletChosen({ walletKey: harbor.wallet.key }))
  const others = [ask(provider, 'eth_requestAccounts'), ask(provider, 'wallet_requestPermissions')]
  await expect.poll(() => injected.questions.at(-1)?.method).toBe('connect')
  slow.answer({ namespaces: [{ namespace: 'eip155', accounts: [alice.address], chainId: 'eip155:1' }] })
  expect(await first).toEqual([alice.address])
  expect(await Promise.all(others)).toEqual([
    [alice.address],
    [
      {
        invoker: expect.any(String),
        parentCapability: 'eth_accounts',
        caveats: [{ type: 'restrictReturnedAccounts', value: [alice.address] }],
      },
    ],
  ])
  expect(types().filter((type) => type === 'modal/openRequested')).toHaveLength(1)
})

test('a late restored wallet answers eth_requestAccounts, and the modal stays open', async () => {
  const storage = fakeStorage()
  await startStory({ ports: { storage } }).latchkey.connect({ wallet: harbor.wallet.key })
  const { latchkey, provider, clock, injected } = begin(startStory({ ports: { storage }, wallets: [beacon] }))
  latchkey.start()
  clock.pass(3000)
  const asked = ask(provider, 'eth_requestAccounts')
  await expect.poll(() => latchkey.state().modal.open).toBe(true)
  injected.announce({ ...harbor, isTrusted: true })
  expect(await asked).toEqual([alice.address, bob.address])
  expect(currentView(latchkey.state())).toBe('Account')
})

test('an unlocked wallet answers a pending eth_requestAccounts', async () => {
  const { latchkey, provider, injected } = begin()
  await latchkey.connect({ wallet: harbor.wallet.key })
  const change = (accounts: string[]) =>
    injected.change(harbor.wallet.key, { kind: 'accounts', namespace: 'eip155', accounts })
  change([])
  const asked = ask(provider, 'eth_requestAccounts')
  await expect.poll(() => latchkey.state().modal.open).toBe(true)
  change([bob.address])
  expect(await asked).toEqual([bob.address])
  expect(latchkey.state().modal.open).toBe(true)
})

test('a wallet that is connected in the modal answers once its owner has signed in there', async () => {
  const { latchkey, provider, view, press, told } = begin(startSignIn())
  const asked = ask(provider, 'eth_requestAccounts').then((accounts) => told.push(accounts))
  await expect.poll(() => latchkey.state().modal.open).toBe(true)
  latchkey.dispatch(connection.walletChosen({ walletKey: harbor.wallet.key }))
  await expect.poll(view).toBe('ConnectingSiwe')
  await ask(provider, 'eth_chainId')
  expect(told).not.toContainEqual([alice.address, bob.address])
  press('sign')
  await asked
  expect(told).toContainEqual([alice.address, bob.address])
})

test('permissions are those of the accounts that are shared, none before', async () => {
  const { latchkey, provider } = begin()
  expect(await ask(provider, 'wallet_getPermissions')).toEqual([])
  await latchkey.connect({ wallet: harbor.wallet.key })
  expect(await ask(provider, 'wallet_getPermissions')).toMatchObject([{ parentCapability: 'eth_accounts' }])
  await ask(provider, 'wallet_revokePermissions', [{ eth_accounts: {} }])
  expect(await ask(provider, 'eth_accounts')).toEqual([])
})

test('without a connection reads go to the nodes of the preferred network', async () => {
  const options = { rpcUrls: { 'eip155:8453': 'https://node.example/' } }
  const { provider, evm, told } = begin(startStory({ options }))
  evm.answer('ask', '0x10')
  expect(await ask(provider, 'eth_blockNumber')).toBe('0x10')
  expect(evm.questions.at(-1)).toMatchObject({
    request: { network: { id: 'eip155:1' }, method: 'eth_blockNumber' },
  })
  expect(await ask(provider, 'wallet_switchEthereumChain', [{ chainId: '0x2105' }])).toBeNull()
  await ask(provider, 'eth_getBalance', [alice.address, 'latest'])
  expect(evm.questions.at(-1)).toMatchObject({
    request: { network: { id: 'eip155:8453', rpcUrls: ['https://node.example/', expect.anything()] } },
  })
  expect(await ask(provider, 'eth_chainId')).toBe('0x2105')
  expect(told).toEqual([['chainChanged', '0x2105']])
})

const inItself: unknown[] = []
inItself.push(inItself)

test.each([
  ['a text', 'x'],
  ['a number', 1],
  ['a bigint', [alice.address, 1n]],
  ['a value inside itself', inItself],
])('without a connection params with %s are refused before a node is asked', async (_, params) => {
  const { provider, evm } = begin()
  expect(await refusal(ask(provider, 'eth_getBalance', params))).toEqual(failsWith(-32602))
  expect(evm.questions).toEqual([])
})

test('reading ends where Latchkey is stopped meanwhile, and where the way to the nodes does not come', async () => {
  const story = begin()
  const { latchkey, provider, features } = story
  await ask(provider, 'eth_accounts')
  const coming = features.hang('load')
  const late = refusal(ask(provider, 'eth_blockNumber'))
  await expect.poll(() => features.questions.at(-1)?.request).toEqual({ feature: 'nodes' })
  coming.reject({ code: 'unreachable' })
  expect(await late).toEqual(failsWith(-32603))
  story.evm.hang('ask')
  const stopped = refusal(ask(provider, 'eth_blockNumber'))
  await expect.poll(() => story.types()).toContain('nodes/asked')
  latchkey.stop()
  expect(await stopped).toEqual(failsWith(-32603))
})

test('without a connection nothing is signed, and no unoffered network is chosen', async () => {
  const { latchkey, provider, evm } = begin()
  expect(await refusal(ask(provider, 'eth_sendTransaction', [{}]))).toEqual(failsWith(4100))
  expect(await refusal(ask(provider, 'wallet_switchEthereumChain', [{ chainId: '0x5' }]))).toEqual(
    failsWith(4902),
  )
  expect(evm.questions).toEqual([])
  expect(latchkey.state().modal.open).toBe(false)
})

test('a locked wallet signs nothing, and reads go to the nodes of its network', async () => {
  const { latchkey, provider, injected, evm } = begin()
  await latchkey.connect({ wallet: harbor.wallet.key })
  injected.change(harbor.wallet.key, { kind: 'chain', chainId: 'eip155:8453' })
  injected.change(harbor.wallet.key, { kind: 'accounts', namespace: 'eip155', accounts: [] })
  evm.answer('ask', '0x1')
  expect(await ask(provider, 'eth_gasPrice')).toBe('0x1')
  expect(evm.questions.at(-1)).toMatchObject({ request: { network: { id: 'eip155:8453' } } })
  expect(await refusal(ask(provider, 'personal_sign'))).toEqual(failsWith(4100))
})

test('a request while a wallet is being restored is asked of that wallet', async () => {
  const storage = fakeStorage()
  await startStory({ ports: { storage } }).latchkey.connect({ wallet: harbor.wallet.key })
  const { provider, injected } = begin(
    startStory({ ports: { storage }, wallets: [{ ...harbor, isTrusted: true }] }),
  )
  injected.answer('request', '0x5167')
  expect(await ask(provider, 'personal_sign', ['0x00', alice.address])).toBe('0x5167')
})

test('batch calls go to the wallet, and subscriptions are refused', async () => {
  const { latchkey, provider, injected } = begin()
  await latchkey.connect({ wallet: harbor.wallet.key })
  for (const method of ['wallet_getCapabilities', 'wallet_sendCalls', 'wallet_getCallsStatus']) {
    await ask(provider, method, [alice.address])
    expect(injected.questions.at(-1)).toMatchObject({ request: { method, params: [alice.address] } })
  }
  expect(await refusal(ask(provider, 'eth_subscribe', ['newHeads']))).toEqual(failsWith(4200))
})

test('a wallet that is locked shares no account, and is not disconnected', async () => {
  const { latchkey, injected, told } = begin()
  await latchkey.connect({ wallet: harbor.wallet.key })
  told.length = 0
  injected.change(harbor.wallet.key, { kind: 'accounts', namespace: 'eip155', accounts: [] })
  expect(told).toEqual([['accountsChanged', []]])
})
