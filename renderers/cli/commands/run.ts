import { writeFile } from 'node:fs/promises'
import { eventsOf, formatTape } from '../../../core/recording/tape.ts'
import type { Stamped } from '../../../core/events/define-events.ts'
import type { CreateWorld, World } from '../world.ts'
import { CommandError } from './command-error.ts'
import { print, unlessBroken } from './command-io.ts'
import type { CommandIo } from './command-io.ts'
import { framePrinter } from './frame-printer.ts'
import { readArguments } from './read-arguments.ts'
import { createScriptRunner } from './script-runner.ts'
import { scriptSteps } from './script-lines.ts'
import { serviceFlags, serviceHelp, servicesOf } from './services.ts'

const help = `latchkey run SCRIPT: carries out a script of intents without a terminal and prints every event as a line of JSON

  SCRIPT            a file of JSON lines, or - for stdin:
                      {"type":"modal/openRequested","data":{}}            an intent
                      {"wait":"connection/attemptSucceeded","timeout":5000}  goes on when it happened
                      {"wallet":"reject"}                                 how the local wallet answers (else "approve")
${serviceHelp}
  --state           print the final state as a last line {"state":…}
  --frames          print the terminal's frame whenever it changes
  --record FILE     write a tape for latchkey replay and inspect
  --help            print this text

Exit code 0 when the script ended, 1 when a wait failed, 2 when the script is wrong, 70 when latchkey itself broke.
`

const flags = {
  ...serviceFlags,
  state: { type: 'boolean' },
  frames: { type: 'boolean' },
  record: { type: 'string' },
} as const

/** `latchkey run`. */
export async function run(args: readonly string[], io: CommandIo, createWorld: CreateWorld): Promise<number> {
  const { values, positionals } = readArguments('latchkey run', args, flags, ['SCRIPT'])
  if (values.help) return print(io, help)
  const services = servicesOf('latchkey run', values)
  let approves = true
  const warn = (sentence: string) => void io.stderr.write(`${sentence}\n`)
  const world = await createWorld({ ...services, approve: async () => approves, copy: () => {}, warn })
  const ended = new AbortController()
  const end = async () => {
    world.latchkey.stop()
    ended.abort()
    if (values.state) io.stdout.write(`${JSON.stringify({ state: world.latchkey.state() })}\n`)
    await world.dispose()
  }
  const played = play({
    path: positionals[0] ?? '-',
    world,
    io,
    withFrames: values.frames === true,
    setWallet: (answer) => (approves = answer),
    ended: ended.signal,
  })
  try {
    await unlessBroken(played, io).finally(end)
  } finally {
    if (values.record !== undefined) await writeTape(values.record, world)
  }
  return 0
}

async function play({
  path,
  world,
  io,
  withFrames,
  setWallet,
  ended,
}: {
  readonly path: string
  readonly world: World
  readonly io: CommandIo
  readonly withFrames: boolean
  readonly setWallet: (approves: boolean) => void
  readonly ended: AbortSignal
}): Promise<void> {
  const runner = createScriptRunner(world, setWallet)
  const printFrame = withFrames ? await framePrinter(world.latchkey, io) : null
  const hear = (event: Stamped) => {
    io.stdout.write(`${JSON.stringify(event)}\n`)
    runner.hear(event)
    printFrame?.(event)
  }
  const steps = scriptSteps(path, io)
  let step = await steps.next()
  const tape = world.latchkey.recording()
  if (tape) eventsOf(tape).forEach(hear)
  ended.addEventListener('abort', world.latchkey.onAny(hear))
  world.latchkey.start()
  for (; !step.done; step = await steps.next()) await runner.run(step.value)
}

async function writeTape(path: string, { latchkey }: World): Promise<void> {
  const tape = latchkey.recording()
  if (!tape) return
  try {
    await writeFile(path, formatTape(tape))
  } catch (error) {
    throw new CommandError(
      1,
      `The tape cannot be written to ${path} (${(error as NodeJS.ErrnoException).code ?? 'unknown reason'}).`,
    )
  }
}
