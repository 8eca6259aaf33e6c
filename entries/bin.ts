#!/usr/bin/env node
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import manifest from '../package.json' with { type: 'json' }
import { SignalError, breakdown, isHarmlessRejection } from '../renderers/cli/commands/command-error.ts'
import { runCommandLine } from '../renderers/cli/commands/command-line.ts'
import type { CreateWorld } from '../renderers/cli/world.ts'

const { version } = manifest

/** The time that a command has to write its tape and to leave the screen after a signal or an error, in milliseconds. */
const grace = 5_000

async function main(): Promise<void> {
  const { stdin, stdout, stderr, env: environment } = process
  // A reader such as `head` may close the pipe before the end. The command still does the rest of its work, such as writing a tape.
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
  })
  const broken = new AbortController()
  const end = (error: unknown) => {
    if (broken.signal.aborted) return
    broken.abort(error)
    setTimeout(() => process.exit(endAtLatest(error)), grace)
  }
  process.on('uncaughtException', (error: unknown) => end(error ?? new Error('uncaughtException')))
  process.on('unhandledRejection', (error: unknown) => {
    if (!isHarmlessRejection(error)) end(error ?? new Error('unhandledRejection'))
  })
  const createWorld: CreateWorld = async (request) => {
    const { terminalWorld } = await import('./terminal-world.ts')
    const world = await terminalWorld(version)(request)
    for (const name of ['SIGHUP', 'SIGINT', 'SIGTERM'] as const)
      process.on(name, () => end(new SignalError(name)))
    return world
  }
  const { signal } = broken
  const io = { stdin, stdout, stderr, environment, packageFolder: packageFolder(), version, broken: signal }
  const exitCode = await runCommandLine(process.argv.slice(2), io, createWorld)
  // Open sockets of services must not keep the program running. Written output is flushed first.
  stdout.write('', () => process.exit(exitCode))
}

/** Prints the error that ended the command, if the command could not, and returns the exit code. */
function endAtLatest(error: unknown): number {
  const { message, exitCode } = breakdown(error, process.env)
  process.stderr.write(`${message}\n`)
  return exitCode
}

function packageFolder(): string {
  let folder = dirname(fileURLToPath(import.meta.url))
  while (!existsSync(join(folder, 'package.json')) && dirname(folder) !== folder) folder = dirname(folder)
  return folder
}

void main()
