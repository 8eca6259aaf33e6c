import { expect, test } from 'vitest'
import { LatchkeyError } from '../../../../core/domain/errors/latchkey-error.ts'
import {
  checkMethods,
  checkPorts,
  checkSiwe,
  withoutSiwe,
} from '../../../../core/domain/options/option-parts.ts'

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

const adapter = {
  getNonce: () => '',
  verifyMessage: () => true,
  getSession: () => null,
  signOut: () => true,
}

test.each([
  [adapter, 'no error'],
  [{ ...adapter, signOutOnDisconnect: false, createMessage: () => '' }, 'no error'],
  [
    { getNonce: adapter.getNonce },
    'The option "siwe" is an object with getNonce (without verifyMessage, getSession, signOut); expected an object with the methods getNonce, verifyMessage, getSession, signOut.',
  ],
  [{ ...adapter, onSignIn: 1 }, 'The option "siwe.onSignIn" is the number 1; expected a function.'],
  [
    { ...adapter, signOutOnNetworkChange: 'no' },
    'The option "siwe.signOutOnNetworkChange" is the string "no"; expected true or false.',
  ],
])('a server to sign in at that is %o: %s', (given, words) => {
  expect(complaint(() => checkSiwe(given))).toBe(words)
})

test('visitors cannot be asked to sign in nowhere', () => {
  expect(withoutSiwe().message).toContain('"isSiweEnabled" is the boolean true without the option "siwe"')
})
