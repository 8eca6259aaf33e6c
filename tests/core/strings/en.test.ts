import { expect, test } from 'vitest'
import { accountTypes } from '../../../core/domain/account/account-type.ts'
import { allNamespaces } from '../../../core/domain/values/caip.ts'
import { platformSchema } from '../../../core/domain/wallets/platform.schema.ts'
import { en } from './english.ts'
import { enToast } from '../../../core/strings/en/toast.ts'
import { fill } from '../../../core/strings/fill.ts'
import { readModules } from '../../architecture/modules.ts'

test('places are filled, and one without a value stays visible', () => {
  expect(fill('Swapped {from} to {to}', { from: 'ETH' })).toBe('Swapped ETH to {to}')
})

/** The names that a view-model puts together from a platform, a namespace or a kind of account. */
const builtTexts = new Set([
  ...platformSchema.options.map((platform) => `pairing.${platform}`),
  ...allNamespaces.map((namespace) => `namespace.${namespace}`),
  ...accountTypes.flatMap((type) => [`smartAccount.label.${type}`, `smartAccount.switchTo.${type}`]),
])

test('every text is used by some view, and none is empty', () => {
  const source = readModules(['core/view-models', 'core/selectors', 'core/effects', 'core/reducers'])
    .map(({ text }) => text)
    .join('\n')
  expect(Object.keys(en).filter((name) => !source.includes(`'${name}'`) && !builtTexts.has(name))).toEqual([])
  expect(Object.values(en).filter((text) => text.trim() === '')).toEqual([])
})

test('every text that an effect names is one of the toasts, which are there in every view', () => {
  const named = readModules(['core/effects'])
    .flatMap(({ text }) => [...text.matchAll(/(?:text: |success\(|failure\(|\? |: )'(\w+\.\w+)'/g)])
    .map(([, name = '']) => name)
  expect(named.length).toBeGreaterThan(5)
  expect(named.filter((name) => !(name in enToast))).toEqual([])
})

test('full catalogues are only in their chunks and in the development check of host texts', () => {
  const whole = readModules(['core', 'adapters', 'renderers', 'entries'])
    .filter(({ text }) => /^(?:import|export) (?!type).*strings\/[a-z]{2}(?:-\w+)?\.ts'/m.test(text))
    .map(({ path }) => path)
  expect(whole).toEqual(['entries/check-strings.ts'])
})

test('no text is defined in two catalogues', () => {
  const names = readModules(['core/strings/en'])
    .flatMap(({ text }) => [...text.matchAll(/^ {2}'([\w.]+)':/gm)])
    .map(([, name = '']) => name)
  expect(names.toSorted()).toEqual(Object.keys(en).toSorted())
})
