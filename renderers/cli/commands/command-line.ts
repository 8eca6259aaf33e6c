import type { CreateWorld } from '../world.ts'
import { CommandError, breakdown, ending } from './command-error.ts'
import type { CommandIo } from './command-io.ts'
import { inspect } from './inspect.ts'
import { runModal } from './open-modal.ts'
import { replay } from './replay.ts'
import { run } from './run.ts'
import { sandbox } from './sandbox.ts'

type Command = (args: readonly string[], io: CommandIo, createWorld: CreateWorld) => Promise<number>

const commands: Readonly<Record<string, Command>> = { run, replay, inspect, sandbox }

/** Runs the command that the arguments name and returns its exit code. Writes an error as one line to stderr. */
export async function runCommandLine(
  args: readonly string[],
  io: CommandIo,
  createWorld: CreateWorld,
): Promise<number> {
  try {
    const exitCode = await ended(args, io, createWorld)
    io.broken.throwIfAborted()
    return exitCode
  } catch (error) {
    const { broken, environment } = io
    const { message, exitCode } = broken.aborted
      ? breakdown(broken.reason, environment)
      : ending(error, environment)
    io.stderr.write(`${message}\n`)
    return exitCode
  }
}

async function ended(args: readonly string[], io: CommandIo, createWorld: CreateWorld): Promise<number> {
  const [name, ...rest] = args
  if (name === undefined || name.startsWith('-')) return runModal(args, io, createWorld)
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (command) return command(rest, io, createWorld)
  throw new CommandError(
    2,
    `There is no command "${name}"; expected ${Object.keys(commands).join(', ')}, or latchkey --help.`,
  )
}
