import { readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { exports as published, version } from '../package.json' with { type: 'json' }
import { featureList, featureOption } from '../core/domain/features/features.ts'
import { allEvents } from '../core/events/all.ts'
import { readModules } from './architecture/modules.ts'

const lines = readFileSync('CHANGELOG.md', 'utf8').split('\n')
const namesIn = (text: string) => text.match(/[A-Za-z_$][\w$-]*/g) ?? []
const quotedIn = (text: string) => Array.from(text.matchAll(/`([^`]+)`/g), ([, quoted = '']) => quoted)
const quoted = quotedIn(lines.join('\n'))
const named = new Set(quoted.flatMap(namesIn))

/** What an entry exports beside types, by its page in docs/api; presets of networks are named by their entry. */
const valuesOf = (page: string) =>
  readFileSync(`docs/api/${page}`, 'utf8')
    .split(/^## /m)
    .filter((section) => section.includes('\ndeclare '))
    .flatMap((section) => namesIn(section)[0] ?? [])
const pages = readdirSync('docs/api').filter((page) => page !== 'networks.md')

test('the top of the changelog is the version of the package', () => {
  expect(lines.find((line) => line.startsWith('## '))).toMatch(`## ${version} (`)
})

test('the changelog names every entry of the package, and no other', () => {
  const entries = Object.keys(published).flatMap((path) => path.match(/^\.\/(\w+)$/)?.[1] ?? [])
  const said = quoted.flatMap((text) => text.match(/^latchkey\/(\w+)$/)?.[1] ?? [])
  expect([...new Set(said)].toSorted()).toEqual(entries.toSorted())
})

test('the changelog says of every feature by which option it is switched', () => {
  const switches = quoted.filter((text) => text.startsWith('features: '))
  const switched = new Set(switches.flatMap(namesIn))
  const features = featureList.map(([name]) => featureOption(name)).filter((name) => name !== 'modal')
  expect(features.filter((name) => !switched.has(name))).toEqual([])
})

test.each(pages)('the changelog names every value of docs/api/%s', (page) => {
  const values = valuesOf(page)
  expect(values).not.toEqual([])
  expect(values.filter((name) => !named.has(name))).toEqual([])
})

test('every name in the changelog exists unless it is marked as past', () => {
  const modules = readModules(['core', 'adapters', 'renderers', 'entries'])
  const there = new Set(namesIn([...modules.map(({ text }) => text), JSON.stringify(published)].join('\n')))
  const families = new Set([...allEvents.keys()].map((type) => type.split('/')[0]))
  const isGone = (text: string) => {
    const [, family, event] = text.match(/^(\w+)\.(\w+)$/) ?? []
    if (family !== 'features' && families.has(family)) return !allEvents.has(`${family}/${event}`)
    // Paths of this project, other packages, and directives of a policy.
    const isElsewhere = /^docs\/|\/$|^@|-src$/.test(text)
    return !isElsewhere && namesIn(text).some((name) => !there.has(name))
  }
  const today = lines.filter((line) => !/\bwas\b/.test(line)).join('\n')
  expect(quotedIn(today).filter(isGone)).toEqual([])
})
