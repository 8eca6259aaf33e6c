import { expect, test } from 'vitest'
import {
  confirmedMethods,
  isFrameMethod,
  isSafeMethod,
  safeMethods,
} from '../../../core/domain/rpc-methods.ts'

test('forty methods are safe, ten are confirmed, and none is both', () => {
  expect([safeMethods.length, confirmedMethods.length]).toEqual([40, 10])
  expect(new Set([...safeMethods, ...confirmedMethods]).size).toBe(50)
})

test.each(['eth_call', 'eth_sendRawTransaction', 'wallet_getCallsStatus', 'eth_supportedEntryPoints'])(
  'nobody confirms %s',
  (method) => expect([isSafeMethod(method), isFrameMethod(method)]).toEqual([true, true]),
)

test.each(['personal_sign', 'eth_sendTransaction', 'solana_signMessage', 'wallet_sendCalls'])(
  'a person confirms %s',
  (method) => expect([isSafeMethod(method), isFrameMethod(method)]).toEqual([false, true]),
)

test.each([
  'eth_sign',
  'wallet_sendTransaction',
  'eth_signTypedData',
  'toString',
  '__proto__',
  '',
  'ETH_CALL',
])('the frame is never asked for %j', (method) => expect(isFrameMethod(method)).toBe(false))
