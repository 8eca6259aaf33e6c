import { expect, test } from 'vitest'
import { createApprovalSlot } from '../../../renderers/cli/approval-slot.ts'
import type { TransactionQuestion } from '../../../core/domain/connection/wallet-question.ts'
import { walletQuestionView } from '../../../core/view-models/shell/terminal.ts'
import { startStory } from '../../../fixtures/story.ts'

test('a question waits in the slot until it is answered', async () => {
  const slot = createApprovalSlot()
  const question = { kind: 'connect' } as const
  const allowed = slot.approve(question)
  expect(slot.pending()).toBe(question)
  slot.answer(question, true)
  expect(await allowed).toBe(true)
  expect(slot.pending()).toBeNull()
})

test('a new question refuses the one before', async () => {
  const slot = createApprovalSlot()
  const first = slot.approve({ kind: 'connect' })
  const question = { kind: 'switch-network', chainId: 'eip155:137' } as const
  const second = slot.approve(question)
  expect(await first).toBe(false)
  slot.answer(question, true)
  expect(await second).toBe(true)
})

test('an answer that comes late is not taken for one to the next question, though it reads the same', () => {
  const slot = createApprovalSlot()
  const [earlier, later] = [
    { kind: 'sign', method: 'personal_sign' } as const,
    { kind: 'sign', method: 'personal_sign' } as const,
  ]
  void slot.approve(earlier)
  void slot.approve(later)
  slot.answer(earlier, true)
  expect(slot.pending()).toBe(later)
})

test('a question that was taken back waits for no answer', async () => {
  const slot = createApprovalSlot()
  const abort = new AbortController()
  const allowed = slot.approve({ kind: 'connect' }, abort.signal)
  abort.abort()
  expect(await allowed).toBe(false)
  expect(slot.pending()).toBeNull()
})

test('an answer without a question is nothing', () => {
  const slot = createApprovalSlot()
  slot.answer({ kind: 'connect' }, true)
  expect(slot.pending()).toBeNull()
})

test('a question is put in words', () => {
  const state = startStory().latchkey.state()
  expect(walletQuestionView(state, { kind: 'switch-network', chainId: 'eip155:137' }).text).toBe(
    'The local key wallet asks: switch to Polygon?',
  )
  const five = { id: 'eip155:5', name: 'Five' } as const
  expect(walletQuestionView(state, { kind: 'add-network', network: five }).text).toBe(
    'The local key wallet asks: add Five (eip155:5)?',
  )
})

test('an approval is shown in full with visible control characters', () => {
  const state = startStory().latchkey.state()
  const content = `${'a'.repeat(200)} to Mallory\nHello \u001B[2Jthere\u202E\u00A0👩\u200D🚀`
  expect(
    walletQuestionView(state, { kind: 'confirm', title: 'Sign\u200B it', lines: [['Content', content]] }),
  ).toEqual({
    title: 'Sign<U+200B> it',
    text: 'The secure frame asks: Sign<U+200B> it?',
    facts: [
      {
        key: '0',
        name: 'Content',
        value: `${'a'.repeat(200)} to Mallory\nHello <U+001B>[2Jthere<U+202E><U+00A0>👩\u200D🚀`,
      },
    ],
  })
})

const payment = {
  kind: 'send',
  chainId: 'eip155:1',
  from: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  to: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  coins: '500000000000000000',
  token: null,
  data: '0x',
  gas: null,
  feePerGas: null,
} as const

test('a payment names its amount and its receiver in words, and every fact in full', () => {
  const state = startStory().latchkey.state()
  const { title, text, facts } = walletQuestionView(state, payment)
  expect(title).toBe('Send 0.5 ETH to 0x7099…79C8')
  expect(text).toBe('The local key wallet asks: send 0.5 ETH to 0x7099…79C8?')
  expect(facts.map(({ name, value }) => `${name}: ${value}`)).toEqual([
    'Amount: 0.5 ETH',
    `Receiver: ${payment.to}`,
    `From: ${payment.from}`,
    'Network: Ethereum',
  ])
})

test('a call of a token names what it moves and for whom', () => {
  const state = startStory().latchkey.state()
  const other = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
  const call = { ...payment, coins: '0', data: '0xa9059cbb' }
  const asked = (token: TransactionQuestion['token']) => walletQuestionView(state, { ...call, token })
  const sent = asked({ action: 'transfer', other, amount: '5000000' })
  expect(sent.title).toBe('Send 5000000 base units to 0x3C44…93BC')
  expect(sent.facts.map(({ name, value }) => `${name}: ${value}`)).toEqual([
    'Amount: 5000000 base units',
    `Receiver: ${other}`,
    `Token contract: ${payment.to}`,
    `From: ${payment.from}`,
    'Network: Ethereum',
  ])
  const allowed = asked({ action: 'approve', other, amount: (2n ** 256n - 1n).toString() })
  expect(allowed.title).toBe('Let 0x3C44…93BC spend an unlimited amount of 0x7099…79C8')
  expect(allowed.facts).toContainEqual({ key: 'spender', name: 'Spender', value: other })
})

test.each([
  [{ gas: '21000', feePerGas: '2000000000' }, 'Highest fee: 0.000042 ETH'],
  [{ gas: null, feePerGas: '2000000000' }, 'Fee per unit of gas: 0.000000002 ETH'],
])('a fee that the page chose is shown: %o', (fees, expected) => {
  const { facts } = walletQuestionView(startStory().latchkey.state(), { ...payment, ...fees })
  expect(facts.map(({ name, value }) => `${name}: ${value}`)).toContain(expected)
})

test('any other call shows its contract and its bytes', () => {
  const state = startStory().latchkey.state()
  const { title, facts } = walletQuestionView(state, { ...payment, data: '0xc0ffee' })
  expect(title).toBe('Call the contract 0x7099…79C8 with 0.5 ETH')
  expect(facts.map(({ name, value }) => `${name}: ${value}`)).toEqual([
    'Amount: 0.5 ETH',
    `Contract: ${payment.to}`,
    `From: ${payment.from}`,
    'Network: Ethereum',
    'Data: 0xc0ffee',
  ])
})

test('a message is shown before it is signed', () => {
  const state = startStory().latchkey.state()
  expect(
    walletQuestionView(state, { kind: 'sign', method: 'personal_sign', message: 'Hello\u202E' }),
  ).toEqual({
    title: 'Sign this message',
    text: 'The local key wallet asks: sign this message?',
    facts: [{ key: 'message', name: 'Message', value: 'Hello<U+202E>' }],
  })
})
