import { expect, test } from 'vitest'
import { createWalletDesk } from '../../../renderers/cli/wallet-desk.ts'
import { walletQuestionText } from '../../../core/view-models/terminal.ts'
import { startStory } from '../../../fixtures/story.ts'

test('a question lies on the desk until it is answered', async () => {
  const desk = createWalletDesk()
  const allowed = desk.approve({ kind: 'connect' })
  expect(desk.pending()).toEqual({ kind: 'connect' })
  desk.answer(true)
  expect(await allowed).toBe(true)
  expect(desk.pending()).toBeNull()
})

test('a new question refuses the one before', async () => {
  const desk = createWalletDesk()
  const first = desk.approve({ kind: 'connect' })
  const second = desk.approve({ kind: 'switch-network', chainId: 'eip155:137' })
  expect(await first).toBe(false)
  desk.answer(true)
  expect(await second).toBe(true)
})

test('an answer without a question is nothing', () => {
  const desk = createWalletDesk()
  desk.answer(true)
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
