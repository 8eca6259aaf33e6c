import { expect, test } from 'vitest'
import { localQuestion } from '../../../adapters/local-key/local-question.ts'
import { alice, carol } from '../../../fixtures/people.ts'

const token = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const asked = (method: string, params: unknown) => localQuestion('eip155:1', method, params)
const call = (selector: string) =>
  `0x${selector}${carol.address.slice(2).toLowerCase().padStart(64, '0')}${(5_000_000).toString(16).padStart(64, '0')}`

test('a payment is asked with its amount and receiver', () => {
  const payment = { from: alice.address, to: carol.address, value: '0x5' }
  expect(asked('eth_sendTransaction', [payment])).toEqual({
    kind: 'send',
    chainId: 'eip155:1',
    from: alice.address,
    to: carol.address,
    coins: '5',
    token: null,
    data: '0x',
  })
})

test.each([
  ['a9059cbb', 'transfer'],
  ['095ea7b3', 'approve'],
])('the call %s of a token is asked as %s', (selector, action) => {
  const data = call(selector)
  expect(asked('eth_sendTransaction', [{ from: alice.address, to: token, input: data }])).toMatchObject({
    to: token,
    coins: '0',
    token: { action, other: carol.address.toLowerCase(), amount: '5000000' },
    data,
  })
})

test('a message is asked as its text, and bytes that are no text as their digits', () => {
  const hello = `0x${Buffer.from('Grüße').toString('hex')}`
  expect(asked('personal_sign', [hello, alice.address])).toMatchObject({ message: 'Grüße' })
  expect(asked('personal_sign', ['Hello', alice.address])).toMatchObject({ message: 'Hello' })
  expect(asked('personal_sign', ['0xff', alice.address])).toMatchObject({ message: '0xff' })
})

test('typed data is asked with its domain and its message', () => {
  const data = { types: {}, primaryType: 'Mail', domain: { name: 'Post' }, message: { to: 'Carol' } }
  const question = asked('eth_signTypedData_v4', [alice.address, JSON.stringify(data)])
  expect(question).toMatchObject({ message: expect.stringContaining('"name": "Post"') })
  expect(question).toMatchObject({ message: expect.stringContaining('"to": "Carol"') })
  expect(asked('eth_signTypedData_v4', [alice.address, '{'])).toMatchObject({ message: '{' })
})

test('a malformed request is asked as it is, and refused later', () => {
  expect(asked('eth_sendTransaction', null)).toMatchObject({ to: null, coins: '0', data: '0x' })
  expect(asked('eth_sendTransaction', [{ to: carol.address, value: 'much' }])).toMatchObject({ coins: '0' })
})
