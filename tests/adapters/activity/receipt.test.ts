import { expect, test } from 'vitest'
import { receiptIn } from '../../../adapters/activity/mined/receipt.ts'

const hash = `0x${'aB'.repeat(32)}`
const mined = { blockNumber: '0x64', transactionHash: hash.toLowerCase(), status: '0x1' }

test.each([
  ['0x1', '0x1'],
  ['0x01', '0x1'],
  [1, '0x1'],
  ['0x0', '0x0'],
  ['0x00', '0x0'],
  [0, '0x0'],
])('a status of %j is read as %s', (given, status) => {
  expect(receiptIn({ ...mined, status: given }, hash)).toMatchObject({ status, blockNumber: '0x64' })
})

test('a receipt of before Byzantium has the root of the state in the place of a status', () => {
  expect(receiptIn({ blockNumber: '0x64', root: '0x12' }, hash)).toMatchObject({ status: '0x1' })
})

test.each([
  ['none', null],
  ['no object', '0x1'],
  ['an object that is none', { foo: 1 }],
  ['one that waits for its block', { ...mined, blockNumber: null, status: null, logs: [] }],
  ['one without a status', { ...mined, status: null }],
  ['one of an unknown status', { ...mined, status: '0x2' }],
  ['one of another transaction', { ...mined, transactionHash: `0x${'cd'.repeat(32)}` }],
])('%s is no receipt yet', (_, answer) => {
  expect(receiptIn(answer, hash)).toBeNull()
})
