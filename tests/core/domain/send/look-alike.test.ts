import { expect, test } from 'vitest'
import { lookAlikeName, lookAlikeOf, sharedEnds } from '../../../../core/domain/send/look-alike.ts'

const known = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const poison = `0xa0B8${'7'.repeat(32)}eb48`
const onSolana = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const poisonOnSolana = `ePJf${'8'.repeat(36)}DT1V`
const among = (...addresses: readonly string[]) => addresses.map((address) => ({ address }))

test.each([
  ['of EVM', poison, known],
  ['of EVM that shares more than four digits', `${known.slice(0, 30)}0000${known.slice(34)}`, known],
  ['of Solana, also in letters of another case', poisonOnSolana, onSolana],
])('an address %s that begins and ends like a known one looks like it', (_, address, other) => {
  expect(lookAlikeOf(address, among(`0x${'1'.repeat(40)}`, other))).toEqual({ address: other })
})

test.each([
  ['the known one itself', known.toLowerCase()],
  ['one with another beginning', `0xB0b8${'7'.repeat(32)}eb48`],
  ['one with another end', `0xA0b8${'7'.repeat(32)}eb49`],
])('%s is no look-alike', (_, address) => {
  expect(lookAlikeOf(address, among(known))).toBeNull()
})

test.each([
  [poison, known, '0xa0B8', 'eb48'],
  [known, poison, '0xA0b8', 'eB48'],
  ['0x12345678', '0x12999678', '0x12', '678'],
  ['abab', 'ab', 'ab', ''],
  ['same', 'same', 'same', ''],
])('%s and %s share %s and %s', (one, other, start, end) => {
  expect(sharedEnds(one, other)).toEqual({ start, end })
})

const somebody = (name: string | null, address = known) => ({ name, address })

test.each(['vita1ik.eth', 'VITALIK.eth', 'vita-lik.eth', 'vıtalik.eth'])(
  '%s looks like a name of before',
  (name) => {
    const before = somebody('vitalik.eth')
    expect(lookAlikeName(somebody(name, onSolana), [somebody('bob.eth'), before])).toBe(before)
  },
)

test.each([
  ['the very name, which may lead elsewhere on another chain', somebody('vitalik.eth', poison)],
  ['another name of the same address', somebody('vita1ik.eth')],
  ['another name', somebody('vitalia.eth', poison)],
  ['no name', somebody(null, poison)],
])('%s is no look-alike of a name', (_, receiver) => {
  expect(lookAlikeName(receiver, [somebody('vitalik.eth'), somebody(null)])).toBeNull()
})
