import { expect, test } from 'vitest'
import { standIn } from '../../../core/recording/stand-in.ts'

test.each([
  ['an account of Solana', '7eev8eirugor8bfhcjdcrgqd1rm5sr2dakditetc9ko7'],
  ['an account of Ethereum', `0x${'ab'.repeat(20)}`],
  ['a number', '1'.repeat(20)],
  ['a name', 'Household savings'],
])('no two stand-ins for %s are the same', (_, original) => {
  const made = Array.from({ length: 2000 }, (_given, index) => standIn(original, index + 1))
  expect(new Set(made).size).toBe(2000)
})
