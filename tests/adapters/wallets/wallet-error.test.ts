import { expect, test } from 'vitest'
import { walletError } from '../../../adapters/wallets/wallet-error.ts'
import { failureOf } from '../../../core/domain/errors/failure.ts'

const failure = (error: unknown) => failureOf(walletError(error, 'eth_requestAccounts'))

test.each([
  [4001, 'user-rejected'],
  [5000, 'user-rejected'],
  ['4001', 'user-rejected'],
  [-32002, 'request-pending'],
  [4100, 'unauthorized'],
  [4200, 'method-unsupported'],
  [-32601, 'method-unsupported'],
  [-32004, 'method-unsupported'],
  [4900, 'wallet-disconnected'],
  [4901, 'chain-disconnected'],
  [4902, 'chain-not-added'],
  [5700, 'method-unsupported'],
  [5710, 'chain-unsupported'],
  [5720, 'wallet-failed'],
  [5730, 'resource-not-found'],
  [5740, 'invalid-request'],
  [5750, 'user-rejected'],
  [5760, 'method-unsupported'],
  [-32700, 'invalid-request'],
  [-32600, 'invalid-request'],
  [-32602, 'invalid-request'],
  [-32001, 'resource-not-found'],
  [-32003, 'transaction-rejected'],
  [-32005, 'limit-exceeded'],
  [-32006, 'version-unsupported'],
  [-32603, 'wallet-failed'],
  [-32000, 'wallet-failed'],
  ['ACTION_REJECTED', 'user-rejected'],
  [undefined, 'wallet-failed'],
])('code %j is %s, with the words of the wallet', (code, expected) => {
  expect(failure({ code, message: 'Its own words.' })).toEqual({ code: expected, detail: 'Its own words.' })
})

test.each([
  [
    'as the phone app of MetaMask does',
    { code: -32603, message: 'Internal', data: { originalError: { code: 4902 } } },
  ],
  ['one level higher', { code: -32603, message: 'Internal', data: { code: 4902 } }],
  ['as the cause', Object.assign(new Error('Internal', { cause: { code: 4902 } }), { code: -32603 })],
])('a telling code inside another is found: %s', (_, error) => {
  expect(failure(error).code).toBe('chain-not-added')
})

test.each([
  [
    'inside an error without a reason',
    { code: -32603, message: 'Internal JSON-RPC error.', data: { code: -32000, message: 'nonce too low' } },
    'nonce-too-low',
  ],
  [
    'within its own',
    {
      code: -32603,
      message: `[ethjs-query] '{"value":{"code":-32000,"message":"insufficient funds for transfer"}}'`,
    },
    'insufficient-funds',
  ],
  [
    'with a code that says less',
    { code: -32003, message: 'max fee per gas less than block base fee' },
    'fee-cap-too-low',
  ],
  ['as all there is', 'execution reverted: too early', 'execution-reverted'],
])('a wallet that passes on the words of a node is understood: %s', (_, error, code) => {
  expect(failure(error).code).toBe(code)
})

test('that a node knows a transaction already is no word of a nonce: it may well be on its way', () => {
  const nodes = ['already known', 'Known transaction: already imported', 'existing txn with same hash']
  for (const message of nodes) expect(failure({ code: -32000, message }).code).toBe('wallet-failed')
})

test('a wallet on another chain than a message is for says so', () => {
  const message = 'Provided chainId "1" must match the active chainId "8453"'
  expect(failure({ code: -32602, message }).code).toBe('chain-mismatch')
})

test('a chain id that a wallet cannot read is no mismatch', () => {
  const message = 'Invalid chain ID "0x": it is no number.'
  expect(failure({ code: -32602, message }).code).toBe('invalid-request')
})

test('the code of a wallet counts before the words of a node', () => {
  expect(failure({ code: 4001, message: 'User rejected: execution reverted' }).code).toBe('user-rejected')
})

test('the outer of two known codes is used', () => {
  expect(failure({ code: 4001, message: 'No.', data: { code: 4902 } }).code).toBe('user-rejected')
})

test('the short message is preferred, and long ones are cut', () => {
  expect(failure({ code: 4001, shortMessage: 'Short.', message: 'Long, with a stack.' }).detail).toBe(
    'Short.',
  )
  expect(failure({ code: 4001, message: 'x'.repeat(1000) }).detail).toHaveLength(200)
})

