import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { requestError as frameRequestError } from '../../../adapters/frame/frame-error.ts'
import {
  approvalError,
  relayRequestError as phoneError,
} from '../../../adapters/wallet-connect/pairing-error.ts'
import { doubtfulNames, doubtfulWords } from '../../../adapters/wallets/doubt-of-sending.ts'
import { walletError } from '../../../adapters/wallets/wallet-error.ts'
import { walletNames, walletWords } from '../../../adapters/wallets/wallet-words.ts'
import { callWallet } from '../../../adapters/wallet-standard/call-wallet.ts'
import { failureOf } from '../../../core/domain/errors/failure.ts'
import { isSureRefusal } from '../../../core/domain/errors/sure-refusal.ts'
import { withWalletErrors } from '../../../scripts/wallet-error-table.ts'
import { unhurried } from '../answers.ts'

const sending = 'eth_sendTransaction'
const rows = walletWords.flatMap(({ code, examples, isDoubtOfSending }) =>
  examples.map((words) => ({ words, code, isDoubtOfSending: isDoubtOfSending ?? false })),
)
const refusals = rows.filter(({ code, isDoubtOfSending }) => code === 'user-rejected' && !isDoubtOfSending)

test.each(rows)('"$words" is read as $code', ({ words, code }) => {
  expect(walletError({ code: -32603, message: words }, 'personal_sign').code).toBe(code)
})

test.each(rows.filter(({ isDoubtOfSending }) => isDoubtOfSending))(
  '"$words" leaves the outcome of a transaction open',
  ({ words }) => {
    expect(walletError(words, sending).code).toBe('wallet-failed')
  },
)

test.each(Object.entries(walletNames))('the name %s is read as %s', (name, code) => {
  expect(walletError({ code: name, message: 'No.' }, sending).code).toBe(code)
  expect(walletError({ name, message: 'No.' }, sending).code).toBe(code)
})

const pending = rows.filter(({ code, isDoubtOfSending }) => code === 'request-pending' && !isDoubtOfSending)

test.each(pending)('"$words" tells of an open prompt, whatever was asked', ({ words: message }) => {
  for (const method of [sending, 'eth_signTransaction', 'eth_requestAccounts'])
    for (const code of [-32002, -32603])
      expect(walletError({ code, message }, method).code).toBe('request-pending')
})

const late = { code: -32002, message: 'request timed out' }

test.each([
  ['a node that did not answer in time', late],
  ['one inside another', { code: -32603, message: 'Internal JSON-RPC error.', data: late }],
  ['one inside an original error', { code: -32603, message: 'Internal', data: { originalError: late } }],
  ['a code alone', { code: -32002 }],
])('-32002 is an open prompt only for requests that send nothing: %s', (_, error) => {
  const codeFor = (method: string) => walletError(error, method).code
  expect(
    ['eth_requestAccounts', 'wallet_switchEthereumChain', 'wallet_addEthereumChain', 'personal_sign'].map(
      codeFor,
    ),
  ).toEqual(Array.from({ length: 4 }, () => 'request-pending'))
  const transactions = [
    sending,
    'eth_signTransaction',
    'eth_sendRawTransaction',
    'wallet_sendCalls',
    'solana:signAndSendTransaction',
    'solana_signAllTransactions',
  ]
  for (const method of transactions)
    expect([method, codeFor(method)]).toEqual([method, 'resource-unavailable'])
})

test.each(doubtfulWords.flatMap(({ examples }) => examples))(
  '"%s" takes the certainty from a refusal beside it',
  (words) => {
    for (const message of [`User cancelled: ${words}`, words])
      expect(isSureRefusal(failureOf(walletError({ code: -32603, message }, sending)).code)).toBe(false)
    const error = { message: 'Cancelled', cause: { message: words } }
    expect(isSureRefusal(failureOf(walletError(error, sending)).code)).toBe(false)
  },
)

test.each([...doubtfulNames])('an error named %s is no refusal, whatever its message', (name) => {
  for (const message of ['canceled', 'The user aborted a request.'])
    expect(walletError({ name, message }, sending).code).toBe('wallet-failed')
})

test('the code of a wallet, and the reason of a node, stay certain beside such words', () => {
  expect(walletError({ code: 4001, message: 'The user aborted a request.' }, sending).code).toBe(
    'user-rejected',
  )
  expect(walletError({ code: -32000, message: 'execution reverted: timed out' }, sending).code).toBe(
    'execution-reverted',
  )
})

