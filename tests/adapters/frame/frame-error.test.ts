import { expect, test } from 'vitest'
import { frameError, requestError, saysTakenBack } from '../../../adapters/frame/frame-error.ts'
import { failureOf } from '../../../core/domain/errors/failure.ts'

test.each([
  ['Invalid code', 'wallet-failed', 'Invalid code'],
  ['', 'wallet-failed', 'An error occurred'],
  ['Please try again after 12 seconds', 'limit-exceeded', 'Please try again after 12 seconds'],
  ['User rejected the request', 'user-rejected', 'User rejected the request'],
  ['x'.repeat(2000), 'wallet-failed', 'x'.repeat(200)],
  ['Failed to fetch', 'unreachable', 'Failed to fetch'],
  ['Load failed', 'unreachable', 'Load failed'],
  [
    'NetworkError when attempting to fetch resource.',
    'unreachable',
    'NetworkError when attempting to fetch resource.',
  ],
])('the error code of a sign-in message: %.40j', (words, code, detail) => {
  expect(failureOf(frameError('CONNECT_OTP', words))).toEqual({ code, detail })
})

test.each([
  ['', 'wallet-failed', 'An error occurred'],
  ['User denied message signature', 'user-rejected', 'User denied message signature'],
  ['Request was aborted', 'wallet-failed', 'Request was aborted'],
  ['The user aborted a request.', 'wallet-failed', 'The user aborted a request.'],
  ['Failed to fetch', 'unreachable', 'Failed to fetch'],
  ['insufficient funds for gas', 'insufficient-funds', 'insufficient funds for gas'],
  ['nonce too low', 'nonce-too-low', 'nonce too low'],
  ['The user rejected the request.', 'user-rejected', 'The user rejected the request.'],
  ['User has cancelled the request', 'user-rejected', 'User has cancelled the request'],
  [
    "User Operation rejected by Paymaster's `validatePaymasterUserOp`.",
    'wallet-failed',
    "User Operation rejected by Paymaster's `validatePaymasterUserOp`.",
  ],
  [
    "User Operation rejected by EntryPoint's `simulateValidation` during user operation creation or validation.",
    'wallet-failed',
    "User Operation rejected by EntryPoint's `simulateValidation` during user operation creation or validation.",
  ],
  ['execution reverted: user is denied', 'execution-reverted', 'execution reverted: user is denied'],
  ['execution reverted: user denied', 'execution-reverted', 'execution reverted: user denied'],
])('the error code of a request message: %j', (words, code, detail) => {
  expect(failureOf(requestError('eth_sendTransaction', words))).toEqual({ code, detail })
})

test.each([
  ['Request was aborted', true],
  ['The user rejected the request.', true],
  ['The user aborted a request.', false],
  ['The operation was aborted.', false],
  ['User request cancelled: timed out', false],
  ['insufficient funds; transaction rejected', false],
])('%j of a request that was taken back says that it was not done: %s', (words, isUndone) => {
  expect(saysTakenBack(words)).toBe(isUndone)
})
