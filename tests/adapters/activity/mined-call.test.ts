import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { RequestedTransaction } from '../../../core/domain/operations/request/requested-transaction.ts'
import { alice, bob, carol } from '../../../fixtures/people.ts'
import {
  askedAt,
  dai,
  ether,
  fiveDollars,
  lookedFor,
  lookingFor,
  payment,
  router,
  transferData,
  transferLog,
  usdc,
} from './mined-node.ts'
import type { Known } from './mined-node.ts'

const confirmed = { outcome: 'confirmed', replacement: null }
const small = (address: string) => address.toLowerCase()
const transferring = { to: small(usdc), value: '0x0', input: fiveDollars.call?.data }
const attribution = '62617365080080218021802180218021802180218021'

test('a mined transaction is confirmed if it is the requested call', async () => {
  expect(await lookedFor({})).toEqual(confirmed)
  expect(await lookedFor({ transaction: transferring }, fiveDollars)).toEqual(confirmed)
})

test('gas, fees, nonce and access list are the wallet’s business', async () => {
  const transaction = { gas: '0x30d40', maxFeePerGas: '0x1', nonce: '0x63', accessList: [{}], type: '0x2' }
  expect(await lookedFor({ transaction })).toEqual(confirmed)
})

test.each<readonly [string, Known['transaction'], RequestedTransaction, object]>([
  [
    'another receiver',
    { to: small(carol.address) },
    payment,
    {
      difference: 'content',
      paid: { token: null, amount: BigInt(ether).toString(), to: small(carol.address) },
    },
  ],
  [
    'another amount',
    { value: '0x1' },
    payment,
    { difference: 'content', paid: { token: null, amount: '1', to: small(bob.address) } },
  ],
  [
    'another token',
    { ...transferring, to: small(dai) },
    fiveDollars,
    { difference: 'content', paid: { token: small(dai), amount: '5000000', to: small(bob.address) } },
  ],
  [
    'another amount of the token',
    { ...transferring, input: transferData(bob.address, 5_000_001n) },
    fiveDollars,
    { difference: 'content', paid: { token: small(usdc), amount: '5000001', to: small(bob.address) } },
  ],
  [
    'another receiver of the token',
    { ...transferring, input: transferData(carol.address, 5_000_000n) },
    fiveDollars,
    { difference: 'content', paid: { token: small(usdc), amount: '5000000', to: small(carol.address) } },
  ],
  ['data beside the coin', { input: '0xd0e30db0' }, payment, { difference: 'content' }],
  ['the same from another account', { from: small(carol.address) }, payment, { difference: 'account' }],
  [
    'a stranger’s',
    { from: small(carol.address), to: router, value: '0x5' },
    payment,
    { difference: 'stranger', from: small(carol.address) },
  ],
  [
    'a payment to the account',
    { from: small(bob.address), to: small(alice.address) },
    payment,
    { difference: 'stranger' },
  ],
])('a mined transaction with %s settles as another', async (_, transaction = {}, asked, instead) => {
  expect(await lookedFor({ transaction }, asked)).toMatchObject({ outcome: 'other', instead })
})

test('a failed transaction that differs counts as failed', async () => {
  const known = { transaction: { to: small(carol.address) }, receipt: { status: '0x0' } }
  expect(await lookedFor(known)).toMatchObject({ outcome: 'other', instead: { paid: null } })
  expect(await lookedFor({ receipt: { status: '0x0' } })).toEqual({ outcome: 'failed', replacement: null })
})

test('an ERC-8021 suffix is ignored on a contract call, but not on a coin payment', async () => {
  const behind = (suffix: string) => ({
    transaction: { ...transferring, input: `${transferring.input}${suffix}` },
  })
  expect(await lookedFor(behind(attribution), fiveDollars)).toEqual(confirmed)
  expect(await lookedFor(behind('beef'), fiveDollars)).toMatchObject({ outcome: 'other' })
  expect(await lookedFor(behind('00'.repeat(600) + attribution), fiveDollars)).toMatchObject({
    outcome: 'other',
  })
  expect(await lookedFor({ transaction: { input: `0x${attribution}` } })).toMatchObject({ outcome: 'other' })
})

test('a transaction with a nonce that was used before the request is an older one', async () => {
  expect(await lookedFor({}, payment, { lastNonce: 7 })).toMatchObject({ instead: { difference: 'earlier' } })
  expect(await lookedFor({}, payment, { lastNonce: 6 })).toEqual(confirmed)
})

test('a transaction that is older than the request by the clock of its chain is an older one', async () => {
  const seconds = askedAt / 1000
  const older: Known = { times: [seconds - 300, seconds + 8] }
  expect(await lookedFor(older)).toMatchObject({ outcome: 'other', instead: { difference: 'earlier' } })
})

test.each([86_400, -86_400])(
  'a clock of this device that is wrong by %i seconds makes no new transaction an older one',
  async (skew) => {
    const mined = askedAt / 1000 + skew
    const look = lookingFor({ times: [mined, mined], moved: [mined + 12] })
    await look()
    expect(await look()).toEqual(confirmed)
  },
)

test('on a stalled chain a transaction an hour older counts as an earlier one', async () => {
  const mined = askedAt / 1000 - 7200
  const look = lookingFor({ times: [mined, mined] })
  for (let looks = 1; looks < 5; looks += 1) expect(await look()).toBeNull()
  expect(await look()).toMatchObject({ outcome: 'other', instead: { difference: 'earlier' } })
})

test('a transaction that no node can read is confirmed as unchecked after a while', async () => {
  const look = lookingFor({ unread: ['eth_getTransactionByHash'] })
  for (let looks = 1; looks < 5; looks += 1) expect(await look()).toBeNull()
  expect(await look()).toEqual({ ...confirmed, isUnchecked: true })
})

test('a transaction with an unknown request is accepted as it is', async () => {
  const look = lookingFor({ transaction: { to: small(carol.address) } }, null)
  expect(await look()).toEqual(confirmed)
})

const hex = (digits: number) => fc.stringMatching(new RegExp(`^[0-9a-f]{${digits}}$`))

test('any difference in sender, receiver, value or data settles as another transaction', async () => {
  const address = hex(40).map((digits) => `0x${digits}`)
  const data = fc.array(hex(2), { maxLength: 80 }).map((bytes) => `0x${bytes.join('')}`)
  const changes = fc.oneof(
    address.map((from) => ({ from })),
    address.map((to) => ({ to })),
    fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }).map((value) => ({ value: `0x${value.toString(16)}` })),
    data.map((input) => ({ input })),
    fc
      .array(hex(2), { minLength: 1, maxLength: 40 })
      .map((bytes) => ({ input: `${fiveDollars.call?.data}${bytes.join('')}` })),
    fc.constant({ to: null }),
  )
  const logs = fc.constantFrom([], [transferLog(alice.address, bob.address, 5_000_000n)])
  await fc.assert(
    fc.asyncProperty(changes, logs, fc.constantFrom('0x0', '0x1'), async (change, told, status) => {
      const original = { from: small(alice.address), ...transferring }
      const transaction = { ...original, ...change }
      fc.pre(JSON.stringify(transaction) !== JSON.stringify(original))
      const isOwn = transaction.from === original.from
      const found = await lookedFor(
        { transaction, receipt: { status, logs: isOwn ? told : [] } },
        fiveDollars,
      )
      expect(found).toMatchObject({ outcome: 'other' })
    }),
    { numRuns: 300 },
  )
})
