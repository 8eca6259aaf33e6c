import { appendFileSync, closeSync, openSync, renameSync, writeSync } from 'node:fs'
import type { Letter } from './letter.ts'
import { readLines } from './read-lines.ts'

/** What is remembered of letters: that one was published, or that a client has one. */
export type LetterLine = { readonly letter: Letter } | { readonly read: string; readonly by: string }

/** The file that outlives the relay's process. */
export type LetterLog = { add(line: LetterLine): void }

const linesAlwaysKept = 2_000

/** How much is written at once, in letters; no string may have more than 2^29 of them. */
const batchSize = 1 << 20

/** Reads the lines of a log, oldest first, as they are asked for; none when there is no file yet. */
export function* readLetterLog(file: string): Generator<LetterLine> {
  for (const text of readLines(file)) {
    const line = lineIn(text)
    if (line) yield line
  }
}

/**
 * Begins a log anew with the lines that `current` answers, then adds to it. It begins anew whenever it has doubled, so
 * that it forgets what is over, and a line costs the same however many there are.
 */
export function writeLetterLog(file: string, current: () => Iterable<LetterLine>): LetterLog {
  let count = 0
  let most = 0

  function startOver(): void {
    count = writeLines(`${file}.draft`, current())
    renameSync(`${file}.draft`, file)
    most = 2 * count + linesAlwaysKept
  }

  startOver()
  return {
    add(line) {
      appendFileSync(file, format(line))
      count += 1
      if (count >= most) startOver()
    },
  }
}

/** Writes a file of these lines, and answers how many they are. */
function writeLines(file: string, lines: Iterable<LetterLine>): number {
  const handle = openSync(file, 'w')
  let count = 0
  let batch = ''
  try {
    for (const line of lines) {
      count += 1
      batch += format(line)
      if (batch.length < batchSize) continue
      writeAll(handle, batch)
      batch = ''
    }
    writeAll(handle, batch)
  } finally {
    closeSync(handle)
  }
  return count
}

function writeAll(handle: number, text: string): void {
  const bytes = Buffer.from(text)
  for (let written = 0; written < bytes.length;) written += writeSync(handle, bytes, written)
}

function format(line: LetterLine): string {
  return `${JSON.stringify(line)}\n`
}

// A process killed while it wrote leaves half a line at the end.
function lineIn(text: string): LetterLine | null {
  try {
    return text ? (JSON.parse(text) as LetterLine) : null
  } catch {
    return null
  }
}
