import { expect, test } from 'vitest'
import { createWalletDesk } from '../../../renderers/cli/wallet-desk.ts'
import { walletQuestionText } from '../../../core/view-models/terminal.ts'
import { startStory } from '../../../fixtures/story.ts'

test('a question lies on the desk until it is answered', async () => {
  const desk = createWalletDesk()
  const question = { kind: 'connect' } as const
  const allowed = desk.approve(question)
  expect(desk.pending()).toBe(question)
  desk.answer(question, true)
  expect(await allowed).toBe(true)
  expect(desk.pending()).toBeNull()
})

test('a new question refuses the one before', async () => {
  const desk = createWalletDesk()
  const first = desk.approve({ kind: 'connect' })
  const question = { kind: 'switch-network', chainId: 'eip155:137' } as const
  const second = desk.approve(question)
  expect(await first).toBe(false)
  desk.answer(question, true)
  expect(await second).toBe(true)
})

test('an answer that comes late is not taken for one to the next question, though it reads the same', () => {
  const desk = createWalletDesk()
  const [earlier, later] = [
    { kind: 'sign', method: 'personal_sign' } as const,
    { kind: 'sign', method: 'personal_sign' } as const,
  ]
  void desk.approve(earlier)
  void desk.approve(later)
  desk.answer(earlier, true)
  expect(desk.pending()).toBe(later)
})

test('an answer without a question is nothing', () => {
  const desk = createWalletDesk()
  desk.answer({ kind: 'connect' }, true)
  expect(desk.pending()).toBeNull()
})

test('a question is put in words', () => {
  const state = startStory().latchkey.state()
  expect(walletQuestionText(state, { kind: 'switch-network', chainId: 'eip155:137' })).toBe(
    'The local key wallet asks: switch to Polygon?',
  )
  expect(walletQuestionText(state, { kind: 'add-network', network: { id: 'eip155:5', name: 'Five' } })).toBe(
    'The local key wallet asks: add Five (eip155:5)?',
  )
})
