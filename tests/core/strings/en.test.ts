import { expect, test } from 'vitest'
import { en } from '../../../core/strings/en.ts'
import { fill } from '../../../core/strings/fill.ts'
import { readModules } from '../../architecture/modules.ts'

test('places are filled, and one without a value stays visible', () => {
  expect(fill('Swapped {from} to {to}', { from: 'ETH' })).toBe('Swapped ETH to {to}')
})

test('every text is used by some view, and none is empty', () => {
  const source = readModules(['core/view-models', 'core/effects'])
    .map(({ text }) => text)
    .join('\n')
  expect(Object.keys(en).filter((name) => !source.includes(`'${name}'`))).toEqual([])
  expect(Object.values(en).filter((text) => text.trim() === '')).toEqual([])
})
