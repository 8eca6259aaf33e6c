import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { createExpiryQueue } from './expiry-queue.ts'
import { readLetterLog, writeLetterLog, type LetterLine } from './letter-log.ts'
import type { Letter } from './letter.ts'

/** The unread messages by topic, also on disk. */
export type LetterBox = {
  /** Stores a message. The same message on the same topic is one letter until it expires. */
  put(letter: Omit<Letter, 'id' | 'publishedAt' | 'expiresAt'>, secondsToLive: number): Letter
  /** Returns whether this client has neither published nor acknowledged the letter. */
  isNewTo(letter: Letter, reader: string): boolean
  /** Returns a topic's new letters for this client, oldest first. */
  waiting(topic: string, reader: string): readonly Letter[]
  /** Records that this client has the letter. */
  acknowledge(letter: Letter, reader: string): void
}

/** Opens the letters of a folder, and creates it if it is missing. `now` is in milliseconds since 1970. */
export function openLetterBox(folder: string, now: () => number = Date.now): LetterBox {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'relay-letters.jsonl')
  const topics = new Map<string, Map<string, Letter>>()
  const readers = new WeakMap<Letter, Set<string>>()
  const expiries = createExpiryQueue<Letter>()
  let counter = 0

  function keep(letter: Letter): void {
    const messages = topics.get(letter.topic) ?? new Map<string, Letter>()
    topics.set(letter.topic, messages.set(letter.message, letter))
    readers.set(letter, new Set([letter.from]))
    expiries.add(letter)
  }
  function forgetExpired(): void {
    for (const letter of expiries.takeExpired(now())) {
      const messages = topics.get(letter.topic)
      if (messages?.get(letter.message) === letter) messages.delete(letter.message)
      if (messages?.size === 0) topics.delete(letter.topic)
    }
  }
  function* currentLines(): Generator<LetterLine> {
    for (const messages of topics.values()) for (const letter of messages.values()) yield* linesOf(letter)
  }
  function linesOf(letter: Letter): readonly LetterLine[] {
    const others = [...(readers.get(letter) ?? [])].filter((by) => by !== letter.from)
    return [{ letter }, ...others.map((by) => ({ read: letter.id, by }))]
  }
  const isNewTo = (letter: Letter, reader: string) => readers.get(letter)?.has(reader) === false

  function restore(): void {
    const restored = new Map<string, Letter>()
    for (const line of readLetterLog(file)) {
      if ('letter' in line) {
        if (line.letter.expiresAt <= now()) continue
        keep(line.letter)
        restored.set(line.letter.id, line.letter)
      } else {
        const letter = restored.get(line.read)
        if (letter) readers.get(letter)?.add(line.by)
      }
    }
  }
  restore()
  const log = writeLetterLog(file, () => {
    forgetExpired()
    return currentLines()
  })

  function acknowledge(letter: Letter, reader: string): void {
    if (!isNewTo(letter, reader)) return
    readers.get(letter)?.add(reader)
    log.add({ read: letter.id, by: reader })
  }
  return {
    put(draft, secondsToLive) {
      forgetExpired()
      const same = topics.get(draft.topic)?.get(draft.message)
      if (same) {
        acknowledge(same, draft.from)
        return same
      }
      counter += 1
      const publishedAt = now()
      const id = `${publishedAt.toString(36)}-${counter.toString(36)}`
      const letter = { ...draft, id, publishedAt, expiresAt: publishedAt + secondsToLive * 1_000 }
      keep(letter)
      log.add({ letter })
      return letter
    },
    isNewTo,
    waiting(topic, reader) {
      forgetExpired()
      return [...(topics.get(topic)?.values() ?? [])].filter((letter) => isNewTo(letter, reader))
    },
    acknowledge,
  }
}
