import { expect, test } from 'vitest'
import { LatchkeyError } from '../../../core/domain/latchkey-error.ts'
import { checkMethods, checkPorts } from '../../../core/domain/option-parts.ts'

const own = { clock: { now: () => 0, after: () => 0 }, evm: { balance: () => 0 } }
const complaint = (check: () => void) => {
  try {
    check()
  } catch (error) {
    return error instanceof LatchkeyError && error.code === 'bad-option' ? error.message : error
  }
  return 'no error'
}

test.each([
  [{}, 'an object with no fields'],
  [true, 'the boolean true'],
  [null, 'null'],
])('a recorder that is %j is none', (given, words) => {
  expect(complaint(() => checkMethods('recorder', given, ['record', 'tape']))).toBe(
    `The option "recorder" is ${words}; expected an object with the methods record, tape.`,
  )
})

test.each([
  [{ nope: 1 }, 'The option "ports" is an object with nope; expected an object with any of clock, evm.'],
  [null, 'The option "ports" is null; expected an object with any of clock, evm.'],
  [3, 'The option "ports" is the number 3; expected an object with any of clock, evm.'],
  [
    { evm: {} },
    'The option "ports.evm" is an object with no fields; expected an object with the methods balance.',
  ],
  [{ evm: undefined }, 'The option "ports.evm" is missing; expected an object with the methods balance.'],
  [{ evm: own.evm }, 'no error'],
])('ports that are %j: %s', (given, words) => {
  expect(complaint(() => checkPorts(given, own))).toBe(words)
})
