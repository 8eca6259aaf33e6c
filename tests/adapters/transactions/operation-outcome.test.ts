import { encodeAbiParameters, encodeEventTopics } from 'viem'
import type { Address } from 'viem'
import { entryPoint07Abi } from 'viem/account-abstraction'
import { expect, test } from 'vitest'
import { hasFailedOperation } from '../../../adapters/transactions/operation-outcome.ts'
import { alice, bob } from '../../../fixtures/people.ts'

const none = `0x${'00'.repeat(32)}` as const

/** What an EntryPoint says of an operation of an account. */
function said(sender: string, success: boolean) {
  const topics = encodeEventTopics({
    abi: entryPoint07Abi,
    eventName: 'UserOperationEvent',
    args: { userOpHash: none, sender: sender as Address, paymaster: alice.address as Address },
  })
  const types = ['uint256', 'bool', 'uint256', 'uint256'].map((type) => ({ type }))
  return { topics, data: encodeAbiParameters(types, [7n, success, 1n, 1n]) }
}

test.each([
  ['its own operation failed', [said(alice.address, false)], true],
  ['its own operation did what it was to do', [said(alice.address, true)], false],
  ['somebody else’s failed beside it', [said(alice.address, true), said(bob.address, false)], false],
  ['there was none', [{ topics: [none], data: '0x' }], false],
  ['there is nothing to read', null, false],
])('of an account it is told where %s', (_, logs, hasFailed) => {
  expect(hasFailedOperation(logs, alice.address)).toBe(hasFailed)
})
