import { expect, test } from 'vitest'
import { rpcRequest } from '../../../adapters/frame/rpc-request.ts'
import { toBase58 } from '../../../core/domain/values/base58.ts'
import { toBase64 } from '../../../core/domain/values/base64.ts'
import { failureOf } from '../../../core/domain/errors/failure.ts'
import { alice } from '../../../fixtures/people.ts'

function refusalOf(method: string, params?: unknown) {
  try {
    rpcRequest({ method, params })
  } catch (error) {
    return failureOf(error)
  }
  throw new Error('This should have been refused.')
}

test.each(['eth_sign', 'wallet_sendTransaction', 'constructor', 'x'.repeat(5_000)])(
  'the method %.20s is refused in the words of the specification',
  (method) =>
    expect(refusalOf(method)).toEqual({
      code: 'method-unsupported',
      detail: 'Requested RPC call is not allowed',
    }),
)

test('a method without parameters drops those of the caller', () => {
  expect(rpcRequest({ method: 'eth_accounts', params: [1] })).toEqual({ method: 'eth_accounts' })
  expect(rpcRequest({ method: 'wallet_getCapabilities', params: [alice.address] })).toEqual({
    method: 'wallet_getCapabilities',
  })
})

test('lists are passed on as JSON, big numbers as quantities', () => {
  const params = [{ to: alice.address, value: 255n }]
  expect(rpcRequest({ method: 'eth_sendTransaction', params })).toEqual({
    method: 'eth_sendTransaction',
    params: [{ to: alice.address, value: '0xff' }],
  })
  expect(rpcRequest({ method: 'eth_sendUserOperation', params: undefined })).toEqual({
    method: 'eth_sendUserOperation',
    params: [],
  })
})

test('calls keep their version and capabilities', () => {
  const params = [
    { version: '2.0.0', capabilities: {}, calls: [{ to: alice.address, data: '0x', value: '0x1' }] },
  ]
  expect(rpcRequest({ method: 'wallet_sendCalls', params })).toEqual({ method: 'wallet_sendCalls', params })
})

test.each([
  ['personal_sign', { message: '0x' }, 'are an object with message; expected a list.'],
  ['wallet_sendCalls', [{ calls: [{ to: 'Alice' }] }], 'expected a list of one object with calls'],
  ['wallet_sendCalls', [], 'expected a list of one object with calls'],
  ['wallet_getCallsStatus', [7], 'expected a list of strings.'],
  ['solana_signTransaction', { transaction: 'not base64!' }, 'expected a serialized transaction in base64'],
  ['solana_signMessage', { message: '0OIl' }, 'expected the bytes to sign in base58'],
  ['solana_signMessage', { message: 'z'.repeat(24_001) }, 'is too long'],
  ['solana_signAllTransactions', { transactions: ['A'.repeat(24_001)] }, 'is too long'],
])('parameters of %s that are none are refused', (method, params, words) => {
  expect(refusalOf(method, params)).toEqual({
    code: 'invalid-request',
    detail: expect.stringContaining(words),
  })
})

test('transactions of Solana go to the frame in base58', () => {
  const transaction = Uint8Array.of(1, 2, 3)
  expect(
    rpcRequest({ method: 'solana_signTransaction', params: { transaction: toBase64(transaction) } }),
  ).toEqual({ method: 'solana_signTransaction', params: { transaction: toBase58(transaction) } })
  expect(
    rpcRequest({
      method: 'solana_signAllTransactions',
      params: [{ transactions: [toBase64(transaction), toBase64(transaction)] }],
    }).params,
  ).toEqual({ transactions: [toBase58(transaction), toBase58(transaction)] })
  expect(
    rpcRequest({
      method: 'solana_signAndSendTransaction',
      params: { transaction: toBase64(transaction), sendOptions: { skipPreflight: true, maxRetries: 'x' } },
    }).params,
  ).toEqual({ transaction: toBase58(transaction), options: { skipPreflight: true } })
})

test('a message of Solana keeps its form', () => {
  expect(
    rpcRequest({
      method: 'solana_signMessage',
      params: { message: toBase58(Uint8Array.of(7)), pubkey: 'abc' },
    }),
  ).toEqual({ method: 'solana_signMessage', params: { message: toBase58(Uint8Array.of(7)), pubkey: 'abc' } })
})
