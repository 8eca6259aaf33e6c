import { expect, test } from 'vitest'
import { shortStandIn, standIn } from '../../../core/recording/stand-in.ts'

test.each([
  ['an account of Solana', '7eev8eirugor8bfhcjdcrgqd1rm5sr2dakditetc9ko7'],
  ['an account of Ethereum', `0x${'ab'.repeat(20)}`],
  ['a number', '1'.repeat(20)],
  ['a name', 'Household savings'],
])('every stand-in for %s is unique', (_, original) => {
  const made = Array.from({ length: 2000 }, (_given, index) => standIn(original, index + 1))
  expect(new Set(made).size).toBe(2000)
})

test.each([
  ['0x', '0x'],
  ['0x0', '0xc'],
  ['0x2a', '0x9c'],
  ['0x12345', '0x0019c'],
])('a short hexadecimal number stays one of the same length (%s)', (original, made) => {
  expect(shortStandIn(original, 0x19c)).toBe(made)
})
