import { expect, test } from 'vitest'
import { createSwap } from '../../../adapters/swap/swap.ts'
import { mainnet as network } from '../../../core/domain/network/known-networks.ts'
import type { EvmChain } from '../../../core/ports/evm-chain.ts'
import { unhurried, valueOf } from '../answers.ts'

const token = `0x${'aa'.repeat(20)}`
const [first, second] = [`0x${'01'.repeat(20)}`, `0x${'02'.repeat(20)}`] as const
const order = {
  chainId: network.id,
  account: `0x${'0a'.repeat(20)}`,
  from: token,
  to: null,
  amount: '7',
} as const

/** A service with some spenders, and a node that knows the allowance of each. */
function allowing(allowances: Readonly<Record<string, bigint>>) {
  const ask: EvmChain['ask'] = ({ params }) => {
    const [{ data }] = params as [{ readonly data: string }]
    return Promise.resolve(`0x${(allowances[`0x${data.slice(-40)}`] ?? 0n).toString(16)}`)
  }
  const spenders = { [network.id]: Object.keys(allowances) }
  const base = 'http://127.0.0.1:9'
  const swap = createSwap({ base, projectId: 'x', version: '0.1.0', spenders, evm: { ask } })
  return (spender: string | null) => valueOf(swap.allowance({ network, order, spender }, unhurried))
}

test('the lowest allowance of several spenders counts unless one is named', async () => {
  const allowance = allowing({ [first]: 9n, [second]: 3n })
  expect(await allowance(null)).toEqual({ allowance: '3' })
  expect(await allowance(first)).toEqual({ allowance: '9' })
})

test('the allowance is 0 without a spender', async () => {
  expect(await allowing({})(null)).toEqual({ allowance: '0' })
})
