import { expect, test } from 'vitest'
import { believedGasPrice, isPossibleGasPrice } from '../../../../../core/domain/order/bounds/gas-price.ts'

const gwei = (amount: number) => String(BigInt(Math.round(amount * 1000)) * 1_000_000n)

test.each([
  ['eip155:1', 10_000, true],
  ['eip155:1', 10_001, false],
  ['eip155:8453', 1_000_000, false],
  ['eip155:137', 100_000, true],
  ['eip155:137', 1_000_000, false],
  ['eip155:369', 6_000_000, true],
  ['eip155:369', 1_000_000_000, false],
])('gas on %s may cost %d gwei: %s', (chainId, price, isPossible) => {
  expect(isPossibleGasPrice(chainId, BigInt(gwei(price)))).toBe(isPossible)
})

test.each([
  ['a service that a node agrees with', gwei(20), gwei(15), gwei(20)],
  ['a service ten times as dear', gwei(150), gwei(15), gwei(150)],
  ['a service dearer than that', gwei(151), gwei(15), gwei(15)],
  ['a service ten times as cheap', gwei(1.5), gwei(15), gwei(1.5)],
  ['a service cheaper than that', gwei(1.4), gwei(15), gwei(15)],
  ['a service that says nothing costs anything', '0', gwei(15), gwei(15)],
  ['a service beyond what the chain can have', gwei(1_000_000), null, null],
  ['a service beyond that beside a node', gwei(1_000_000), gwei(15), gwei(15)],
  ['a service beside a node beyond that', gwei(20), gwei(1_000_000), gwei(20)],
  ['a service alone', gwei(20), null, gwei(20)],
  ['a node alone', null, gwei(15), gwei(15)],
  ['nobody', null, null, null],
])('of %s the plausible gas price is chosen', (_, service, node, believed) => {
  expect(believedGasPrice('eip155:1', { service, node })).toBe(believed)
})
