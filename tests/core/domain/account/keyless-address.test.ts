import { expect, test } from 'vitest'
import { isKeyless } from '../../../../core/domain/account/keyless-address.ts'
import { alice, bob } from '../../../../fixtures/people.ts'

/** An address of EVM with this end. */
const ending = (end: string) => `0x${end.padStart(40, '0')}`
/** An address of EVM with this beginning, zeros, and this end. */
const beginning = (start: string, end: string) => `0x${start}${end.padStart(40 - start.length, '0')}`

test.each([
  ...Array.from({ length: 0x11 }, (_, place) => ['a precompile', ending((place + 1).toString(16))]),
  ['the precompile of P-256', ending('100')],
  ['the zero address', ending('')],
  ['an address for burning', ending('dEaD')],
  ['an address for burning', beginning('dEaD', '')],
  ['an address for burning', '0xdead000000000000000042069420694206942069'],
  ['what stands for a coin', `0x${'e'.repeat(40)}`],
  ['a system contract of Arbitrum', ending('64')],
  ['a system contract of Arbitrum', ending('6f')],
  ['a system contract of ZKsync', ending('8001')],
  ['a system contract of ZKsync', ending('800a')],
  ['a system contract of Polygon', ending('1010')],
  ['a system contract of Moonbeam', ending('0802')],
  ['a precompile of Avalanche', beginning('0200', '5')],
  ['a predeploy of the OP stack', beginning('4200', '6')],
  ['a predeploy of the OP stack', beginning('4200', '0016')],
  ['a predeploy of Scroll', beginning('5300', '4')],
  ['the system address', `0x${'f'.repeat(39)}e`],
  ['the system program', '1'.repeat(32)],
  ['the incinerator', '1nc1nerator11111111111111111111111111111111'],
  ['the stake program', 'Stake11111111111111111111111111111111111111'],
  ['a variable of Solana', 'SysvarC1ock11111111111111111111111111111111'],
  ['the program of compute budgets', 'ComputeBudget111111111111111111111111111111'],
  ['the mint of wrapped SOL', 'So11111111111111111111111111111111111111112'],
])('%s belongs to no key: %s', (_, address) => {
  expect(isKeyless(address)).toBe(true)
  expect(isKeyless(address.startsWith('0x') ? address.toLowerCase() : address)).toBe(true)
})

test.each([
  alice.address,
  bob.address,
  `0x${'1'.repeat(40)}`,
  '0x0000000000c2E074eC69A0dFb2997BA6C7d2e1e9',
  '0x000000000022D473030F116dDEE9F6B43aC78BA3',
  '0x4200aB0000000000000000000000000000000006',
  'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
])('%s may be somebody’s', (address) => {
  expect(isKeyless(address)).toBe(false)
})
