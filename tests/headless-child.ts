import type { ChildProcessWithoutNullStreams } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { patience } from './patience.ts'

type Event = { readonly type: string; readonly data: Record<string, unknown> }

/** A headless run in a process of its own that is told its steps one by one; what it prints are events. */
export function headlessChild(child: ChildProcessWithoutNullStreams) {
  const ended = Promise.all([text(child.stderr), once(child, 'close')]).then(([err, [code]]) => ({
    err,
    code: code as number | null,
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
    /** The first event of a type, or the one at another place among them, now or later; fails where the run ends without it, and where it never comes. */
    event: (type: string, place = 0) =>
      new Promise<Event>((resolve, reject) => {
        const look = () => {
          const found = events.filter((event) => event.type === type)[place]
          if (found) resolve(found)
        }
        listeners.add(look)
        look()
        const fail = (what: string) => {
          const last = events.slice(-5).map((event) => event.type)
          reject(new Error(`${what} "${type}" (${place}); its last events: ${last.join(', ') || 'none'}.`))
        }
        const limit = setTimeout(fail, patience, 'In a minute the run told nothing of')
        void ended.then(({ err, code }) => {
          clearTimeout(limit)
          fail(`${err} The run ended with ${code} before`)
        })
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
