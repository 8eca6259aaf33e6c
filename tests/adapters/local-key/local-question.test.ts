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
    gas: null,
    feePerGas: null,
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
    token: { action, other: carol.address, amount: '5000000' },
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
  expect(question).toMatchObject({ message: expect.stringContaining('"primaryType": "Mail"') })
  expect(question).toMatchObject({ message: expect.stringContaining('"name": "Post"') })
  expect(question).toMatchObject({ message: expect.stringContaining('"to": "Carol"') })
  expect(asked('eth_signTypedData_v4', [alice.address, '{'])).toMatchObject({ message: '{' })
})

test('a call of a token that also pays coins is asked as any other call', () => {
  const paying = { from: alice.address, to: token, data: call('a9059cbb'), value: '0x1' }
  expect(asked('eth_sendTransaction', [paying])).toMatchObject({ coins: '1', token: null })
})

test('an amount as a number is asked as the wallet would send it', () => {
  const payment = { from: alice.address, to: carol.address, value: 1e21 }
  expect(asked('eth_sendTransaction', [payment])).toMatchObject({ coins: '1000000000000000000000' })
})

test.each([
  [
    { gas: '0x5208', maxFeePerGas: '0x2' },
    { gas: '21000', feePerGas: '2' },
  ],
  [{ gasPrice: '0x3' }, { gas: null, feePerGas: '3' }],
  [{ maxPriorityFeePerGas: '0x4' }, { feePerGas: '4' }],
])('the fees %o of the page are asked', (fees, expected) => {
  const payment = { from: alice.address, to: carol.address, ...fees }
  expect(asked('eth_sendTransaction', [payment])).toMatchObject(expected)
})

test.each([{ value: 'much' }, { to: 5 }, { data: ['0x'] }, { gas: -1 }])(
  'the malformed field of %o is refused before the owner is asked',
  (field) => {
    const request = [{ from: alice.address, to: carol.address, ...field }]
    expect(() => asked('eth_sendTransaction', request)).toThrow(
      /The field (value|to|data|gas) of the transaction/,
    )
  },
)
