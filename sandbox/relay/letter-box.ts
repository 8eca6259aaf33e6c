import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** One published message; times are in milliseconds since 1970, `from` is the publisher's client id. */
export type Letter = {
  readonly id: string
  readonly topic: string
  readonly message: string
  readonly tag: number
  readonly attestation?: string
  readonly from: string
  readonly publishedAt: number
  readonly expiresAt: number
}

/** The messages that somebody may still have to read, on disk, so that they outlive the relay's process. */
export type LetterBox = {
  /** Keeps a message; the same message published again by the same client is the same letter. */
  put(letter: Omit<Letter, 'id' | 'publishedAt' | 'expiresAt'>, secondsToLive: number): Letter
  /** The letters of a topic that this client neither wrote nor acknowledged, oldest first. */
  waiting(topic: string, reader: string): readonly Letter[]
  /** Remembers that this client has the letter. */
  acknowledge(letterId: string, reader: string): void
}

type Kept = { readonly letter: Letter; readonly readers: Set<string> }
type Line = { readonly letter: Letter } | { readonly read: string; readonly by: string }

const linesBetweenCleanings = 2_000

/** Opens the letters kept in this folder, which is made when it is missing. */
export function openLetterBox(folder: string): LetterBox {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'relay-letters.jsonl')
  const kept = readKept(file)
  let counter = 0
  let lines = 0

  function clean(): void {
    const now = Date.now()
    for (const [id, { letter }] of kept) if (letter.expiresAt <= now) kept.delete(id)
    const all = [...kept.values()].flatMap(({ letter, readers }): Line[] => [
      { letter },
      ...[...readers].map((by) => ({ read: letter.id, by })),
    ])
    writeFileSync(`${file}.draft`, all.map((line) => `${JSON.stringify(line)}\n`).join(''))
    renameSync(`${file}.draft`, file)
    lines = 0
  }
  function write(line: Line): void {
    appendFileSync(file, `${JSON.stringify(line)}\n`)
    lines += 1
    if (lines >= linesBetweenCleanings) clean()
  }

  clean()
  return {
    put(draft, secondsToLive) {
      const now = Date.now()
      for (const { letter } of kept.values()) {
        const same = letter.message === draft.message && letter.topic === draft.topic
        if (same && letter.from === draft.from && letter.expiresAt > now) return letter
      }
      counter += 1
      const id = `${now.toString(36)}-${counter.toString(36)}`
      const letter = { ...draft, id, publishedAt: now, expiresAt: now + secondsToLive * 1_000 }
      kept.set(id, { letter, readers: new Set() })
      write({ letter })
      return letter
    },
    waiting(topic, reader) {
      const now = Date.now()
      return [...kept.values()]
        .filter(
          ({ letter, readers }) => letter.topic === topic && letter.from !== reader && !readers.has(reader),
        )
        .map(({ letter }) => letter)
        .filter((letter) => letter.expiresAt > now)
    },
    acknowledge(letterId, reader) {
      const found = kept.get(letterId)
      if (!found || found.readers.has(reader)) return
      found.readers.add(reader)
      write({ read: letterId, by: reader })
    },
  }
}

function readKept(file: string): Map<string, Kept> {
  const kept = new Map<string, Kept>()
  if (!existsSync(file)) return kept
  for (const text of readFileSync(file, 'utf8').split('\n')) {
    const line = readLine(text)
    if (line === null) continue
    if ('letter' in line) kept.set(line.letter.id, { letter: line.letter, readers: new Set() })
    else kept.get(line.read)?.readers.add(line.by)
  }
  return kept
}

// A process killed while it wrote leaves half a line at the end.
function readLine(text: string): Line | null {
  try {
    return text ? (JSON.parse(text) as Line) : null
  } catch {
    return null
  }
}
