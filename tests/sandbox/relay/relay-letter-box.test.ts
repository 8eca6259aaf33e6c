import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createDeliveries } from '../../../sandbox/relay/deliveries.ts'
import { openLetterBox } from '../../../sandbox/relay/letter-box.ts'
import { readLines } from '../../../sandbox/relay/read-lines.ts'

let folder: string
let time: number

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'letter-box-'))
  time = 1_000_000
})
afterEach(() => rmSync(folder, { recursive: true }))

const topic = 'a1'.repeat(32)
const draft = { topic, message: 'aGVsbG8=', tag: 1100, from: 'dapp' }
const open = () => openLetterBox(folder, () => time)
const linesOnDisk = () => readFileSync(join(folder, 'relay-letters.jsonl'), 'utf8').trimEnd().split('\n')

test('letters expire in the order of their ends, not of their arrival', () => {
  const box = open()
  const lives = [50, 10, 40, 30, 20, 60, 5]
  for (const life of lives) box.put({ ...draft, message: `${life}`, topic: life % 20 ? topic : 'b2' }, life)
  const left = () =>
    [...box.waiting(topic, 'phone'), ...box.waiting('b2', 'phone')].map(({ message }) => message)
  expect(left()).toEqual(['50', '10', '30', '5', '40', '20', '60'])
  time += 20_000
  expect(left()).toEqual(['50', '30', '40', '60'])
  time += 30_000
  expect(left()).toEqual(['60'])
  time += 10_000
  expect(left()).toEqual([])
})

test('a message published again is a new letter only when the first has expired', () => {
  const box = open()
  const first = box.put(draft, 10)
  box.acknowledge(first, 'phone')
  time += 9_999
  expect(box.put(draft, 10)).toBe(first)
  expect(box.put({ ...draft, topic: 'b2' }, 10)).not.toBe(first)
  expect(box.waiting(topic, 'phone')).toEqual([])
  time += 1
  const second = box.put(draft, 10)
  expect(box.waiting(topic, 'phone')).toEqual([second])
})

test('a publisher of the same message does not receive it', () => {
  const box = open()
  box.put(draft, 10)
  box.put({ ...draft, from: 'phone' }, 10)
  const waiting = (reader: string) => [box, open()].map(({ waiting: look }) => look(topic, reader).length)
  expect([waiting('dapp'), waiting('phone'), waiting('tablet')]).toEqual([
    [0, 0],
    [0, 0],
    [1, 1],
  ])
})

test('stored messages survive a reopening, except a truncated line', () => {
  const box = open()
  const [read, unread] = [box.put(draft, 10), box.put({ ...draft, message: 'dHdv' }, 20)]
  box.acknowledge(read, 'phone')
  appendFileSync(join(folder, 'relay-letters.jsonl'), '{"letter":{"id":"x","top')
  expect(open().waiting(topic, 'phone')).toEqual([unread])
  expect(open().waiting(topic, 'tablet')).toEqual([read, unread])
  time += 15_000
  expect(open().waiting(topic, 'tablet')).toEqual([unread])
  expect(linesOnDisk()).toHaveLength(1)
})

test('the file drops expired messages while it grows', () => {
  const box = open()
  for (let count = 0; count < 9_000; count += 1) {
    box.put({ ...draft, message: `m${count}` }, 1)
    time += 10
  }
  expect(linesOnDisk().length).toBeLessThan(3_000)
  expect(box.waiting(topic, 'phone')).toHaveLength(99)
})

test('an unacknowledged message is stored until it expires', () => {
  const box = open()
  const deliveries = createDeliveries(() => time)
  const numbers = Array.from({ length: 1_000 }, (_, count) => {
    const letter = box.put({ ...draft, message: `m${count}` }, 1)
    time += 10
    return [deliveries.add(letter), letter] as const
  })
  expect(deliveries.count()).toBeLessThanOrEqual(100)
  const [[first] = [0], [last, letter] = [0]] = [numbers[0], numbers.at(-1)]
  expect([deliveries.take(first), deliveries.take(last), deliveries.take(last)]).toEqual([
    undefined,
    letter,
    undefined,
  ])
})

test.each([1, 2, 3, 5, 1_000])('complete lines are read from chunks of %i bytes', (size) => {
  const lines = ['{"a":"ä€😀"}', '', 'x'.repeat(40), 'half']
  const file = join(folder, 'lines.txt')
  writeFileSync(file, lines.join('\n'))
  expect([...readLines(file, size)]).toEqual(lines)
  expect([...readLines(join(folder, 'none.txt'))]).toEqual([])
})
