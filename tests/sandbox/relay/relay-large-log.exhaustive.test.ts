import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openLetterBox } from '../../../sandbox/relay/letter-box.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'letter-box-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const topic = 'a1'.repeat(32)
const size = 8 << 20
const count = 66

test('a log longer than a string is read at a restart and compacted', () => {
  const box = openLetterBox(folder)
  for (let number = 0; number < count; number += 1)
    box.put({ topic, message: `${number}-`.padEnd(size, 'x'), tag: 1100, from: 'dapp' }, 3_600)
  const again = openLetterBox(folder)
  expect(again.waiting(topic, 'phone').map(({ message }) => message.length)).toEqual(
    Array.from({ length: count }, () => size),
  )
  expect(statSync(join(folder, 'relay-letters.jsonl')).size).toBeGreaterThan(512 * 2 ** 20)
})
