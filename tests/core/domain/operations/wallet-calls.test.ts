import { expect, test } from 'vitest'
import { bundleEndIn, bundleIdIn, bundleParams } from '../../../../core/domain/operations/wallet-calls.ts'

const chainId = 'eip155:8453'
const from = `0x${'a1'.repeat(20)}`
const hash = `0x${'cd'.repeat(32)}`
const call = { from, to: `0x${'b2'.repeat(20)}`, value: '0x0', data: '0x5a' }

test('calls are sent as one operation, all or nothing, from the account alone', () => {
  expect(bundleParams(chainId, from, [call, call])).toEqual([
    {
      version: '2.0.0',
      chainId: '0x2105',
      from,
      atomicRequired: true,
      calls: [
        { to: call.to, value: '0x0', data: '0x5a' },
        { to: call.to, value: '0x0', data: '0x5a' },
      ],
    },
  ])
})

test.each([
  [{ id: '0xb1' }, '0xb1'],
  ['0xb1', '0xb1'],
  ['', null],
  [{ id: 7 }, null],
  [null, null],
  [{ id: 'x'.repeat(9000) }, null],
])('the bundle id of %j is %j', (answer, id) => {
  expect(bundleIdIn(answer)).toBe(id)
})

test.each([
  [{ status: 100 }, null],
  [{ status: 'PENDING' }, null],
  [{ status: 200 }, null],
  [{ status: 200, receipts: [{ transactionHash: '0x12' }] }, null],
  [{ status: 200, receipts: [{ transactionHash: hash }] }, { hash }],
  [{ status: 'CONFIRMED', receipts: [{ transactionHash: hash }] }, { hash }],
  [{ status: 500, receipts: [{ transactionHash: hash }] }, { hash }],
  [{ status: 400 }, { hash: null }],
  [
    { status: 600, receipts: [{ transactionHash: hash }] },
    { hash, isPartial: true },
  ],
  [{ status: 600 }, { hash: null, isPartial: true }],
  [{ status: 500, receipts: [] }, { hash: null }],
  [{ status: 'LOST' }, null],
  ['200', null],
  [null, null],
])('calls of which a wallet says %j ended as %j', (answer, end) => {
  expect(bundleEndIn(answer, chainId)).toEqual(end)
})
