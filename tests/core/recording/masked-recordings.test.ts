import { expect, test } from 'vitest'
import { mask } from '../../../core/recording/mask.ts'
import { formatTape, parseTape } from '../../../core/recording/tape.ts'
import { fundedAccounts } from '../../../sandbox/chains/funded-accounts.ts'
import { mnemonic } from '../../../sandbox/chains/mnemonic.ts'
import { persons } from '../../../sandbox/social/person.ts'
import { solanaPersons } from '../../../sandbox/solana/persons.ts'
import { recordings } from '../../recordings.ts'

const mailAddress = /[\w.+-]+@[a-z-]+\.[a-z]+/gi

/** What whoever reads it could spend with: the keys of everybody in the sandbox, and the phrase behind them. */
const keys = [
  mnemonic,
  ...fundedAccounts().map(({ privateKey }) => privateKey.slice(2)),
  ...(await solanaPersons()).map(({ secretKey }) => secretKey),
]

/** The addresses of everybody who could be chosen at a provider of the sandbox, and of whoever stands on a tape. */
function addressesOn(text: string): readonly string[] {
  const known = persons.flatMap(({ email }) => (email === null ? [] : [email]))
  return [...new Set([...known, ...(text.match(mailAddress) ?? [])].map((one) => one.toLowerCase()))]
}

test.each(recordings)('%s can be read once it is masked', (_, tape) => {
  const masked = mask(tape)
  expect(parseTape(formatTape(masked))).toEqual(masked)
})

test.each(recordings)('no e-mail address is left on %s after masking', (_, tape) => {
  const masked = formatTape(mask(tape)).toLowerCase()
  expect(addressesOn(formatTape(tape)).filter((address) => masked.includes(address))).toEqual([])
})

test.each(recordings)('no code and no token of the frame is to be read on %s, masked or not', (_, tape) => {
  const asked = tape.lines.filter((line) => line.kind === 'answer' && line.port === 'frame')
  const typed = tape.lines.filter((line) => line.kind === 'event' && line.type.endsWith('/codeTyped'))
  expect(JSON.stringify(asked)).not.toMatch(/"(?:otp|token)":"(?!\[secret\])/)
  expect(JSON.stringify(typed)).not.toMatch(/"text":"(?!\[secret\])/)
})

test.each(recordings)('no key of anybody, and none of a pairing, is to be read on %s', (_, tape) => {
  const text = formatTape(tape)
  expect(keys.filter((key) => text.includes(key))).toEqual([])
  expect(text).not.toMatch(/symKey=(?!\[secret\])/)
})

test.each(recordings)('the result of a consent is unreadable on %s, masked or not', (_, tape) => {
  const told = tape.lines.filter(
    (line) =>
      (line.kind === 'event' && line.type === 'social/consented') ||
      (line.kind === 'answer' && (line.method === 'openPopup' || line.method === 'connectSocial')),
  )
  expect(JSON.stringify(told)).not.toMatch(/"uri":"(?!\[secret\])/)
})
