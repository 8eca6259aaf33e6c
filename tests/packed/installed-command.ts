import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { inject } from 'vitest'

type Event = { readonly type: string; readonly data: Record<string, unknown> }
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

/** A headless run that is told its steps one by one, and waits for the events it prints. */
export function headlessRun(args: readonly string[]) {
  const child = spawned(['run', '-', '--sandbox', inject('sandbox').demo ?? '', ...args])
  const ended = Promise.all([text(child.stderr), once(child, 'close')]).then(([err, [code]]) => ({
    err,
    code,
  }))
  const events: Event[] = []
  const listeners = new Set<() => void>()
  createInterface({ input: child.stdout }).on('line', (line) => {
    events.push(JSON.parse(line) as Event)
    for (const hear of listeners) hear()
  })
  return {
    tell: (...steps: readonly object[]) =>
      void child.stdin.write(steps.map((step) => `${JSON.stringify(step)}\n`).join('')),
    /** The first event of a type, now or later. */
    event: (type: string) =>
      new Promise<Event>((resolve) => {
        const look = () => {
          const found = events.find((event) => event.type === type)
          if (found) resolve(found)
        }
        listeners.add(look)
        look()
      }),
    /** Sends a signal and answers how the run ended. */
    signal: async (name: NodeJS.Signals) => {
      child.kill(name)
      return ended
    },
    /** Ends the script and answers how the run ended. */
    end: async () => {
      child.stdin.end()
      return ended
    },
  }
}

function spawned(args: readonly string[], environment: NodeJS.ProcessEnv = {}) {
  return spawn(installedCommand(), [...args], {
    cwd: inject('foreignFolder'),
    env: { ...process.env, NO_COLOR: '1', ...environment },
  })
}
