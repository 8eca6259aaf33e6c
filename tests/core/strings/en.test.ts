import { expect, test } from 'vitest'
import { Platform } from '../../../core/domain/platform.ts'
import { en } from '../../../core/strings/en.ts'
import { fill } from '../../../core/strings/fill.ts'
import { readModules } from '../../architecture/modules.ts'

test('places are filled, and one without a value stays visible', () => {
  expect(fill('Swapped {from} to {to}', { from: 'ETH' })).toBe('Swapped ETH to {to}')
})

/** The names that a view-model puts together from a platform. */
const platformTexts = new Set(Platform.options.map((platform) => `pairing.${platform}`))

test('every text is used by some view, and none is empty', () => {
  const source = readModules(['core/view-models', 'core/effects'])
    .map(({ text }) => text)
    .join('\n')
  expect(Object.keys(en).filter((name) => !source.includes(`'${name}'`) && !platformTexts.has(name))).toEqual(
    [],
  )
  expect(Object.values(en).filter((text) => text.trim() === '')).toEqual([])
})
