import { eventsOf } from '../../../core/recording/tape.ts'
import type { Stamped } from '../../../core/events/define-events.ts'
import type { CreateWorld, TerminalWorld } from '../world.ts'
import { print, unlessBroken } from './command-io.ts'
import type { CommandIo } from './command-io.ts'
import { framePrinter } from './frame-printer.ts'
import { readArguments } from './read-arguments.ts'
import { createScriptRunner } from './script-runner.ts'
import { scriptSteps } from './script-lines.ts'
import { serviceFlags, serviceHelp, servicesOf } from './services.ts'
import { checkTapeFile, writeTape } from './tape-file.ts'

const help = `latchkey run SCRIPT: carries out a script of intents without a terminal and prints every event as a line of JSON

  SCRIPT            a file of JSON lines, or - for stdin:
                      {"type":"modal/openRequested","data":{}}            an intent
                      {"wait":"connection/established","timeout":5000}  goes on when it happened
                      {"press":"Register","timeout":5000}               presses what has that label, once it can
                      {"wallet":"reject"}                                 how the local wallets answer (else "approve")
${serviceHelp}
  --state           print the final state as a last line {"state":…}
  --frames          print the terminal's frame whenever it changes
  --record FILE     write a tape for latchkey replay and inspect
  --help            print this text

Exit code 0 when the script ended, 1 when a wait failed, 2 when the script is wrong, 70 when latchkey itself broke,
128 and its number when a signal ended the run; the tape is written in any case.
`

const flags = {
  ...serviceFlags,
  state: { type: 'boolean' },
  frames: { type: 'boolean' },
  record: { type: 'string' },
} as const

/** Runs `latchkey run`. */
export async function run(args: readonly string[], io: CommandIo, createWorld: CreateWorld): Promise<number> {
  const { values, positionals } = readArguments('latchkey run', args, flags, ['SCRIPT'])
  if (values.help) return print(io, help)
  const services = servicesOf('latchkey run', values)
  if (values.record !== undefined) await checkTapeFile(values.record)
  let approves = true
  const warn = (sentence: string) => void io.stderr.write(`${sentence}\n`)
  const world = await createWorld({ ...services, approve: async () => approves, copy: () => {}, warn })
  const ended = new AbortController()
  const end = async () => {
    const state = world.latchkey.state()
    world.latchkey.stop()
    ended.abort()
    if (values.state) io.stdout.write(`${JSON.stringify({ state })}\n`)
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
  const failed = await unlessBroken(played, io)
    .finally(end)
    .then(
      () => null,
      (error: unknown) => ({ error }),
    )
  const tape = world.latchkey.recording()
  if (values.record !== undefined && tape) {
    const written = writeTape(values.record, tape)
    await (failed ? written.catch((error: Error) => warn(error.message)) : written)
  }
  if (failed) throw failed.error
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
  readonly world: TerminalWorld
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
