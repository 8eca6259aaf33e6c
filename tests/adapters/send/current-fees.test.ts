import { expect, test } from 'vitest'
import { currentFees } from '../../../adapters/send/current-fees.ts'
import { nodeQuestions } from '../../../adapters/send/node-questions.ts'
import { LatchkeyError } from '../../../core/domain/errors/latchkey-error.ts'
import type { FailureCode } from '../../../core/domain/errors/failure-code.ts'
import type { Json } from '../../../core/domain/values/json.ts'
import { mainnet } from '../../../core/domain/network/known-networks.ts'
import { failureFrom, unhurried } from '../answers.ts'

/** 2^256-1. */
const largest = `0x${'f'.repeat(64)}`

/** A node that answers its methods, and fails them with an error. */
function nodeOf(answers: Readonly<Record<string, Json | LatchkeyError>>) {
  const ask = ({ method }: { method: string }) => {
    const answer = answers[method]
    if (answer === undefined || answer instanceof LatchkeyError)
      return Promise.reject(answer ?? failing('method-unsupported'))
    return Promise.resolve(answer)
  }
  return nodeQuestions({ ask }, mainnet, unhurried)
}

test('a chain without base fees uses its gas price', async () => {
  const node = nodeOf({ eth_getBlockByNumber: { number: '0x1' }, eth_gasPrice: '0x77359400' })
  expect(await currentFees(node, mainnet)).toEqual({
    fees: { type: 'legacy', gasPrice: '2000000000' },
    priceNow: 2_000_000_000n,
  })
})

test('a node that advises no tip is asked for its gas price, of which the base fee is taken off', async () => {
  const node = nodeOf({ eth_getBlockByNumber: { baseFeePerGas: '0x64' }, eth_gasPrice: '0x69' })
  expect(await currentFees(node, mainnet)).toMatchObject({
    fees: { maxFeePerGas: '125', maxPriorityFeePerGas: '5' },
    priceNow: 105n,
  })
})

test('a gas price below the base fee leaves no tip', async () => {
  const node = nodeOf({ eth_getBlockByNumber: { baseFeePerGas: '0x64' }, eth_gasPrice: '0x1' })
  expect(await currentFees(node, mainnet)).toMatchObject({ fees: { maxPriorityFeePerGas: '0' } })
})

test('fees of the fee market come without a gas price, and hold the tip', async () => {
  const node = nodeOf({
    eth_getBlockByNumber: { baseFeePerGas: '0x64' },
    eth_maxPriorityFeePerGas: '0xffff',
    eth_gasPrice: '0x69',
  })
  expect((await currentFees(node, mainnet)).fees).toEqual({
    type: 'fee-market',
    maxFeePerGas: (120n + 0xffffn).toString(),
    maxPriorityFeePerGas: 0xffffn.toString(),
  })
})

test.each([
  [
    'a base fee',
    { eth_getBlockByNumber: { baseFeePerGas: largest }, eth_maxPriorityFeePerGas: '0x0' },
    'fee-cap-too-high',
  ],
  [
    'a tip',
    { eth_getBlockByNumber: { baseFeePerGas: '0x64' }, eth_maxPriorityFeePerGas: largest },
    'fee-cap-too-high',
  ],
  [
    'a gas price',
    { eth_getBlockByNumber: { number: '0x1' }, eth_gasPrice: `${largest}0` },
    'malformed-answer',
  ],
])('%s beyond 256 bits is refused', async (_, answers, code) => {
  expect(await failureFrom(currentFees(nodeOf(answers), mainnet))).toMatchObject({ code })
})

test.each([
  [
    'a base fee',
    { eth_getBlockByNumber: { baseFeePerGas: '0x2386f26fc10000' }, eth_maxPriorityFeePerGas: '0x0' },
  ],
  [
    'a tip',
    { eth_getBlockByNumber: { baseFeePerGas: '0x64' }, eth_maxPriorityFeePerGas: '0x2386f26fc10000' },
  ],
  ['a gas price', { eth_getBlockByNumber: { number: '0x1' }, eth_gasPrice: '0x38d7ea4c68000' }],
])('%s of a million gwei is refused on Ethereum', async (_, answers) => {
  expect(await failureFrom(currentFees(nodeOf(answers), mainnet))).toMatchObject({ code: 'fee-cap-too-high' })
})

test('a node that cannot be reached is not taken for one without a fee market', async () => {
  const node = nodeOf({
    eth_getBlockByNumber: { baseFeePerGas: '0x64' },
    eth_maxPriorityFeePerGas: failing('unreachable'),
    eth_gasPrice: '0x69',
  })
  expect(await failureFrom(currentFees(node, mainnet))).toMatchObject({ code: 'unreachable' })
})

test('a tip that is no number is no answer', async () => {
  const node = nodeOf({
    eth_getBlockByNumber: { baseFeePerGas: '0x64' },
    eth_maxPriorityFeePerGas: 'much',
  })
  expect(await failureFrom(currentFees(node, mainnet))).toMatchObject({ code: 'malformed-answer' })
})

function failing(code: FailureCode): LatchkeyError {
  return new LatchkeyError(code, 'So it is told.')
}
