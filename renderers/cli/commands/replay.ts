import { canonical } from '../../../core/recording/canonical.ts'
import { createPlayer } from '../../../core/recording/player.ts'
import { foldTape, rerun } from '../../../core/recording/replay.ts'
import type { TapeDifference } from '../../../core/recording/run-tape.ts'
import { eventsOf, parseTape } from '../../../core/recording/tape.ts'
import type { Tape } from '../../../core/recording/tape.ts'
import { whyOnlyFolded } from '../../../core/recording/why-only-folded.ts'
import { CommandError } from './command-error.ts'
import { isTerminal, print } from './command-io.ts'
import type { CommandIo } from './command-io.ts'
import { drawAtOnce } from './draw-at-once.ts'
import { framePrinter } from './frame-printer.ts'
import { readArguments, parseInteger } from './read-arguments.ts'
import { readText } from './read-file.ts'

const help = `latchkey replay FILE: runs a recorded tape again and tells whether everything went the same way

  FILE       a tape written by latchkey run --record or by the modal, or - for stdin
  --to N     print the state after event N (0 is the beginning) instead, with --frames its frame
  --step     walk through the tape in the terminal with the arrow keys
  --frames   print the terminal's frame whenever it changes
  --json     print the verdict as one line of JSON
  --help     print this text

A tape whose beginning fell off is folded and not run again.

Exit code 0 when the rerun is the same or the tape was only folded, 1 when it differs, 2 when the tape is wrong.
`

const flags = {
  to: { type: 'string' },
  step: { type: 'boolean' },
  frames: { type: 'boolean' },
  json: { type: 'boolean' },
} as const

/** Runs `latchkey replay`. */
export async function replay(args: readonly string[], io: CommandIo): Promise<number> {
  const { values, positionals } = readArguments('latchkey replay', args, flags, ['FILE'])
  if (values.help) return print(io, help)
  const tape = parseTape(await readText(positionals[0] ?? '-', io))
  if (values.to !== undefined)
    return showOne(tape, parseInteger('latchkey replay', '--to', values.to), values.frames === true, io)
  if (values.step) return step(tape, io)
  if (values.frames) await showFrames(tape, io)
  return judge(tape, values.json === true, io)
}

async function showOne(tape: Tape, position: number, withFrame: boolean, io: CommandIo): Promise<number> {
  const player = createPlayer(tape)
  if (position > player.length) {
    throw new CommandError(
      2,
      `The tape has ${player.length} events; --to expects a number from 0 to ${player.length}, not ${position}.`,
    )
  }
  player.goTo(position)
  if (withFrame) {
    const { renderFrame } = await import('../headless.ts')
    io.stdout.write(`${renderFrame(player, { columns: io.stdout.columns || 80, rows: 24 })}\n`)
  } else {
    io.stdout.write(`${JSON.stringify(player.state(), null, 2)}\n`)
  }
  return 0
}

async function step(tape: Tape, io: CommandIo): Promise<number> {
  if (!isTerminal(io))
    throw new CommandError(2, 'latchkey replay --step needs a terminal; use --frames or --to N without one.')
  drawAtOnce()
  const { stepThrough } = await import('./step-through.tsx')
  return stepThrough(tape, io)
}

async function showFrames(tape: Tape, io: CommandIo): Promise<void> {
  const player = createPlayer(tape)
  const print = await framePrinter(player, io)
  for (const [index, event] of eventsOf(tape).entries()) {
    player.goTo(index + 1)
    print(event)
  }
}

function judge(tape: Tape, asJson: boolean, io: CommandIo): number {
  const events = eventsOf(tape)
  const answers = tape.lines.length - events.length
  const folded = whyOnlyFolded(tape)
  if (folded !== null) {
    const verdict = { same: null, folded, events: events.length, answers }
    return print(io, asJson ? `${JSON.stringify(verdict)}\n` : `folded; ${folded}\n`)
  }
  const { state, difference } = rerun(tape)
  const foldsAlike = difference !== null || canonical(foldTape(tape)) === canonical(state)
  const isSame = difference === null && foldsAlike
  if (asJson)
    io.stdout.write(
      `${JSON.stringify({ same: isSame, events: events.length, answers, difference, foldsAlike })}\n`,
    )
  else if (isSame) io.stdout.write('same\n')
  else
    io.stdout.write(
      `${difference ? differenceWords(difference) : 'different: the fold of the events and the rerun end in other states'}\n`,
    )
  return isSame ? 0 : 1
}

function differenceWords(difference: TapeDifference): string {
  const place = `different at event ${difference.index + 1}`
  if (difference.kind === 'question') {
    return `${place}\n  the tape asked  ${difference.recorded}\n  the rerun asked ${difference.asked}`
  }
  const { recorded, published } = difference
  return `${place}\n  on the tape  ${eventWords(recorded)}\n  in the rerun ${eventWords(published)}`
}

function eventWords(
  event: { readonly type: string; readonly data: unknown; readonly cause: string | null } | null,
): string {
  return event ? `${event.type} ${JSON.stringify(event.data)} (cause ${event.cause ?? 'none'})` : 'nothing'
}
