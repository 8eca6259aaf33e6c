import { expect, test } from 'vitest'
import type { RequestedTransaction } from '../../../core/domain/operations/request/requested-transaction.ts'
import { alice, carol } from '../../../fixtures/people.ts'
import { bundler, dai, lookedFor, operationLog, router, transferLog, usdc } from './mined-node.ts'
import type { Known } from './mined-node.ts'

const small = (address: string) => address.toLowerCase()
const call = { to: router, value: '0x0', data: '0x12aa3caf' }
const coin = 10n ** 18n

/** A swap of five DAI for at least 4.9 USDC. */
const tokens: RequestedTransaction = {
  call,
  trade: { pays: { token: dai, most: '5000' }, gets: { token: usdc, least: '4900' } },
}
/** A swap of an ether for at least 3000 USDC. */
const fromCoin: RequestedTransaction = {
  call: { ...call, value: `0x${coin.toString(16)}` },
  trade: { pays: { token: null, most: String(coin) }, gets: { token: usdc, least: '3000' } },
}
/** A swap of 3000 USDC for at least an ether. */
const toCoin: RequestedTransaction = {
  call,
  trade: { pays: { token: usdc, most: '3000' }, gets: { token: null, least: String(coin) } },
}

const paid = (amount: bigint, token: string = dai) => transferLog(alice.address, router, amount, token)
const got = (amount: bigint, token: string = usdc) => transferLog(router, alice.address, amount, token)
const own = (logs: readonly object[], more: Known = {}): Known => ({
  transaction: { to: small(router), value: '0x0', input: call.data },
  receipt: { logs, gasUsed: '0x64', effectiveGasPrice: '0x2' },
  ...more,
})
const change = (amount: bigint) => ({
  balances: { [small(alice.address)]: [9n * coin, 9n * coin + amount] } as const,
})

test('the amounts of a swap are read from transfer logs, including refunds', async () => {
  const back = transferLog(router, alice.address, 10n, dai)
  expect(await lookedFor(own([paid(5000n), back, got(4950n)]), tokens)).toEqual({
    outcome: 'confirmed',
    replacement: null,
    moved: { paid: '4990', got: '4950' },
  })
})

test('a lower, different or missing result of a swap is reported as received', async () => {
  const came = async (logs: readonly object[]) => {
    const found = await lookedFor(own(logs), tokens)
    return found && 'moved' in found ? found.moved?.got : null
  }
  expect(await came([paid(5000n), got(1n)])).toBe('1')
  expect(await came([paid(5000n), got(4950n, router)])).toBe('0')
  expect(await came([paid(5000n)])).toBe('0')
  expect(await came([paid(5000n), transferLog(router, carol.address, 4950n)])).toBe('0')
})

test('the coin amount of a swap is read from balances, without the network cost', async () => {
  const sold = own([got(3100n)], {
    ...change(-coin - 200n),
    transaction: { to: small(router), value: fromCoin.call?.value, input: call.data },
  })
  expect(await lookedFor(sold, fromCoin)).toMatchObject({ moved: { paid: String(coin), got: '3100' } })
  const bought = own([paid(3000n, usdc)], change(coin + 7n - 200n))
  expect(await lookedFor(bought, toCoin)).toMatchObject({ moved: { paid: '3000', got: String(coin + 7n) } })
})

test('the L1 fee of a rollup is excluded from the amounts of a swap', async () => {
  const known = own([paid(3000n, usdc)], change(coin - 200n - 1000n))
  const receipt = { ...known.receipt, l1Fee: '0x3e8' }
  expect(await lookedFor({ ...known, receipt }, toCoin)).toMatchObject({ moved: { got: String(coin) } })
})

test.each(['eth_getBalance', 'eth_getTransactionCount'])(
  'if a node does not answer %s, the received coin amount is unknown',
  async (method) => {
    const known = own([paid(3000n, usdc)], { untold: [method] })
    expect(await lookedFor(known, toCoin)).toMatchObject({
      outcome: 'confirmed',
      moved: { paid: '3000', got: null },
    })
  },
)

/** What a bundler carried of Alice's account. */
const carried = (
  logs: readonly object[],
  more: Known = {},
  cost: Parameters<typeof operationLog>[1] = {},
): Known => ({
  transaction: { from: small(bundler), to: small(bundler), value: '0x0', input: '0x765e827f' },
  receipt: { logs: [...logs, operationLog(alice.address, cost)] },
  contracts: [small(alice.address)],
  ...more,
})
/** What a wallet was asked to send as one operation. */
const together: RequestedTransaction = { trade: tokens.trade }

test.each([
  ['within what was reviewed', [paid(5000n), got(4900n)], 'confirmed', '4900'],
  ['that brought less', [paid(5000n), got(4899n)], 'other', '4899'],
  ['that took more', [paid(5001n), got(4900n)], 'other', '4900'],
  ['that brought another token', [paid(5000n), got(4900n, router)], 'other', '0'],
  ['that moved nothing', [], 'other', '0'],
] as const)('a swap in an operation %s', async (_, logs, outcome, came) => {
  for (const asked of [tokens, together])
    expect(await lookedFor(carried(logs), asked)).toMatchObject({ outcome, moved: { got: came } })
})

test('a paymaster that takes its gas in the token that is swapped takes no part of the swap', async () => {
  const fee = transferLog(alice.address, carol.address, 30n, dai)
  const known = carried([paid(5000n), fee, got(4950n)], {}, { paymaster: carol.address })
  expect(await lookedFor(known, tokens)).toMatchObject({ outcome: 'confirmed', moved: { paid: '5000' } })
})

test('an account that pays for its own operation has less of the coin than the swap took', async () => {
  const known = carried([got(3100n)], change(-coin - 900n), { cost: 300n })
  expect(await lookedFor(known, fromCoin)).toMatchObject({
    outcome: 'confirmed',
    moved: { paid: null, got: '3100' },
  })
  const more = carried([got(3100n)], change(-2n * coin), { cost: 300n })
  expect(await lookedFor(more, fromCoin)).toMatchObject({ outcome: 'other' })
})

test('the coin received by a user operation that paid its own gas is unknown or unchecked', async () => {
  const enough = carried([paid(3000n, usdc)], change(coin + 5n), { cost: 300n })
  expect(await lookedFor(enough, toCoin)).toMatchObject({ outcome: 'confirmed', moved: { got: null } })
  const unsure = carried([paid(3000n, usdc)], change(coin - 900n), { cost: 300n })
  expect(await lookedFor(unsure, toCoin)).toMatchObject({ outcome: 'confirmed', isUnchecked: true })
  const little = carried([paid(3000n, usdc)], change(coin / 2n), { cost: 300n })
  expect(await lookedFor(little, toCoin)).toMatchObject({ outcome: 'other' })
})

test('a stranger’s transaction swapped nothing for the account, whatever came to it by chance', async () => {
  const logs = [transferLog(carol.address, alice.address, 4950n)]
  const transaction = { from: small(carol.address), to: small(usdc), value: '0x0', input: '0xa9059cbb' }
  expect(await lookedFor({ transaction, receipt: { logs } }, tokens)).toMatchObject({
    outcome: 'other',
    instead: { difference: 'stranger' },
  })
})
