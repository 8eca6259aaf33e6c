import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { inject } from 'vitest'
import { headlessChild } from '../headless-child.ts'

type Ended = { readonly code: number | null; readonly out: string; readonly err: string }

/** The path of the installed command. */
export function installedCommand(): string {
  return 'node_modules/.bin/latchkey'
}

/** Runs the installed command to its end, with a text on its standard input. */
export async function latchkey(
  args: readonly string[],
  {
    input = '',
    environment = {},
  }: { readonly input?: string; readonly environment?: NodeJS.ProcessEnv } = {},
): Promise<Ended> {
  const child = spawned(args, environment)
  child.stdin.end(input)
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { out, err, code }
}

/** A headless run of the installed command. */
export function headlessRun(args: readonly string[]) {
  return headlessChild(spawned(['run', '-', '--sandbox', inject('sandbox').demo ?? '', ...args]))
}

function spawned(args: readonly string[], environment: NodeJS.ProcessEnv = {}) {
  return spawn(installedCommand(), [...args], {
    cwd: inject('foreignFolder'),
    env: { ...process.env, NO_COLOR: '1', ...environment },
  })
}
