import { expect, test } from 'vitest'
import { fakeTokenBalances } from '../../../../adapters/fake/fake-token-balances.ts'
import { alice } from '../../../../fixtures/people.ts'
import { ether, sending, usdc } from './story.ts'

const posing = {
  ...usdc,
  address: '0x00000000000000000000000000000000000000f1',
  name: 'Dollars',
  price: null,
}

test('a held token with the symbol of a known one, and another address, is marked', () => {
  const tokens = { [`eip155:1:${alice.address}`]: [ether, usdc, posing] }
  const story = sending({ ports: { tokenBalances: fakeTokenBalances({ tokens }) } })
  story.press(story.form().token?.press)
  const row = (name: string) => story.tokens().list.items.find(({ label }) => label === name)
  expect(row('Dollars')).toMatchObject({ caution: 'Not the well-known USDC', detail: '5 USDC · 0x00…00f1' })
  expect([row('USD Coin')?.caution, row('Ether')?.caution]).toEqual([undefined, undefined])
})
