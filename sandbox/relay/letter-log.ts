import { appendFileSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import type { Letter } from './letter.ts'

/** What is remembered of letters: that one was published, or that a client has one. */
export type LetterLine = { readonly letter: Letter } | { readonly read: string; readonly by: string }

/** The file that outlives the relay's process. */
export type LetterLog = { add(line: LetterLine): void }

const linesAlwaysKept = 2_000

/** Reads the lines of a log, oldest first; none when there is no file yet. */
export function readLetterLog(file: string): readonly LetterLine[] {
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8').split('\n').flatMap(readLine)
}

/**
 * Begins a log anew with the lines that `current` answers, then adds to it. It begins anew whenever it has doubled, so
 * that it forgets what is over, and a line costs the same however many there are.
 */
export function writeLetterLog(file: string, current: () => readonly LetterLine[]): LetterLog {
  let count = 0
  let most = 0

  function beginAnew(): void {
    const lines = current()
    writeFileSync(`${file}.draft`, lines.map(format).join(''))
    renameSync(`${file}.draft`, file)
    count = lines.length
    most = 2 * count + linesAlwaysKept
  }

  beginAnew()
  return {
    add(line) {
      appendFileSync(file, format(line))
      count += 1
      if (count >= most) beginAnew()
    },
  }
}

function format(line: LetterLine): string {
  return `${JSON.stringify(line)}\n`
}

// A process killed while it wrote leaves half a line at the end.
function readLine(text: string): readonly LetterLine[] {
  try {
    return text ? [JSON.parse(text) as LetterLine] : []
  } catch {
    return []
  }
}
