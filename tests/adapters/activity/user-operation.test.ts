import { encodeAbiParameters, encodeEventTopics } from 'viem'
import { entryPoint07Abi, entryPoint07Address } from 'viem/account-abstraction'
import { expect, test } from 'vitest'
import { findEvmSettlement } from '../../../adapters/activity/find-evm-settlement.ts'
import type { Json } from '../../../core/domain/values/json.ts'
import { mainnet } from '../../../core/domain/network/known-networks.ts'
import { alice, bob } from '../../../fixtures/people.ts'
import { unhurried } from '../answers.ts'

const hash = `0x${'ab'.repeat(32)}` as const
const bundler = '0x00000000000000000000000000000000000b0d1e'
const none = '0x0000000000000000000000000000000000000000'

/** How an operation of an account ended, as the EntryPoint tells it. */
const ended = (sender: `0x${string}`, success: boolean) => ({
  address: entryPoint07Address,
  topics: encodeEventTopics({
    abi: entryPoint07Abi,
    eventName: 'UserOperationEvent',
    args: { userOpHash: hash, sender, paymaster: none },
  }),
  data: encodeAbiParameters(
    [{ type: 'uint256' }, { type: 'bool' }, { type: 'uint256' }, { type: 'uint256' }],
    [1n, success, 2n, 3n],
  ),
})

const outcomeOf = (logs: readonly object[], from: string = bundler) => {
  const receipt = { blockNumber: '0x7', status: '0x1', from, logs } as Json
  const evm = { ask: async () => receipt }
  const question = { network: mainnet, address: alice.address, hash, nonce: null }
  return findEvmSettlement(evm, question)(unhurried)
}
const confirmed = { outcome: 'confirmed', replacement: null }
const failed = { outcome: 'failed', replacement: null }

test('an operation that did nothing has failed, though the transaction that carried it is confirmed', async () => {
  expect(await outcomeOf([ended(alice.address, false)])).toEqual(failed)
  expect(await outcomeOf([ended(alice.address, true)])).toEqual(confirmed)
})

test('the outcome of another user operation in the same transaction is ignored', async () => {
  expect(await outcomeOf([ended(bob.address, false), ended(alice.address, true)])).toEqual(confirmed)
  expect(await outcomeOf([ended(bob.address, true), ended(alice.address, false)])).toEqual(failed)
})

test('no contract that a key’s own transaction calls has it fail by saying so', async () => {
  expect(await outcomeOf([ended(alice.address, false)], alice.address)).toEqual(confirmed)
})

test('a malformed log is ignored', async () => {
  const { topics } = ended(alice.address, false)
  expect(await outcomeOf([{}, { topics: 7 }, { topics }, { topics, data: '0x' }])).toEqual(confirmed)
})
