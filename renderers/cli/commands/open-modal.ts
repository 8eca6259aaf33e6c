import type { CreateWorld } from '../world.ts'
import { isTerminal, print } from './command-io.ts'
import type { CommandIo } from './command-io.ts'
import { wantsLines } from './wants-lines.ts'
import { drawAtOnce } from './draw-at-once.ts'
import { readArguments } from './read-arguments.ts'
import { run } from './run.ts'
import { serviceFlags, serviceHelp, servicesOf } from './services.ts'

/** The program's help. */
const programHelp = `latchkey: the wallet modal in the terminal

  latchkey                 opens the modal; without a terminal the same as latchkey run -
  latchkey run SCRIPT      carries out a script of intents, prints every event
  latchkey replay FILE     runs a recorded tape again and compares
  latchkey inspect FILE    shows what caused what on a tape
  latchkey sandbox         starts the local stand-in for every remote service (in a checkout)

${serviceHelp}
  --plain           print plain lines for a screen reader, without borders and motion
  --version         print the version
  --help            print this text, after a command its own

Keys: arrows or tab move, Enter presses, Esc goes back or closes, ? explains, q or Ctrl-C quits.
`

/** Runs `latchkey` without a command: opens the modal. */
export async function runModal(
  args: readonly string[],
  io: CommandIo,
  createWorld: CreateWorld,
): Promise<number> {
  const { values } = readArguments('latchkey', args, {
    ...serviceFlags,
    plain: { type: 'boolean' },
    version: { type: 'boolean' },
  })
  if (values.help) return print(io, programHelp)
  if (values.version) return print(io, `${io.version}\n`)
  const services = servicesOf('latchkey', values)
  if (!isTerminal(io)) return run([...args.filter((arg) => arg !== '--plain'), '-'], io, createWorld)
  drawAtOnce()
  const isPlain = values.plain === true || wantsLines(io.environment)
  const { modalInTerminal } = await import('./modal-in-terminal.tsx')
  return modalInTerminal(services, io, createWorld, isPlain)
}
