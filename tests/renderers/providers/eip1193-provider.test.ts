import { expect, test } from 'vitest'
import { connection } from '../../../core/events/connection.ts'
import { alice, bob } from '../../../fixtures/people.ts'
import { harbor, startStory } from '../../../fixtures/story.ts'
import { getProvider } from '../../../renderers/providers/get-provider.ts'
import type { Eip1193Provider } from '../../../renderers/providers/eip1193-provider.ts'

/** A story and its provider; what the provider tells is kept in order. */
function begin(story = startStory()) {
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

test('a Latchkey has one provider, whoever connects and leaves', async () => {
  const { latchkey, provider } = begin()
  await latchkey.connect({ wallet: harbor.wallet.key })
  await latchkey.disconnect()
  expect(getProvider(latchkey)).toBe(provider)
  expect(getProvider(startStory().latchkey)).not.toBe(provider)
})

test('before anybody is connected there are no accounts, and the chain is where a visitor would begin', async () => {
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

test('a visitor who closes the modal refuses', async () => {
  const { latchkey, provider } = begin()
  const asked = refusal(ask(provider, 'eth_requestAccounts'))
  await expect.poll(() => latchkey.state().modal.open).toBe(true)
  latchkey.close()
  expect(await asked).toEqual(failsWith(4001))
})

test('who is connected is asked nothing for the accounts that are shared', async () => {
  const { latchkey, provider } = begin()
  await latchkey.connect({ wallet: harbor.wallet.key })
  expect(await ask(provider, 'eth_requestAccounts')).toEqual([alice.address, bob.address])
  expect(latchkey.state().modal.open).toBe(false)
})

test('what a wallet can do is asked of it, with the parameters as they are', async () => {
  const { latchkey, provider, injected } = begin()
  await latchkey.connect({ wallet: harbor.wallet.key })
  const params = ['0x68', alice.address]
  expect(await ask(provider, 'personal_sign', params)).toMatch(/^0x/)
  expect(injected.questions.at(-1)).toMatchObject({
    method: 'request',
    request: { method: 'personal_sign', params },
  })
})

test('what goes wrong has the number that libraries know', async () => {
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

test('connecting, what the wallet does by itself, and leaving are told, each once and in order', async () => {
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
    ['chainChanged', '0x1'],
    ['accountsChanged', []],
    ['disconnect', 'The wallet is disconnected from this page.'],
  ])
})

test('a listener that is removed hears nothing, and one that throws silences nobody', async () => {
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

test('a wallet that is locked shares no account, and is not disconnected', async () => {
  const { latchkey, injected, told } = begin()
  await latchkey.connect({ wallet: harbor.wallet.key })
  told.length = 0
  injected.change(harbor.wallet.key, { kind: 'accounts', namespace: 'eip155', accounts: [] })
  expect(told).toEqual([['accountsChanged', []]])
})
