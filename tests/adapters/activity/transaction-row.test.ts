import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { transactionOf } from '../../../adapters/activity/transaction-row.ts'
import { transactionSchema } from '../../../core/domain/activity/transaction.schema.ts'

const metadata = {
  operationType: 'receive',
  hash: '0x52a1c3',
  chain: 'eip155:137',
  minedAt: '2024-03-01T10:11:12Z',
  sentFrom: '0xab01',
  sentTo: '0xcd02',
  status: 'confirmed',
  nonce: 7,
}
const coin = {
  fungible_info: { name: 'USD Coin', symbol: 'USDC', icon: { url: 'https://cdn.example/usdc.png' } },
  direction: 'in',
  quantity: { numeric: '3.003898' },
  value: 3,
}

test('a row is read as the service writes it', () => {
  expect(transactionOf({ id: 'a-1', metadata, transfers: [coin] })).toEqual({
    id: 'a-1',
    type: 'receive',
    status: 'confirmed',
    minedAt: Date.UTC(2024, 2, 1, 10, 11, 12),
    hash: '0x52a1c3',
    chainId: 'eip155:137',
    from: '0xab01',
    to: '0xcd02',
    nonce: 7,
    application: null,
    transfers: [
      {
        direction: 'in',
        amount: '3.003898',
        name: 'USD Coin',
        symbol: 'USDC',
        imageUrl: 'https://cdn.example/usdc.png',
        isCollectible: false,
        isSpam: false,
      },
    ],
  })
})

test('transfers that are null, and a chain that is null, are none', () => {
  const row = transactionOf({ id: 'a-1', metadata: { ...metadata, chain: null }, transfers: null })
  expect(row).toMatchObject({ transfers: [], chainId: null })
})

test.each([
  ['ONRAMP_TRANSACTION_STATUS_SUCCESS', 'confirmed'],
  ['ONRAMP_TRANSACTION_STATUS_IN_PROGRESS', 'pending'],
  ['ONRAMP_TRANSACTION_STATUS_FAILED', 'failed'],
  ['toString', null],
  [7, null],
])('the status %s is %s', (status, read) => {
  expect(transactionOf({ id: 'a-1', metadata: { ...metadata, status } })?.status).toBe(read)
})

test.each([
  ['1000000000000000000000.000000000000000001', '1000000000000000000000.000000000000000001'],
  ['1e-7', '0.0000001'],
  [1e-7, '0.0000001'],
  ['1.50e21', '1500000000000000000000'],
  ['007.500', '7.5'],
  ['-2', '2'],
  ['NaN', null],
  ['1,5', null],
  ['1e999', null],
  [null, null],
])('an amount of %s is %s, exactly', (numeric, read) => {
  const row = transactionOf({ id: 'a-1', metadata, transfers: [{ ...coin, quantity: { numeric } }] })
  expect(row?.transfers[0]?.amount).toBe(read)
})

test('a collectible has its name and picture, and a film is no picture', () => {
  const collectible = (content: unknown, is_spam = false) =>
    transactionOf({
      id: 'a-1',
      metadata,
      transfers: [
        {
          nft_info: { name: 'Shell', content, flags: { is_spam } },
          direction: 'in',
          quantity: { numeric: '1' },
        },
      ],
    })?.transfers[0]
  const film = { url: 'https://cdn.example/a.mp4', content_type: 'video/mp4' }
  const picture = { url: 'https://cdn.example/a.png', content_type: 'image/png' }
  expect(collectible({ preview: film, detail: picture })).toMatchObject({
    name: 'Shell',
    isCollectible: true,
    isSpam: false,
    imageUrl: 'https://cdn.example/a.png',
  })
  expect(collectible(null, true)).toMatchObject({ imageUrl: null, isSpam: true })
})

test('texts and images of a row are sanitized', () => {
  const row = transactionOf({
    id: 'a-1',
    metadata: {
      ...metadata,
      hash: 'javascript:alert("x")',
      operationType: 'x'.repeat(500),
      application: { name: '\u202Eevil\u0000', iconUrl: 'http://tracker.example/a.png' },
    },
    transfers: [{ ...coin, fungible_info: { symbol: '\u3164', icon: { url: 'javascript:alert(1)' } } }],
  })
  expect(row?.hash).toBeNull()
  expect(row?.type).toHaveLength(50)
  expect(row?.application).toEqual({ name: 'evil', imageUrl: null })
  expect(row?.transfers[0]).toMatchObject({ symbol: null, imageUrl: null })
})

test.each([
  [null],
  ['row'],
  [{ metadata }],
  [{ id: 7, metadata }],
  [{ id: 'a-1', metadata: { ...metadata, minedAt: 'yesterday' } }],
  [{ id: 'a-1' }],
])('a row without id or time is ignored: %j', (row) => {
  expect(transactionOf(row)).toBeNull()
})

test('any parsed row is null or a valid transaction', () => {
  const shapes = fc.record(
    {
      id: fc.oneof(fc.constant('a-1'), fc.anything()),
      metadata: fc.oneof(
        fc.record({
          minedAt: fc.constant('2024-03-01T10:11:12Z'),
          chain: fc.anything(),
          nonce: fc.anything(),
          application: fc.anything(),
        }),
        fc.anything(),
      ),
      transfers: fc.oneof(
        fc.array(
          fc.record({
            direction: fc.constantFrom('in', 'up'),
            quantity: fc.anything(),
            nft_info: fc.anything(),
          }),
        ),
        fc.anything(),
      ),
    },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(shapes, (row) => {
      const read = transactionOf(row)
      return read === null || transactionSchema.safeParse(read).success
    }),
  )
})
