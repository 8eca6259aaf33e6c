import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** An app of somebody else's, installed in a folder of its own with the packed Latchkey in it. */
export type ForeignHost = {
  readonly folder: string
  /** Runs npm or one of the app's programs to its end and answers all it wrote; throws that when it fails. */
  readonly run: (program: string, args?: readonly string[], env?: NodeJS.ProcessEnv) => Promise<string>
  /** Starts one of the app's programs on a port that it chooses and tells, and answers once it wrote `ready`. */
  readonly serve: (
    program: string,
    args: readonly string[],
    given: { readonly ready: RegExp; readonly env?: NodeJS.ProcessEnv },
  ) => Promise<RunningServer>
  readonly remove: () => void
}

/** A server that runs until it is stopped; `said` is what it wrote so far. */
export type RunningServer = {
  readonly url: string
  readonly said: () => string
  readonly stop: () => Promise<void>
}

const quiet = { NEXT_TELEMETRY_DISABLED: '1', NO_COLOR: '1', FORCE_COLOR: '0' }

/** The environment of a developer's machine: on a CI machine Next warns of a build cache that is not kept. */
export function hostEnvironment(env: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  const { NODE_ENV: _, VITEST: __, CI: ___, ...own } = process.env
  return { ...own, ...quiet, ...env }
}

/** The app that is installed in a folder. */
export function hostIn(folder: string): ForeignHost {
  const begin = (program: string, args: readonly string[], env?: NodeJS.ProcessEnv) => {
    const PATH = [join(folder, 'node_modules', '.bin'), process.env.PATH].join(delimiter)
    // Next runs workers of its own; a group of its own lets all of them be ended together.
    const child = spawn(program, args, {
      cwd: folder,
      env: { ...hostEnvironment(env), PATH },
      detached: true,
    })
    let said = ''
    const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        said += text
        child.emit('said')
      })
    return { child, ended, said: () => said }
  }

  return {
    folder,
    run: async (program, args = [], env) => {
      const { ended, said } = begin(program, args, env)
      const code = await ended
      if (code !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${code}:\n${said()}`)
      return said()
    },
    serve: async (program, args, { ready, env }) => {
      const { child, ended, said } = begin(program, args, env)
      await new Promise<void>((resolve, reject) => {
        const look = () => ready.test(said()) && resolve()
        child.on('said', look)
        void ended.then((code) => reject(new Error(`${program} ended with ${code}:\n${said()}`)))
      })
      return {
        url: `http://127.0.0.1:${told(said())}`,
        said,
        stop: async () => {
          if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM')
          await ended
        },
      }
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** The port in the first URL of this machine that a server wrote. */
function told(said: string): string {
  const port = /http:\/\/(?:127\.0\.0\.1|localhost):(\d+)/.exec(said)?.[1]
  if (port === undefined) throw new Error(`The server told no URL of its own:\n${said}`)
  return port
}
