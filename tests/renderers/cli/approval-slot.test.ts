import { expect, test } from 'vitest'
import { createApprovalSlot } from '../../../renderers/cli/approval-slot.ts'
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
