import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rpcFailure } from '../../../adapters/json-rpc/rpc-failure.ts'
import { startAnvil } from '../anvil.ts'

/** The first account that anvil funds, and one that has nothing. */
const rich = privateKeyToAccount('0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80')
const poor = privateKeyToAccount(`0x${'11'.repeat(32)}`)

let anvil: Awaited<ReturnType<typeof startAnvil>>
beforeAll(async () => {
  anvil = await startAnvil(1)
  await ask('eth_sendRawTransaction', [await rich.signTransaction(transfer)])
  await ask('evm_mine', [])
})
afterAll(() => anvil.stop())

const transfer = {
  type: 'eip1559',
  chainId: 1,
  nonce: 0,
  to: rich.address,
  value: 1n,
  gas: 21_000n,
  maxFeePerGas: 10n ** 10n,
  maxPriorityFeePerGas: 10n ** 9n,
} as const

const next = { ...transfer, nonce: 1 }
const sent = async (transaction: Parameters<typeof rich.signTransaction>[0], by = rich) =>
  ask('eth_sendRawTransaction', [await by.signTransaction(transaction)])
const called = (method: string, ...params: readonly unknown[]) => ask(method, params)
const reverting = '0x60006000fd'

test.each([
  ['a nonce that was used', () => sent(transfer), 'nonce-too-low'],
  ['an account with nothing', () => sent(transfer, poor), 'insufficient-funds'],
  ['too little gas', () => sent({ ...next, gas: 20_000n }), 'gas-too-low'],
  ['more gas than a block has', () => sent({ ...next, gas: 10n ** 9n }), 'gas-too-high'],
  [
    'a fee below that of the block',
    () => sent({ ...next, maxFeePerGas: 1n, maxPriorityFeePerGas: 1n }),
    'fee-cap-too-low',
  ],
  ['a transaction for another chain', () => sent({ ...next, chainId: 5 }), 'chain-mismatch'],
  [
    'an account that the node has no key of',
    () => called('eth_sendTransaction', { from: poor.address, to: rich.address }),
    'account-not-found',
  ],
  [
    'a tip above the whole fee',
    () =>
      called('eth_sendTransaction', {
        from: rich.address,
        to: rich.address,
        maxFeePerGas: '0x77359400',
        maxPriorityFeePerGas: '0xee6b2800',
      }),
    'tip-above-fee-cap',
  ],
  [
    'a call that reverts',
    () => called('eth_call', { from: rich.address, data: reverting }),
    'execution-reverted',
  ],
  ['an estimate that reverts', () => called('eth_estimateGas', { data: reverting }), 'execution-reverted'],
  ['a method that there is not', () => called('eth_nonsense'), 'method-unsupported'],
  ['parameters that cannot be read', () => called('eth_getBalance', 'nobody'), 'invalid-request'],
  ['no request', () => post('{"jsonrpc":"2.0"}'), 'invalid-request'],
  ['half of a request', () => post('{"jsonrpc'), 'invalid-request'],
])('a real node refuses %s', async (_, refused, meant) => {
  expect(rpcFailure(await refused())).toBe(meant)
})

/** The error in what a node answers. */
async function post(body: string): Promise<{ readonly code: number; readonly message: string }> {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(anvil.url, { method: 'POST', headers, body })
  const { error } = (await response.json()) as { error?: { code: number; message: string } }
  return error ?? { code: 0, message: 'The node refused nothing.' }
}

function ask(method: string, params: readonly unknown[]) {
  return post(JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }))
}
