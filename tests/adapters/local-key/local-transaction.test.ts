import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createLocalKeyWallet, localKeyWallet } from '../../../adapters/local-key/local-key.ts'
import { base, mainnet } from '../../../core/domain/network/known-networks.ts'
import { Secret } from '../../../core/domain/values/secret.ts'
import { alice, carol } from '../../../fixtures/people.ts'
import { askChain } from '../../e2e/visitor.ts'
import { startAnvil } from '../anvil.ts'
import { failureFrom, unhurried, valueOf } from '../answers.ts'

let anvil: Awaited<ReturnType<typeof startAnvil>>
beforeAll(async () => {
  anvil = await startAnvil(8453)
})
afterAll(() => anvil.stop())

const receiver = '0x00000000000000000000000000000000000A11cE'
const payment = { from: alice.address, to: receiver, value: '0x5' }

function walletOf(approve: () => Promise<boolean> = async () => true) {
  const networks = [mainnet, { ...base, rpcUrls: [anvil.url] }]
  return createLocalKeyWallet({ keys: [new Secret<string>(alice.privateKey)], networks, approve })
}

const ask = (method: string, params: unknown, wallet = walletOf(), chainId: string = base.id) =>
  wallet.request({ walletKey: localKeyWallet.key, chainId, method, params }, unhurried)

test('the wallet sends a transaction over the node of its chain and answers its hash', async () => {
  const hash = await valueOf(ask('eth_sendTransaction', [payment]))
  const sent = await askChain(anvil.url, 'eth_getTransactionByHash', [hash])
  expect(sent).toMatchObject({ hash, from: alice.address.toLowerCase(), value: '0x5', chainId: '0x2105' })
  await expect.poll(() => askChain(anvil.url, 'eth_getBalance', [receiver, 'latest'])).toBe('0x5')
})

test('gas, fees, nonce and data of the page are sent', async () => {
  const told = { gas: '0xea60', maxFeePerGas: '0x12a05f2000', maxPriorityFeePerGas: '0x3b9aca00' }
  const nonce = await askChain(anvil.url, 'eth_getTransactionCount', [alice.address, 'pending'])
  const params = [{ ...payment, ...told, nonce, input: '0xc0ffee', chainId: '0x2105' }]
  const hash = await valueOf(ask('eth_sendTransaction', params))
  expect(await askChain(anvil.url, 'eth_getTransactionByHash', [hash])).toMatchObject({
    ...told,
    nonce,
    input: '0xc0ffee',
  })
})

test('a transaction that its owner refuses is not sent', async () => {
  const count = () => askChain(anvil.url, 'eth_getTransactionCount', [alice.address, 'pending'])
  const before = await count()
  const failure = await failureFrom(
    ask(
      'eth_sendTransaction',
      [payment],
      walletOf(async () => false),
    ),
  )
  expect(failure).toMatchObject({ code: 'user-rejected' })
  expect(await count()).toBe(before)
})

test.each([
  ['more than there is', { ...payment, value: `0x${'f'.repeat(24)}` }, 'insufficient-funds'],
  ['from somebody else', { ...payment, from: carol.address }, 'unauthorized'],
  ['for another chain', { ...payment, chainId: '0x1' }, 'chain-mismatch'],
  ['of an amount that is no number', { ...payment, value: 'much' }, 'invalid-request'],
  ['to what is no address', { ...payment, to: '0x12' }, 'invalid-address'],
])('a transaction %s is not sent, and says why', async (_, transaction, code) => {
  expect(await failureFrom(ask('eth_sendTransaction', [transaction]))).toMatchObject({ code })
})

test('an unsupported request is refused before approval', async () => {
  const approve = vi.fn<() => Promise<boolean>>(async () => true)
  const wallet = walletOf(approve)
  expect([
    await failureFrom(ask('eth_decrypt', [], wallet)),
    await failureFrom(ask('eth_sendTransaction', [payment], wallet, 'eip155:5')),
  ]).toMatchObject([{ code: 'method-unsupported' }, { code: 'chain-not-added' }])
  expect(approve).not.toHaveBeenCalled()
})
