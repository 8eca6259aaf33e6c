import { expect, test } from 'vitest'
import { keyAction, strokesOf } from '../../../../renderers/cli/focus/keys.ts'
import type { Stroke } from '../../../../renderers/cli/focus/keys.ts'

const idle = { canType: false, isAsked: false }
const typing = { canType: true, isAsked: false }
const asked = { canType: false, isAsked: true }
const letter = (input: string): Stroke => ({ input, key: {} })

test('up and down move the focus by rows, left, right and tab one by one, page keys move it further, home and end to the ends', () => {
  const kinds = (
    ['upArrow', 'downArrow', 'leftArrow', 'rightArrow', 'tab', 'pageDown', 'pageUp', 'home', 'end'] as const
  ).map((name) => keyAction({ input: '', key: { [name]: true } }, idle))
  expect(kinds).toEqual([
    { kind: 'move', by: -1, isRow: true },
    { kind: 'move', by: 1, isRow: true },
    { kind: 'move', by: -1 },
    { kind: 'move', by: 1 },
    { kind: 'move', by: 1 },
    { kind: 'move', by: 8 },
    { kind: 'move', by: -8 },
    { kind: 'go', to: 'first' },
    { kind: 'go', to: 'last' },
  ])
  expect(keyAction({ input: '', key: { tab: true, shift: true } }, idle)).toEqual({ kind: 'move', by: -1 })
})

test('Enter and space press, Esc goes back, q and Ctrl-C quit', () => {
  expect(keyAction({ input: '', key: { return: true } }, idle)).toEqual({ kind: 'press' })
  expect(keyAction(letter(' '), idle)).toEqual({ kind: 'press' })
  expect(keyAction({ input: '', key: { escape: true, meta: true } }, idle)).toEqual({ kind: 'back' })
  expect(keyAction(letter('q'), idle)).toEqual({ kind: 'quit' })
  expect(keyAction({ input: 'c', key: { ctrl: true } }, typing)).toEqual({ kind: 'quit' })
})

test('in a text field letters, q and space are typed, and backspace erases', () => {
  expect(keyAction(letter('q'), typing)).toEqual({ kind: 'insert', text: 'q' })
  expect(keyAction(letter(' '), typing)).toEqual({ kind: 'insert', text: ' ' })
  expect(keyAction(letter('ß'), typing)).toEqual({ kind: 'insert', text: 'ß' })
  expect(keyAction({ input: '', key: { delete: true } }, typing)).toEqual({ kind: 'erase' })
  expect(keyAction(letter('x'), idle)).toBeNull()
})

test('a question mark asks for help, where it is no letter of a search', () => {
  expect(keyAction(letter('?'), idle)).toEqual({ kind: 'help' })
  expect(keyAction(letter('?'), typing)).toEqual({ kind: 'insert', text: '?' })
})

test('control characters and Alt combinations are not typed', () => {
  expect(keyAction(letter('\u0007'), typing)).toBeNull()
  expect(keyAction({ input: 'b', key: { meta: true } }, typing)).toBeNull()
})

test('a question of the wallet takes y, n and Esc', () => {
  expect(keyAction(letter('y'), asked)).toEqual({ kind: 'answer', approved: true })
  expect(keyAction(letter('N'), asked)).toEqual({ kind: 'answer', approved: false })
  expect(keyAction({ input: '', key: { escape: true } }, asked)).toEqual({ kind: 'answer', approved: false })
})

test('a held backspace erases once for each time it was sent', () => {
  const erased = strokesOf('\u007F\u007F', {}).map((stroke) => keyAction(stroke, typing))
  expect(erased).toEqual([{ kind: 'erase' }, { kind: 'erase' }])
})

test('letters that arrive together are taken one by one, and their line ends are Enter', () => {
  expect(strokesOf('ab\r', {})).toEqual([letter('a'), letter('b'), { input: '', key: { return: true } }])
  expect(strokesOf('\n', {})).toEqual([{ input: '', key: { return: true } }])
})
