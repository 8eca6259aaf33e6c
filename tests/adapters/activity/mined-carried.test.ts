import { encodeFunctionData, erc20Abi, keccak256, toBytes } from 'viem'
import { expect, test } from 'vitest'
import { alice, bob, carol } from '../../../fixtures/people.ts'
import {
  approvalLog,
  askedAt,
  bundler,
  dai,
  ether,
  fiveDollars,
  lookedFor,
  operationLog,
  payment,
  transferLog,
  usdc,
} from './mined-node.ts'
import type { Known } from './mined-node.ts'

const small = (address: string) => address.toLowerCase()
const confirmed = { outcome: 'confirmed', replacement: null }
const entryPoint = '0x0000000071727de22e5e9d8baf0edac6f37da032'
const coin = BigInt(ether)
const gas = 10n ** 15n

/** What a bundler sent to the EntryPoint, in which Alice's account, a contract, had an operation. */
function operation(logs: readonly object[], more: Known = {}): Known {
  return {
    transaction: { from: small(bundler), to: entryPoint, value: '0x0', input: '0x765e827f' },
    receipt: { logs: [...logs, operationLog()] },
    contracts: [small(alice.address)],
    ...more,
  }
}

const mine = (amount = 5_000_000n, to: string = bob.address, token: string = usdc) =>
  transferLog(alice.address, to, amount, token)

test('a token transfer in a user operation is confirmed by the log of its contract', async () => {
  expect(await lookedFor(operation([mine()]), fiveDollars)).toEqual(confirmed)
})

test.each([
  ['nothing', [], null],
  ['another amount', [mine(4_000_000n)], { token: small(usdc), amount: '4000000' }],
  ['another receiver', [mine(5_000_000n, carol.address)], { to: small(carol.address) }],
  ['another token', [mine(5_000_000n, bob.address, dai)], { token: small(dai) }],
  ['somebody else’s', [transferLog(carol.address, bob.address, 5_000_000n)], null],
] as const)('an operation that sent %s is something else', async (_, logs, paid) => {
  expect(await lookedFor(operation(logs), fiveDollars)).toMatchObject({
    outcome: 'other',
    instead: { difference: 'content', paid },
  })
})

test('an operation that did nothing has failed', async () => {
  const known = { ...operation([]), receipt: { logs: [operationLog(alice.address, { success: false })] } }
  expect(await lookedFor(known, fiveDollars)).toEqual({ outcome: 'failed', replacement: null })
})

test('an older operation of the account is an older one, though it sent the same', async () => {
  const seconds = askedAt / 1000
  const known = operation([mine()], { times: [seconds - 300, seconds + 8] })
  expect(await lookedFor(known, fiveDollars)).toMatchObject({ instead: { difference: 'earlier' } })
})

test('operations of others are a stranger’s, however much they sent', async () => {
  const logs = [transferLog(carol.address, bob.address, 5_000_000n), operationLog(carol.address)]
  const known = { ...operation([]), receipt: { logs } }
  expect(await lookedFor(known, fiveDollars)).toMatchObject({ instead: { difference: 'stranger' } })
  expect(await lookedFor(known, payment)).toMatchObject({ instead: { difference: 'stranger' } })
})

const balances = (account: bigint, receiver: bigint) => ({
  balances: {
    [small(alice.address)]: [10n * coin, 10n * coin + account],
    [small(bob.address)]: [0n, receiver],
  } as const,
})

test.each([
  [
    'the receiver has it and the account has it no longer',
    balances(-coin - gas, coin),
    'confirmed',
    undefined,
  ],
  ['the account has as much as before', balances(-gas, 0n), 'other', undefined],
  ['the receiver has less of it', balances(-coin, coin - 1n), 'other', undefined],
  ['it left the account and did not come', balances(-coin, 0n), 'other', undefined],
  ['a node does not tell balances', { untold: ['eth_getBalance'] }, 'confirmed', true],
  [
    'the receiver is a contract that has passed it on',
    { ...balances(-coin, 0n), contracts: [small(alice.address), small(bob.address)] },
    'confirmed',
    true,
  ],
] as const)('the coin of a smart account: %s', async (_, known, outcome, isUnchecked) => {
  const found = await lookedFor({ ...operation([]), ...known })
  expect(found).toMatchObject({ outcome, ...(isUnchecked && { isUnchecked }) })
  if (!isUnchecked) expect(found).not.toHaveProperty('isUnchecked')
})

