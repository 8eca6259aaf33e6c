import { Transform } from 'node:stream'
import { backgroundIn, backgroundOf } from '../theme/background.ts'
import type { Background } from '../theme/background.ts'
import type { CommandIo } from './command-io.ts'

/** The question for the background colour (OSC 11), and one that every terminal answers (DA1), so that a terminal without the first ends the wait. */
const questions = '\u001B]11;?\u0007\u001B[c'

/** How long the first frame waits for the answer, in milliseconds. */
const longestWait = 150

// oxlint-disable-next-line no-control-regex
const answers = /\u001B\]11;([^\u0007\u001B]*)(?:\u0007|\u001B\\)|\u001B\[\?[\d;]*c/g
// The beginning of an answer at the end of a read. A lone escape is the visitor's key.
// oxlint-disable-next-line no-control-regex
const begun = /\u001B(?:\](?:1(?:1(?:;[^\u0007\u001B]*\u001B?)?)?)?|\[\?[\d;]*)$/

/** Terminals that would print the question, or that answer for another one. */
const silent = /^(dumb|linux|screen)/

/** What is known of the terminal, and its keys without its answers. */
export type TerminalBackground = {
  readonly background: Background
  readonly keys: NodeJS.ReadStream
  readonly stop: () => void
}

/**
 * Asks the terminal for its background. Keys that are pressed meanwhile arrive afterwards, and an answer that comes late never counts as keys.
 * Without an answer, the environment decides. Needs the raw mode.
 */
export async function askBackground({
  stdin,
  stdout,
  environment,
}: Omit<CommandIo, 'broken'>): Promise<TerminalBackground> {
  const told = backgroundIn(environment)
  if (environment['LATCHKEY_BACKGROUND'] || silent.test(environment['TERM'] ?? 'dumb'))
    return { background: told, keys: stdin, stop: () => {} }
  let background: Background = 'unknown'
  let end = () => {}
  const answered = new Promise<void>((resolve) => (end = resolve))
  const keys = keysOf(stdin, (answer) => {
    if (answer === null) end()
    else background = backgroundOf(answer)
  })
  const timer = setTimeout(end, longestWait)
  stdout.write(questions)
  await answered
  clearTimeout(timer)
  return {
    background: background === 'unknown' ? told : background,
    keys,
    stop: () => void stdin.unpipe(keys),
  }
}

/** Returns the input without the answers. `onAnswer` receives the colour, and null for the last answer. From then on every input is a key. */
function keysOf(stdin: NodeJS.ReadStream, onAnswer: (colour: string | null) => void): NodeJS.ReadStream {
  let [isOver, held] = [false, '']
  const keys = new Transform({
    decodeStrings: false,
    transform(chunk: string | Buffer, _, done) {
      if (isOver) return done(null, chunk)
      const rest = (held + chunk.toString()).replace(answers, (_, colour?: string) => {
        isOver = colour === undefined
        onAnswer(colour ?? null)
        return ''
      })
      held = isOver ? '' : (begun.exec(rest)?.[0] ?? '')
      const text = rest.slice(0, rest.length - held.length)
      return done(null, text === '' ? undefined : text)
    },
  })
  stdin.setEncoding('utf8')
  stdin.pipe(keys)
  return Object.assign(keys, {
    isTTY: true,
    setRawMode: (isRaw: boolean) => stdin.setRawMode(isRaw),
    ref: () => stdin.ref(),
    unref: () => stdin.unref(),
  }) as unknown as NodeJS.ReadStream
}
