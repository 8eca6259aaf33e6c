import { execFileSync, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** An app of somebody else's, installed in a folder of its own with the packed Latchkey in it. */
export type ForeignHost = {
  readonly folder: string
  /** Runs one of the app's programs to its end and answers all it wrote; throws that when it fails. */
  readonly run: (program: string, args: readonly string[], env?: NodeJS.ProcessEnv) => Promise<string>
  /** Starts one of the app's programs and answers once it wrote `ready`. */
  readonly start: (
    program: string,
    args: readonly string[],
    given: { readonly ready: RegExp; readonly env?: NodeJS.ProcessEnv },
  ) => Promise<RunningProgram>
  readonly remove: () => void
}

/** A program that runs until it is stopped; `said` is what it wrote so far. */
export type RunningProgram = { readonly said: () => string; readonly stop: () => Promise<void> }

const quiet = { NEXT_TELEMETRY_DISABLED: '1', NO_COLOR: '1', FORCE_COLOR: '0' }

/** Packs this package as it is published, copies the app to a temporary folder and installs both there. */
export function installHost(name: string): ForeignHost {
  const folder = mkdtempSync(join(tmpdir(), `latchkey-${name}-`))
  const npm = (args: readonly string[], cwd = folder) =>
    execFileSync('npm', [...args, '--silent', '--no-audit', '--no-fund'], { cwd, encoding: 'utf8' })
  cpSync(join(import.meta.dirname, name), folder, { recursive: true })
  const tarball = npm(['pack', '--pack-destination', folder], '.').trim().split('\n').at(-1) ?? ''
  npm(['ci'])
  npm(['install', '--no-save', '--no-package-lock', `./${tarball}`])
  const environment = (env: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv => {
    // On a CI machine Next warns of a build cache that is not kept; a developer's machine is meant here.
    const { NODE_ENV: _, VITEST: __, CI: ___, ...own } = process.env
    return { ...own, ...quiet, ...env }
  }
  const begin = (program: string, args: readonly string[], env?: NodeJS.ProcessEnv) => {
    const path = join(folder, 'node_modules', '.bin', program)
    // Next runs workers of its own; a group of its own lets all of them be ended together.
    const child = spawn(path, args, { cwd: folder, env: environment(env), detached: true })
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
    run: async (program, args, env) => {
      const { ended, said } = begin(program, args, env)
      const code = await ended
      if (code !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${code}:\n${said()}`)
      return said()
    },
    start: async (program, args, { ready, env }) => {
      const { child, ended, said } = begin(program, args, env)
      await new Promise<void>((resolve, reject) => {
        const look = () => ready.test(said()) && resolve()
        child.on('said', look)
        void ended.then((code) => reject(new Error(`${program} ended with ${code}:\n${said()}`)))
      })
      return {
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