test.each([
  ['It failed', 'It failed'],
  [undefined, 'The wallet refused eth_requestAccounts without a message.'],
  [null, 'The wallet refused eth_requestAccounts without a message.'],
  [{}, 'The wallet refused eth_requestAccounts without a message.'],
])('a rejection with %j is wallet-failed', (error, detail) => {
  expect(failure(error)).toEqual({ code: 'wallet-failed', detail })
})

test('an error that refers to itself, or throws when it is read, does no harm', () => {
  const loop: Record<string, unknown> = { code: -32603, message: 'round' }
  loop['cause'] = loop
  expect(failure(loop)).toEqual({ code: 'wallet-failed', detail: 'round' })
  const trap = {
    get code() {
      throw new Error('gotcha')
    },
  }
  expect(failure(trap).code).toBe('wallet-failed')
})

const overdrawn = '0xcf4791810000000000000000000000000000000000000000000000000000000000000001'

test.each([
  ['as nodes tell it', { code: 3, message: 'execution reverted', data: overdrawn }],
  [
    'as MetaMask passes it on',
    {
      code: -32603,
      message: 'Internal JSON-RPC error.',
      data: { code: 3, message: 'execution reverted', data: overdrawn },
    },
  ],
  [
    'as its phone app does',
    {
      code: -32603,
      message: 'Internal error',
      data: { originalError: { code: 3, message: 'execution reverted', data: overdrawn } },
    },
  ],
  [
    'as Nethermind writes it',
    { code: -32015, message: 'VM execution error.', data: `Reverted ${overdrawn}` },
  ],
  [
    'as Hardhat does',
    {
      code: -32603,
      message: 'Error: VM Exception while processing transaction: reverted with custom error',
      data: { data: overdrawn },
    },
  ],
])('the revert data of a contract is preserved, %s', (_, error) => {
  expect(failure(error)).toMatchObject({ code: 'execution-reverted', data: overdrawn })
})

test('data that is no hex, or longer than 32 KiB, or of something else is left out', () => {
  const long = `0x${'00'.repeat(32 * 1024 + 9)}`
  for (const error of [
    { code: 3, message: 'execution reverted', data: 'out of gas' },
    { code: 3, message: 'execution reverted', data: long },
    { code: 4001, message: 'No.', data: overdrawn },
  ])
    expect(failure(error)).not.toHaveProperty('data')
  expect(
    failure({ code: 3, message: 'execution reverted', data: `0x${'00'.repeat(32 * 1024)}` }),
  ).toHaveProperty('data')
})

test.each([
  [
    'of another method',
    'eth_sendTransaction',
    'the method eth_getTransactionReceipt does not exist/is not available',
    'wallet-failed',
  ],
  [
    'of another method, of calls',
    'wallet_sendCalls',
    'Method eth_getTransactionByHash not found',
    'wallet-failed',
  ],
  [
    'of this method',
    'eth_sendTransaction',
    'the method eth_sendTransaction does not exist/is not available',
    'method-unsupported',
  ],
])(
  'a wallet that is asked to send and passes on that a node lacks a method: %s',
  (_, method, message, expected) => {
    const said = { code: -32601, message }
    expect(failureOf(walletError(said, method)).code).toBe(expected)
    const wrapped = { code: -32603, message: 'Internal JSON-RPC error.', data: said }
    expect(failureOf(walletError(wrapped, method)).code).toBe(expected)
  },
)

test('a method that a node lacks is not blamed on the wallet unless it says so', () => {
  const lacking = { code: -32601, message: 'Method not found' }
  const wrapped = { code: -32603, message: 'Internal JSON-RPC error.', data: lacking }
  const codeOf = (error: unknown, method: string) => failureOf(walletError(error, method)).code
  expect(codeOf(lacking, 'eth_sendTransaction')).toBe('method-unsupported')
  expect(codeOf(wrapped, 'eth_sendTransaction')).toBe('wallet-failed')
  expect(codeOf(wrapped, 'wallet_switchEthereumChain')).toBe('method-unsupported')
})

test('a wallet that says itself that it does not know a method is believed, whatever it names', () => {
  const error = { code: 4200, message: 'Not supported: eth_getTransactionReceipt' }
  expect(failureOf(walletError(error, 'eth_sendTransaction')).code).toBe('method-unsupported')
})