/** What an owner of Alice's Safe has it carry out. */
const safe = (logs: readonly object[]): Known => ({
  transaction: { from: small(carol.address), to: small(alice.address), value: '0x0', input: '0x6a761202' },
  receipt: { logs },
  contracts: [small(alice.address)],
})

test('a Safe transaction is judged by its transfers', async () => {
  expect(await lookedFor(safe([mine()]), fiveDollars)).toEqual(confirmed)
  expect(await lookedFor(safe([]), fiveDollars)).toMatchObject({ outcome: 'other' })
})

test.each(['ExecutionFailure(bytes32,uint256)', 'ExecutionFromModuleFailure(address)'])(
  'a Safe that tells %s has done nothing',
  async (event) => {
    const failure = { address: alice.address, topics: [keccak256(toBytes(event))], data: '0x' }
    expect(await lookedFor(safe([failure]), fiveDollars)).toEqual({ outcome: 'failed', replacement: null })
  },
)

test('self-calls of a smart account are judged by their transfers', async () => {
  const wrapped = { from: small(alice.address), to: small(alice.address), value: '0x0', input: '0x34fcd5be' }
  const known = { transaction: wrapped, contracts: [small(alice.address)] }
  expect(await lookedFor({ ...known, receipt: { logs: [mine()] } }, fiveDollars)).toEqual(confirmed)
  expect(await lookedFor(known, fiveDollars)).toMatchObject({ outcome: 'other' })
})

test('no one sends the coin of an account without code in its place', async () => {
  const named = {
    from: small(carol.address),
    to: small(bundler),
    value: '0x0',
    input: `0x12345678${alice.address.slice(2)}`,
  }
  const known = { transaction: named, ...balances(-coin, coin) }
  expect(await lookedFor(known)).toMatchObject({ outcome: 'other', instead: { difference: 'stranger' } })
})

test('an approval in a user operation is confirmed by the log of the token', async () => {
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [bundler, 5n] })
  const call = { call: { to: usdc, value: '0x0', data } }
  const told = approvalLog
  expect(await lookedFor(operation([told(bundler, 5n)]), call)).toEqual(confirmed)
  expect(await lookedFor(operation([told(bundler, 6n)]), call)).toMatchObject({ outcome: 'other' })
  expect(await lookedFor(operation([told(carol.address, 5n)]), call)).toMatchObject({ outcome: 'other' })
})

test('another approval than requested is reported with spender and amount', async () => {
  const approve = (spender: `0x${string}`, amount: bigint) =>
    encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender, amount] })
  const call = { call: { to: usdc, value: '0x0', data: approve(bundler, 5n) } }
  const sent = (spender: `0x${string}`, amount: bigint) => ({
    transaction: { to: small(usdc), value: '0x0', input: approve(spender, amount) },
    receipt: { logs: [approvalLog(spender, amount)] },
  })
  for (const [spender, amount] of [
    [carol.address, 2n ** 255n],
    [bundler, 2n ** 256n - 1n],
    [bundler, 1n],
  ] as const)
    expect(await lookedFor(sent(spender, amount), call)).toMatchObject({
      outcome: 'other',
      instead: {
        difference: 'content',
        approved: { token: usdc, spender: small(spender), amount: String(amount) },
      },
    })
})

test('a user operation without readable transfers is confirmed as unchecked', async () => {
  const call = { call: { to: bundler, value: '0x0', data: '0xdeadbeef' } }
  expect(await lookedFor(operation([]), call)).toEqual({ ...confirmed, isUnchecked: true })
})