test('an aborted fetch is no refusal of a signature', () => {
  for (const words of ['The user aborted a request.', 'Request was aborted', 'Denied by the user agent'])
    expect(walletError(words, 'personal_sign').code).toBe('wallet-failed')
})

/** How wallets and libraries wrap an error. */
const wrappings: readonly ((inner: unknown) => unknown)[] = [
  (inner) => inner,
  (data) => ({ code: -32603, message: 'Internal JSON-RPC error.', data }),
  (originalError) => ({ code: -32603, message: 'Internal error', data: { originalError } }),
  (error) => ({ error }),
  (error) => ({ code: 'UNKNOWN_ERROR', info: { error, payload: {} } }),
  (cause) => new Error('The request failed.', { cause }),
]
const refusal = fc.oneof(
  fc.constantFrom(...refusals.map(({ words }) => words)),
  fc.constantFrom(...refusals).map(({ words: message }) => ({ code: -32000, message })),
  fc.constantFrom(4001, 5000, 5001, 5002, 5003, '4001').map((code) => ({ code, message: 'No.' })),
  fc.constantFrom(...Object.keys(walletNames)).map((code) => ({ code, message: 'No.' })),
)
/** What leaves open whether anything was sent. */
const doubt = fc.oneof(
  fc.constantFrom(
    undefined,
    null,
    'Something went wrong',
    'Internal JSON-RPC error.',
    'already known',
    'Waiting for user approval timed out',
    'User Operation rejected by the bundler',
    'The user operation was denied',
    'network error',
    'Popup closed',
    'Transaction already pending',
    'nonce too low',
    'User request cancelled: timed out',
    ...doubtfulWords.flatMap(({ examples }) => examples),
  ),
  fc.constantFrom(-32002, -32003, -32005, -32010).map((code) => ({ code, message: 'request timed out' })),
  fc.constantFrom(...doubtfulNames).map((name) => ({ name, message: 'canceled' })),
  fc
    .constantFrom(-32603, -32000, -32002, 5720, 'SERVER_ERROR')
    .map((code) => ({ code, message: 'It failed.' })),
)
const wrapped = (inner: fc.Arbitrary<unknown>) =>
  fc
    .tuple(inner, fc.array(fc.constantFrom(...wrappings), { maxLength: 2 }))
    .map(([error, around]) => around.reduce((given, wrap) => wrap(given), error))

/** Every way by which a wallet is asked to send. */
const readers: Readonly<Record<string, (error: unknown) => Promise<unknown>>> = {
  'a browser wallet': (error) => Promise.resolve(walletError(error, sending)),
  'a phone': (error) => Promise.resolve(phoneError(error, sending)),
  'a wallet of the Wallet Standard': (error) =>
    callWallet('solana:signAndSendTransaction', () => Promise.reject(error), unhurried).catch(
      (told: unknown) => told,
    ),
}

test.each(Object.entries(readers))('%s: no refusal is reported as uncertain', async (_, read) => {
  await fc.assert(
    fc.asyncProperty(wrapped(refusal), async (error) => {
      expect(failureOf(await read(error)).code).toBe('user-rejected')
    }),
    { seed: 7 },
  )
})

test.each(Object.entries(readers))('%s: no uncertain failure is reported as a refusal', async (_, read) => {
  await fc.assert(
    fc.asyncProperty(wrapped(doubt), async (error) => {
      expect(isSureRefusal(failureOf(await read(error)).code)).toBe(false)
    }),
    { seed: 7 },
  )
})

test('the frame, which has words alone, is read alike', () => {
  for (const { words } of refusals) expect(frameRequestError(sending, words).code).toBe('user-rejected')
  const doubts = ['Something went wrong', ...doubtfulWords.flatMap(({ examples }) => examples)]
  for (const words of doubts)
    expect([words, isSureRefusal(failureOf(frameRequestError(sending, words)).code)]).toEqual([words, false])
})

test('an unsupported chain or method differs from a refused one', () => {
  const codeOf = (code: number) => approvalError({ code, message: 'Unsupported.' }).code
  expect([5000, 5001, 5002, 5003].map(codeOf)).toEqual(Array.from({ length: 4 }, () => 'user-rejected'))
  expect([5100, 5101, 5102, 5103, 5104].map(codeOf)).toEqual([
    'chain-unsupported',
    'method-unsupported',
    'method-unsupported',
    'account-type-unsupported',
    'chain-unsupported',
  ])
})

test('the documented table of wallet errors equals the code', () => {
  const page = readFileSync('docs/errors.md', 'utf8')
  expect(page).toBe(withWalletErrors(page))
})
