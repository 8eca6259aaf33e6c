import { execFile } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { allEvents } from '../../core/events/all.ts'
import { isPersonal } from '../../core/domain/personal.ts'
import type * as Testing from '../../entries/testing.ts'

const packed = (await import(resolve('dist/entries/testing.js'))) as typeof Testing
const page = (await import(resolve('dist/entries/index.js'))) as Record<string, unknown>
const tapes = readdirSync('fixtures/recordings', { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.jsonl'),
)

const fieldsOf = (events: typeof allEvents) =>
  [...events].map(([type, { fields }]) => [
    type,
    Object.entries(fields).map(([name, field]) => `${name}${isPersonal(field) ? ' (personal)' : ''}`),
  ])

test('the published testing entry knows every field of every event, and which are personal', () => {
  expect(fieldsOf(packed.allEvents)).toEqual(fieldsOf(allEvents))
})

test.each(tapes)('it reads and masks %s', (name) => {
  const tape = packed.parseTape(readFileSync(`fixtures/recordings/${name}`, 'utf8'))
  expect(packed.mask(tape).lines).toHaveLength(tape.lines.length)
})

test('events of a page have no fields, and are the same events', () => {
  const { connection } = page as {
    connection: (typeof import('../../core/events/connection.ts'))['connection']
  }
  expect(connection.established.fields).toEqual({})
  expect(packed.allEvents.get('connection/established')?.type).toBe(connection.established.type)
})

test('an error of the testing entry is one of the page', () => {
  expect(() => packed.checkOptions({})).toThrow(page['LatchkeyError'])
})

test('what docs/testing.md writes down connects, signs, and is refused', async () => {
  const [, example = ''] = /^```ts\n([\s\S]*?)^```/m.exec(readFileSync('docs/testing.md', 'utf8')) ?? []
  const code = example.replaceAll(
    /'latchkey(?:\/(\w+))?'/g,
    (_, entry = 'index') => `'${pathToFileURL(resolve(`dist/entries/${entry}.js`)).href}'`,
  )
  const run = `${code}; console.log(JSON.stringify(await connectsAndSigns()))`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', run])
  expect(JSON.parse(stdout)).toEqual({
    account: '0x00000000219ab540356cBB839Cbe05303d7705Fa',
    signature: '0x1234',
    refused: 'user-rejected',
  })
})
