import { expect, test } from 'vitest'
import { appMessage, envelopeOf, outcomeIn, tokenIn } from '../../../adapters/frame/frame-message.ts'
import { isReadableSize } from '../../../adapters/frame/readable-size.ts'
import { isQuestionName, questions } from '../../../adapters/frame/questions.ts'
import type { QuestionName } from '../../../adapters/frame/questions.ts'
import { alice } from '../../../fixtures/people.ts'

const user = { address: alice.address, chainId: 1 }

test('a question has its type and id, and a payload only where it has one', () => {
  expect(appMessage('CONNECT_EMAIL', 'a', { email: 'alice@example.com' })).toEqual({
    type: '@w3m-app/CONNECT_EMAIL',
    id: 'a',
    payload: { email: 'alice@example.com' },
  })
  expect(appMessage('CONNECT_DEVICE', 'b', undefined)).toEqual({ type: '@w3m-app/CONNECT_DEVICE', id: 'b' })
})

test.each<[string, QuestionName, unknown]>([
  ['an e-mail address that is none', 'CONNECT_EMAIL', { email: 'alice' }],
  ['an e-mail address without end', 'UPDATE_EMAIL', { email: `${'a'.repeat(300)}@example.com` }],
  ['a code that is none', 'CONNECT_OTP', { otp: '123 456' }],
  ['a provider that there is not', 'GET_SOCIAL_REDIRECT_URI', { provider: 'myspace' }],
  ['a chain that is a list', 'SWITCH_NETWORK', { chainId: [1] }],
  ['a theme that is neither', 'SYNC_THEME', { themeMode: 'blue' }],
  ['an account type that is none', 'SET_PREFERRED_ACCOUNT', { type: 'eao' }],
  ['nothing where something stands', 'CONNECT_SOCIAL', undefined],
  ['five megabytes', 'CONNECT_SOCIAL', { uri: 'x'.repeat(5_000_000) }],
])('%s is refused before it is sent', (_, name, payload) => {
  expect(() => appMessage(name, 'a', payload as never)).toThrow(
    expect.objectContaining({ code: 'invalid-request' }),
  )
})

test.each(Object.keys(questions).filter(isQuestionName))(
  'an answer and a refusal of %s are known',
  (name) => {
    const parts = { id: 'a', payload: { any: 1 } }
    expect(envelopeOf({ type: `@w3m-frame/${name}_SUCCESS`, ...parts })).toEqual({
      kind: 'answer',
      name,
      ...parts,
    })
    expect(envelopeOf({ type: `@w3m-frame/${name}_ERROR`, ...parts })).toEqual({
      kind: 'refusal',
      name,
      ...parts,
    })
  },
)

test.each([
  ['text', 'hello'],
  ['nothing', null],
  ['a list', []],
  ['another type', { type: 'webpackOk', id: 'a' }],
  ['a question', { type: '@w3m-app/CONNECT_EMAIL', id: 'a' }],
  ['a question that there is not', { type: '@w3m-frame/TO_STRING_SUCCESS', id: 'a' }],
  ['a name of every object', { type: '@w3m-frame/constructor_SUCCESS', id: 'a' }],
  ['no end', { type: '@w3m-frame/CONNECT_EMAIL', id: 'a' }],
  ['no id', { type: '@w3m-frame/CONNECT_EMAIL_SUCCESS' }],
  ['an empty id', { type: '@w3m-frame/CONNECT_EMAIL_SUCCESS', id: '' }],
  ['an id without end', { type: '@w3m-frame/CONNECT_EMAIL_SUCCESS', id: 'a'.repeat(65) }],
  ['an id that is a number', { type: '@w3m-frame/CONNECT_EMAIL_SUCCESS', id: 7 }],
  ['a type without end', { type: `@w3m-frame/${'A'.repeat(5_000_000)}_SUCCESS`, id: 'a' }],
])('a message with %s is none of the frame', (_, data) => expect(envelopeOf(data)).toBe(null))

