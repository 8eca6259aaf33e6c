import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { calls } from '../sandbox/relay/calls.ts'
import { openLetterBox } from '../sandbox/relay/letter-box.ts'
import type { Letter } from '../sandbox/relay/letter.ts'
import { createPostOffice, type Recipient } from '../sandbox/relay/post-office.ts'

const publishes = 2_000
const lettersPerTopic = 10
const message = 'bGV0dGVy'.repeat(64)
const secondsToLive = 86_400

/**
 * Measures what it costs the relay to accept, deliver and delete a message, and to read a mailbox. It runs with few and with many stored letters.
 */
export function benchRelay(): void {
  for (const kept of [1_000, 100_000]) {
    const folder = mkdtempSync(join(tmpdir(), 'bench-relay-'))
    console.log(`relay, ${kept.toLocaleString('en')} letters kept: ${costs(folder, kept)}`)
    rmSync(folder, { recursive: true })
  }
}

function costs(folder: string, kept: number): string {
  const box = openLetterBox(folder)
  for (let index = 0; index < kept; index += 1) {
    const topic = topicOf(Math.floor(index / lettersPerTopic))
    box.put({ topic, message: `${message}${index}`, tag: 1108, from: 'somebody' }, secondsToLive)
  }
  const office = createPostOffice(box)
  const inbox: Letter[] = []
  const dapp = recipient('dapp', () => undefined)
  const phone = recipient('phone', (letter) => inbox.push(letter))
  const fresh = topicOf(kept)
  office.subscribe(phone, fresh)
  const publish = times((index) => {
    const parameters = { topic: fresh, message: `${message}${index}`, ttl: secondsToLive, tag: 1108 }
    calls['irn_publish']?.(office, dapp, parameters).afterwards?.()
    for (const letter of inbox.splice(0)) office.acknowledge(phone, letter)
  })
  const fetch = times((index) => {
    calls['irn_fetchMessages']?.(office, phone, { topic: topicOf(index % (kept / lettersPerTopic)) })
  })
  return `publish ${told(publish)}; fetch ${told(fetch)}`
}

function recipient(clientId: string, deliver: (letter: Letter) => void): Recipient {
  return { clientId, deliver, noteFetched: () => undefined }
}

function topicOf(index: number): string {
  return index.toString(16).padStart(64, '0')
}

function times(run: (index: number) => void): readonly number[] {
  return Array.from({ length: publishes }, (_, index) => {
    const begin = performance.now()
    run(index)
    return performance.now() - begin
  }).toSorted((a, b) => a - b)
}

function told(sorted: readonly number[]): string {
  const at = (part: number) => Math.round((sorted[Math.floor(sorted.length * part)] ?? 0) * 1_000)
  const mean = Math.round((sorted.reduce((sum, time) => sum + time, 0) / sorted.length) * 1_000)
  return `${at(0.5)} µs in the median, ${mean} in the mean, ${at(0.99)} at the 99th percentile, ${at(1 - 1 / sorted.length)} at worst`
}
