import { expect, test } from 'vitest'
import { findEvmSettlement } from '../../../adapters/activity/find-evm-settlement.ts'
import type { RequestedTransaction } from '../../../core/domain/operations/request/requested-transaction.ts'
import type { Json } from '../../../core/domain/values/json.ts'
import { mainnet } from '../../../core/domain/network/known-networks.ts'
import { alice, bob, carol } from '../../../fixtures/people.ts'
import { unhurried } from '../answers.ts'
import {
  approvalLog,
  askedAt,
  ether,
  fiveDollars,
  hash,
  payment,
  router,
  sentByAlice,
  transferData,
  transferLog,
  usdc,
} from './mined-node.ts'

const replacement = `0x${'cd'.repeat(32)}`
const small = (address: string) => address.toLowerCase()
type Receipt = { readonly status?: string; readonly logs?: readonly object[] }

/** Returns how Alice's transaction ended whose nonce another one of hers took. */
function lookedFor(
  taker: Readonly<Record<string, unknown>>,
  asked: RequestedTransaction,
  receipt: Receipt = {},
) {
  const taken = { ...sentByAlice, ...taker, hash: replacement }
  const mined = {
    transactionHash: replacement,
    blockNumber: '0x64',
    status: '0x1',
    from: taken.from,
    to: taken.to,
    gasUsed: '0x0',
    effectiveGasPrice: '0x0',
    logs: [],
    ...receipt,
  }
  const time = `0x${(askedAt / 1000 + 5).toString(16)}`
  const answers: Readonly<Record<string, (params: readonly unknown[]) => unknown>> = {
    eth_getTransactionReceipt: ([wanted]) => (wanted === replacement ? mined : null),
    eth_getTransactionByHash: () => null,
    eth_blockNumber: () => '0x64',
    eth_getBlockByNumber: () => ({ timestamp: time, transactions: [taken] }),
    eth_getCode: () => '0x',
    eth_getTransactionCount: () => '0x8',
    eth_getBalance: () => '0x0',
  }
  const evm = {
    ask: async ({ method, params }: { readonly method: string; readonly params: unknown }) =>
      (answers[method]?.(params as readonly unknown[]) ?? null) as Json,
  }
  const question = { network: mainnet, address: alice.address, hash, nonce: 7, asked, askedAt }
  return findEvmSettlement(evm, question, () => askedAt + 10_000)(unhurried)
}

const paid = (amount: bigint, to: string, token: string | null = null) => ({
  difference: 'content',
  paid: { token, amount: String(amount), to: small(to) },
})

test('a replacing payment is reported with its amount and receiver', async () => {
  expect(await lookedFor({ to: small(carol.address) }, payment)).toMatchObject({
    outcome: 'other',
    replacement,
    instead: paid(BigInt(ether), carol.address),
  })
})

test('a transfer edited while sped up is reported with its tokens', async () => {
  const taker = { to: small(usdc), value: '0x0', input: transferData(carol.address, 7n) }
  const logs = [transferLog(alice.address, carol.address, 7n)]
  expect(await lookedFor(taker, fiveDollars, { logs })).toMatchObject({
    outcome: 'other',
    replacement,
    instead: paid(7n, carol.address, small(usdc)),
  })
})

test('an approval in place of a swap is reported with its amount', async () => {
  const swap = { call: { to: router, value: '0x0', data: '0x1234' } }
  const taker = { to: small(usdc), value: '0x0', input: '0x095ea7b3' }
  const logs = [approvalLog(carol.address, 9n)]
  expect(await lookedFor(taker, swap, { logs })).toMatchObject({
    outcome: 'other',
    replacement,
    instead: { difference: 'content', approved: { amount: '9' } },
  })
})

test('a cancellation and a repetition are reported as cancelled and sped up', async () => {
  const cancel = { to: small(alice.address), value: '0x0' }
  expect(await lookedFor(cancel, payment)).toEqual({ outcome: 'cancelled', replacement })
  expect(await lookedFor({}, payment)).toEqual({ outcome: 'sped-up', replacement })
})

test('a call of the account to itself is no mere cancel', async () => {
  const taker = { to: small(alice.address), value: '0x0', input: '0x12345678' }
  const logs = [transferLog(alice.address, bob.address, 3n)]
  expect(await lookedFor(taker, fiveDollars, { logs })).toMatchObject({
    outcome: 'other',
    replacement,
    instead: paid(3n, bob.address, small(usdc)),
  })
})

test('a failed replacement reports no payment', async () => {
  const taker = { to: small(carol.address) }
  expect(await lookedFor(taker, payment, { status: '0x0' })).toMatchObject({
    outcome: 'other',
    replacement,
    instead: { paid: null },
  })
})
