import { expect, test } from 'vitest'
import { solana } from '../../../core/domain/network/known-networks.ts'
import { createTransactions } from '../../../adapters/activity/transactions.ts'
import { findSolanaSettlement } from '../../../adapters/activity/find-solana-settlement.ts'
import type { SignatureStatus } from '../../../adapters/activity/find-solana-settlement.ts'
import { listenTo, unhurried } from '../answers.ts'
import { eventually } from '../../eventually.ts'
import { inContext, solanaNode } from '../solana/solana-node.ts'

const question = { network: solana, address: 'payer', hash: 'signature', nonce: null }

/** What each look says while nodes tell one status after another, the last of them from then on. */
async function looks(statuses: readonly SignatureStatus[], count: number, interval: number) {
  let place = 0
  const read = async () => statuses[Math.min(place++, statuses.length - 1)] ?? null
  let passed = 0
  const look = findSolanaSettlement(read, question, () => passed)
  const said: (string | null)[] = []
  for (; said.length < count; passed += interval) said.push((await look(unhurried))?.outcome ?? null)
  return said
}

test.each<readonly [string, readonly SignatureStatus[], readonly (string | null)[]]>([
  ['is pending until it is confirmed', [null, 'processed', 'confirmed'], [null, null, 'confirmed']],
  ['has failed as its chain says', ['failed'], ['failed']],
])('a transaction of Solana %s', async (_, statuses, said) => {
  expect(await looks(statuses, said.length, 4000)).toEqual(said)
})

test('a Solana transaction is dropped once no node knew it for the blockhash lifetime', async () => {
  expect(await looks([null], 4, 30_000)).toEqual([null, null, null, 'dropped'])
})

test('a Solana transaction that a node knew meanwhile waits for another blockhash lifetime', async () => {
  expect(await looks([null, null, null, 'processed', null], 7, 30_000)).toEqual(Array(7).fill(null))
  expect(await looks([null, null, null, 'processed', null], 8, 30_000)).toEqual([
    ...Array(7).fill(null),
    'dropped',
  ])
})

const statusOf = (confirmationStatus: string, err: unknown = null) =>
  inContext([
    { slot: 5, confirmations: 1, err, status: err ? { Err: err } : { Ok: null }, confirmationStatus },
  ])

test.each([
  ['confirmed', 'confirmed', [inContext([null]), statusOf('processed'), statusOf('confirmed')]],
  ['confirmed', 'final', [statusOf('finalized')]],
  ['failed', 'failed on chain', [statusOf('confirmed', { InstructionError: [0, { Custom: 1 }] })]],
] as const)(
  'the nodes are asked about its signature until it is %s, where they say that it is %s',
  async (outcome, _, answers) => {
    let place = 0
    const { url, methods } = await solanaNode(() => answers[Math.min(place++, answers.length - 1)] ?? null)
    const { settlement } = createTransactions({
      base: 'http://127.0.0.1:9',
      projectId: 'x',
      evm: { ask: async () => null },
      page: null,
      times: { interval: 5, longest: 60_000 },
    })
    const told = listenTo(settlement({ ...question, network: { ...solana, rpcUrls: [url] } }, unhurried))
    await eventually(() => expect(told.values).toEqual([{ outcome, replacement: null }]))
    expect([told.hasEnded(), new Set(methods())]).toEqual([true, new Set(['getSignatureStatuses'])])
  },
)

test('a failing Solana node counts as unaware, and the wait has a limit', async () => {
  const { url } = await solanaNode(() => ({ error: { code: -32_005, message: 'Node is behind.' } }))
  const { settlement } = createTransactions({
    base: 'http://127.0.0.1:9',
    projectId: 'x',
    evm: { ask: async () => null },
    page: null,
    times: { interval: 5, longest: 15 },
  })
  const told = listenTo(settlement({ ...question, network: { ...solana, rpcUrls: [url] } }, unhurried))
  await eventually(() => expect(told.values).toEqual([{ outcome: 'unsettled', replacement: null }]))
})

test('a signature of another Solana transaction is reported with its content', async () => {
  const instead = { difference: 'stranger', from: 'somebody', paid: null } as const
  const look = findSolanaSettlement(
    async () => instead,
    question,
    () => 0,
  )
  expect(await look(unhurried)).toEqual({ outcome: 'other', replacement: null, instead })
})

test('a confirmed Solana transaction without details is unchecked after a while', async () => {
  const look = findSolanaSettlement(
    async () => 'unread',
    question,
    () => 0,
  )
  for (let times = 1; times < 5; times += 1) expect(await look(unhurried)).toBeNull()
  expect(await look(unhurried)).toEqual({ outcome: 'confirmed', replacement: null, isUnchecked: true })
})
