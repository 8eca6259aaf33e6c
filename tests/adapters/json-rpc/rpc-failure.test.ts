import { expect, test } from 'vitest'
import { rpcFailure } from '../../../adapters/json-rpc/rpc-failure.ts'
import { isOfEarlierTry } from '../../../adapters/wallets/doubt-of-sending.ts'
import { walletError } from '../../../adapters/wallets/wallet-error.ts'
import nodeErrors from '../../../fixtures/api/node-errors.json' with { type: 'json' }

test.each(nodeErrors)('$client says "$message" ($code): $meant', ({ code, message, meant }) => {
  expect(rpcFailure({ code, message })).toBe(meant)
})

test.each(nodeErrors)('a wallet that passes it on is understood: $client, "$message"', (error) => {
  const { code, message, meant } = error
  const wrapped = { code: -32603, message: 'Internal JSON-RPC error.', data: { code, message } }
  // An earlier try of the wallet may be on its way then.
  const ofSending = isOfEarlierTry(message) ? 'wallet-failed' : meant
  expect(walletError(wrapped, 'eth_sendTransaction').code).toBe(ofSending)
  expect(walletError(wrapped, 'eth_call').code).toBe(meant)
})

test('each fixture names the public source file that it is from', () => {
  expect(nodeErrors.filter(({ source }) => !/^[\w-]+\/[\w-]+ [\w./-]+\.(go|cs|rs)$/.test(source))).toEqual([])
})

test.each([
  [-32700, 'invalid-request'],
  [-32600, 'invalid-request'],
  [-32601, 'method-unsupported'],
  [-32602, 'invalid-request'],
  [-32603, 'node-failed'],
  [-32000, 'node-failed'],
  [-32001, 'resource-not-found'],
  [-32002, 'resource-unavailable'],
  [-32003, 'transaction-rejected'],
  [-32004, 'method-unsupported'],
  [-32005, 'limit-exceeded'],
  [-32006, 'version-unsupported'],
  [-39999, 'node-failed'],
])('without a known message, code %i is %s', (code, meant) => {
  expect(rpcFailure({ code, message: 'Its own words.' })).toBe(meant)
})
