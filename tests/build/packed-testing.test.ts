import { execFile } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { allEvents } from '../../core/events/all.ts'
import { mask } from '../../core/recording/mask.ts'
import { parseTape } from '../../core/recording/tape.ts'
import type * as Testing from '../../entries/testing.ts'

const packed = (await import(resolve('dist/entries/testing.js'))) as typeof Testing
const page = (await import(resolve('dist/entries/index.js'))) as Record<string, unknown>
const tapes = readdirSync('fixtures/recordings', { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.jsonl'),
)

test('the published testing entry knows every event', () => {
  expect([...packed.allEvents.keys()]).toEqual([...allEvents.keys()])
})

test.each(tapes)('the packed library reads and masks %s like the sources', (name) => {
  const text = readFileSync(`fixtures/recordings/${name}`, 'utf8')
  expect(packed.mask(packed.parseTape(text))).toEqual(mask(parseTape(text)))
})

test('events of a page are those of the testing entry, and carry no fields', () => {
  const { connection } = page as {
    connection: (typeof import('../../core/events/connection/connection.ts'))['connection']
  }
  expect(packed.allEvents.get('connection/established')).toBe(connection.established)
  expect(connection.established).not.toHaveProperty('fields')
})

test('an error of the testing entry is one of the page', () => {
  expect(() => packed.checkOptions({})).toThrow(page['LatchkeyError'])
})

test('the example in docs/testing.md connects, signs and is refused', async () => {
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
