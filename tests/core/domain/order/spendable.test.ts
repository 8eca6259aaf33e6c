import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mostSpendable, shortageOf } from '../../../../core/domain/order/spendable.ts'

const token = { isCoin: false, held: '1000', coin: '50', networkCost: '21' }
const coin = { isCoin: true, held: '1000', coin: '1000', networkCost: '21' }

test('a token can be spent fully, and the coin minus the network cost', () => {
  expect(mostSpendable(token)).toBe('1000')
  expect(mostSpendable(coin)).toBe('979')
})

test('nothing is spendable if the coin does not cover the network cost', () => {
  expect(mostSpendable({ ...coin, held: '20' })).toBe('0')
})

test('how much of the coin can be sent is not known before the network cost is', () => {
  expect(mostSpendable({ ...coin, networkCost: null })).toBeNull()
  expect(mostSpendable({ ...token, networkCost: null })).toBe('1000')
})

test('the maximum is unknown if the balance is unknown', () => {
  expect(mostSpendable({ ...coin, held: null })).toBeNull()
  expect(mostSpendable({ ...token, held: null })).toBeNull()
})

test('more than there is of a token is too much of it', () => {
  expect(shortageOf('1000', token)).toBeNull()
  expect(shortageOf('1001', token)).toBe('token')
})

test('a token cannot be sent without the coin that the network takes', () => {
  expect(shortageOf('1', { ...token, coin: '20' })).toBe('coin')
  expect(shortageOf('1', { ...token, coin: '21' })).toBeNull()
  expect(shortageOf('1', { ...token, coin: null })).toBeNull()
})

test('the coin must pay for itself and the network', () => {
  expect(shortageOf('979', coin)).toBeNull()
  expect(shortageOf('980', coin)).toBe('coin')
  expect(shortageOf('1001', coin)).toBe('token')
})

test('the most that can be sent is never too much, and one base unit more always is', () => {
  const size = fc.bigInt({ min: 1n, max: 2n ** 128n }).map(String)
  fc.assert(
    fc.property(size, size, fc.boolean(), (held, networkCost, isCoin) => {
      const purse = { isCoin, held, coin: isCoin ? held : networkCost, networkCost }
      const most = mostSpendable(purse) ?? ''
      expect(shortageOf(most, purse)).toBe(isCoin && BigInt(held) < BigInt(networkCost) ? 'coin' : null)
      expect(shortageOf((BigInt(most) + 1n).toString(), purse)).not.toBeNull()
    }),
  )
})
