import { appendFileSync, closeSync, openSync, renameSync, writeSync } from 'node:fs'
import type { Letter } from './letter.ts'
import { readLines } from './read-lines.ts'

/** A line of the log: a letter was published, or a client has one. */
export type LetterLine = { readonly letter: Letter } | { readonly read: string; readonly by: string }

/** The file that survives the relay's process. */
export type LetterLog = { add(line: LetterLine): void }

const linesAlwaysKept = 2_000

/** The size of one write, in characters. A string can hold at most 2^29. */
const batchSize = 1 << 20

/** Reads the lines of a log lazily, oldest first. Returns none if there is no file yet. */
export function* readLetterLog(file: string): Generator<LetterLine> {
  for (const text of readLines(file)) {
    const line = lineIn(text)
    if (line) yield line
  }
}

/**
 * Rewrites a log with the lines of `current`, then appends to it. Rewrites it again whenever it has doubled, so that it drops expired lines and
 * each line has a constant cost.
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

/** Writes these lines to a file. Returns their number. */
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

// Parses a line. Returns null for an incomplete last line, which a killed process may leave.
function lineIn(text: string): LetterLine | null {
  try {
    return text ? (JSON.parse(text) as LetterLine) : null
  } catch {
    return null
  }
}
