import { readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { firstEffects } from '../../core/effects/first.ts'
import { loadedFeatures } from '../../core/recording/loaded-features.ts'
import { en } from '../core/strings/english.ts'
import { readModules } from './modules.ts'
import { questionsIn } from './questions.ts'

const pages = readdirSync('docs').filter((name) => name.endsWith('.md'))
const rows = [
  ...pages
    .map((name) => readFileSync(`docs/${name}`, 'utf8'))
    .join('\n')
    .matchAll(/^\| `(?<effect>\w+)` \|[^|]+\| (?<limit>\w+) \| (?<said>.+) \|$/gm),
].map(({ groups }) => ({ effect: '', limit: '', said: '', ...groups }))
const questions = questionsIn(readModules(['core/effects', 'core/domain']))
const late = readdirSync('core/features').flatMap((file) =>
  Object.keys(loadedFeatures.featureOf(file.replace('.ts', ''))?.effects ?? {}),
)
const running = new Set(Object.keys(firstEffects).concat(late))
const sorted = (list: readonly { effect: string; limit: string }[]) =>
  list.map(({ effect, limit }) => `${effect} ${limit}`).toSorted()

test('every question of the core is documented with its limit', () => {
  expect(questions.length).toBeGreaterThan(25)
  expect(sorted(rows)).toEqual(sorted(questions))
})

test('every question is asked by an effect that runs', () => {
  expect(questions.map(({ effect }) => effect).filter((effect) => !running.has(effect))).toEqual([])
})

test('every text shown during a wait is in the catalogue or has a documented reason', () => {
  const wrong = rows.filter(({ said }) => {
    const names = [...said.matchAll(/`([\w.]+)`/g)].map(([, name = '']) => name)
    return names.length === 0 ? !/^nothing: \w+/.test(said) : names.some((name) => !(name in en))
  })
  expect(wrong).toEqual([])
})

test('every wait for a person shows a text', () => {
  expect(rows.filter(({ limit, said }) => limit === 'person' && said.startsWith('nothing'))).toEqual([])
})