test.each<[QuestionName, unknown, unknown]>([
  ['CONNECT_EMAIL', { action: 'VERIFY_OTP', more: 1 }, { action: 'VERIFY_OTP' }],
  ['CONNECT_DEVICE', undefined, undefined],
  ['IS_CONNECTED', { isConnected: false }, { isConnected: false }],
  ['GET_CHAIN_ID', { chainId: '10' }, { chainId: '10' }],
  ['GET_SOCIAL_REDIRECT_URI', { uri: 'https://login.example/a?b' }, { uri: 'https://login.example/a?b' }],
  ['GET_FARCASTER_URI', { url: 'farcaster://connect?token=1' }, { url: 'farcaster://connect?token=1' }],
  ['CONNECT_FARCASTER', { userName: null }, { userName: null }],
  ['UPDATE_EMAIL', { action: 'VERIFY_PRIMARY_OTP' }, { action: 'VERIFY_PRIMARY_OTP' }],
  ['UPDATE_EMAIL_SECONDARY_OTP', { newEmail: 'bob@example.com' }, { newEmail: 'bob@example.com' }],
  [
    'GET_SMART_ACCOUNT_ENABLED_NETWORKS',
    { smartAccountEnabledNetworks: [1, 137] },
    { smartAccountEnabledNetworks: [1, 137] },
  ],
  ['SET_PREFERRED_ACCOUNT', { type: 'eoa', address: alice.address }, { type: 'eoa', address: alice.address }],
  ['GET_USER', { ...user, email: 'alice@example.com', more: 1 }, { ...user, email: 'alice@example.com' }],
  ['GET_USER', { ...user, email: 'nobody' }, { ...user, email: null }],
  ['CONNECT_SOCIAL', { ...user, userName: 'alice' }, { userName: 'alice' }],
  ['RPC_REQUEST', [1, { a: null }], [1, { a: null }]],
])('an answer to %s is parsed without extra fields', (name, payload, answer) => {
  expect(outcomeIn(name, 'answer', payload)).toEqual({ kind: 'answered', answer })
})

test.each<[string, QuestionName, unknown]>([
  ['an unknown step', 'CONNECT_EMAIL', { action: 'TRUST_ME' }],
  ['a script for an address', 'GET_SOCIAL_REDIRECT_URI', { uri: 'javascript:alert(1)' }],
  ['a page that is not served securely', 'GET_SOCIAL_REDIRECT_URI', { uri: 'http://login.example' }],
  ['a script for a link', 'GET_FARCASTER_URI', { url: 'javascript:alert(1)' }],
  ['yes for true', 'IS_CONNECTED', { isConnected: 'yes' }],
  ['no address', 'GET_USER', { chainId: 1 }],
  ['an address that is none', 'GET_USER', { ...user, address: '0x12' }],
  ['an account of no type', 'GET_USER', { ...user, accounts: [{ address: alice.address, type: 'safe' }] }],
  ['a chain below zero', 'GET_SMART_ACCOUNT_ENABLED_NETWORKS', { smartAccountEnabledNetworks: [-1] }],
  ['nothing', 'GET_USER', undefined],
  ['five megabytes', 'RPC_REQUEST', 'x'.repeat(5_000_000)],
  ['five million values', 'RPC_REQUEST', Array.from({ length: 5_000_000 }, () => 0)],
  ['what is no JSON', 'RPC_REQUEST', new Map()],
])('an answer with %s is none', (_, name, payload) => {
  expect(outcomeIn(name, 'answer', payload)).toBe(null)
})

test('a refusal has the words of the frame, and of long ones the beginning', () => {
  expect(outcomeIn('CONNECT_OTP', 'refusal', { message: 'Wrong code' })).toEqual({
    kind: 'refused',
    words: 'Wrong code',
  })
  expect(outcomeIn('CONNECT_OTP', 'refusal', undefined)).toEqual({ kind: 'refused', words: '' })
  expect(outcomeIn('CONNECT_OTP', 'refusal', { message: 'x'.repeat(390_000) })).toEqual({
    kind: 'refused',
    words: 'x'.repeat(2000),
  })
  expect(outcomeIn('CONNECT_OTP', 'refusal', { message: 7 })).toBe(null)
})

test('the frame tells by which token it would know a visitor again', () => {
  expect(envelopeOf({ type: '@w3m-frame/SESSION_UPDATE', payload: { token: 'abc' } })).toEqual({
    kind: 'session',
    payload: { token: 'abc' },
  })
  expect(tokenIn({ token: 'abc' })).toBe('abc')
  expect(tokenIn({ token: 7 })).toBe(null)
  expect(tokenIn({ token: 'x'.repeat(5_000_000) })).toBe(null)
})

test('a value inside itself, or without a floor, is not readable, and looking at it ends', () => {
  const round: Record<string, unknown> = {}
  round['self'] = round
  round['again'] = round
  const deep = Array.from({ length: 100 }).reduce<unknown>((inner) => [inner], 0)
  expect([round, deep, Object.assign([], { length: 1e9 }), 1n, Symbol('a')].map(isReadableSize)).toEqual(
    Array(5).fill(false),
  )
  expect([0, '', null, undefined, [], {}, [[{ a: 'b' }]]].map(isReadableSize)).toEqual(Array(7).fill(true))
})
