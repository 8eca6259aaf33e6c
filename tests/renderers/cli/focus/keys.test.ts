import { expect, test } from 'vitest'
import { actionOf, strokesOf } from '../../../../renderers/cli/focus/keys.ts'
import type { Stroke } from '../../../../renderers/cli/focus/keys.ts'

const idle = { canType: false, isAsked: false }
const typing = { canType: true, isAsked: false }
const asked = { canType: false, isAsked: true }
const letter = (input: string): Stroke => ({ input, key: {} })

test('arrows and tab move the focus, page keys move it further, home and end to the ends', () => {
  const kinds = (['upArrow', 'downArrow', 'tab', 'pageDown', 'pageUp', 'home', 'end'] as const).map((name) =>
    actionOf({ input: '', key: { [name]: true } }, idle),
  )
  expect(kinds).toEqual([
    { kind: 'move', by: -1 },
    { kind: 'move', by: 1 },
    { kind: 'move', by: 1 },
    { kind: 'move', by: 8 },
    { kind: 'move', by: -8 },
    { kind: 'go', to: 'first' },
    { kind: 'go', to: 'last' },
  ])
  expect(actionOf({ input: '', key: { tab: true, shift: true } }, idle)).toEqual({ kind: 'move', by: -1 })
})

test('Enter and space press, Esc goes back, q and Ctrl-C quit', () => {
  expect(actionOf({ input: '', key: { return: true } }, idle)).toEqual({ kind: 'press' })
  expect(actionOf(letter(' '), idle)).toEqual({ kind: 'press' })
  expect(actionOf({ input: '', key: { escape: true, meta: true } }, idle)).toEqual({ kind: 'back' })
  expect(actionOf(letter('q'), idle)).toEqual({ kind: 'quit' })
  expect(actionOf({ input: 'c', key: { ctrl: true } }, typing)).toEqual({ kind: 'quit' })
})

test('where there is a place to type, letters are typed, q and space too, and backspace erases', () => {
  expect(actionOf(letter('q'), typing)).toEqual({ kind: 'insert', text: 'q' })
  expect(actionOf(letter(' '), typing)).toEqual({ kind: 'insert', text: ' ' })
  expect(actionOf(letter('ß'), typing)).toEqual({ kind: 'insert', text: 'ß' })
  expect(actionOf({ input: '', key: { delete: true } }, typing)).toEqual({ kind: 'erase' })
  expect(actionOf(letter('x'), idle)).toBeNull()
})

test('a question mark asks for help, where it is no letter of a search', () => {
  expect(actionOf(letter('?'), idle)).toEqual({ kind: 'help' })
  expect(actionOf(letter('?'), typing)).toEqual({ kind: 'insert', text: '?' })
})

test('control characters and Alt combinations are not typed', () => {
  expect(actionOf(letter('\u0007'), typing)).toBeNull()
  expect(actionOf({ input: 'b', key: { meta: true } }, typing)).toBeNull()
})

test('a question of the wallet takes y, n and Esc', () => {
  expect(actionOf(letter('y'), asked)).toEqual({ kind: 'answer', approved: true })
  expect(actionOf(letter('N'), asked)).toEqual({ kind: 'answer', approved: false })
  expect(actionOf({ input: '', key: { escape: true } }, asked)).toEqual({ kind: 'answer', approved: false })
})

test('a held backspace erases once for each time it was sent', () => {
  const erased = strokesOf('\u007F\u007F', {}).map((stroke) => actionOf(stroke, typing))
  expect(erased).toEqual([{ kind: 'erase' }, { kind: 'erase' }])
})

test('letters that arrive together are taken one by one, and their line ends are Enter', () => {
  expect(strokesOf('ab\r', {})).toEqual([letter('a'), letter('b'), { input: '', key: { return: true } }])
  expect(strokesOf('\n', {})).toEqual([{ input: '', key: { return: true } }])
})
