import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'

/** A program that the sandbox started and will end. */
export type Child = {
  readonly pid: number
  /** Returns whether the program is running. */
  isRunning(): boolean
  /**
   * Resolves with the first group of the first stdout line that matches. Resolves with null if the program ends or `limit` milliseconds pass
   * before. Can be called once.
   */
  said(line: RegExp, limit: number): Promise<string | null>
  /** Returns the last 2,000 characters of stderr. */
  complaint(): string
  /** Asks the program to end, kills it after two seconds, and resolves when it has ended. */
  stop(): Promise<void>
}

// Reads one line from a pipe: "done" after a regular end of the child, or the end of the pipe if this process died first.
const guardScript = 'read -r word; [ "$word" = done ] || kill "$1" 2>/dev/null'

/** The running programs. */
const running = new Set<ChildProcess>()

function endAll(): void {
  for (const child of running) child.kill('SIGTERM')
}

/** Starts a program that cannot outlive this process. It is ended on exit, and a guard ends it if this process is killed. */
export async function startChild(program: string, args: readonly string[]): Promise<Child> {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], detached: true })
  let complaint = ''
  child.stderr?.on('data', (chunk: Buffer) => {
    complaint = (complaint + chunk.toString('utf8')).slice(-2_000)
  })
  await once(child, 'spawn')
  const pid = child.pid as number
  const guard = spawn('sh', ['-c', guardScript, 'sh', String(pid)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  })
  guard.stdin?.on('error', () => undefined)

  const isRunning = () => child.exitCode === null && child.signalCode === null
  if (running.size === 0) process.once('exit', endAll)
  running.add(child)
  child.once('exit', () => {
    running.delete(child)
    if (running.size === 0) process.removeListener('exit', endAll)
    guard.stdin?.end('done\n')
  })
  const said = (line: RegExp, limit: number) => saidOn(child.stdout, line, limit)
  return { pid, isRunning, said, complaint: () => complaint.trim(), stop: () => stop(child, isRunning) }
}

function saidOn(stdout: Readable, pattern: RegExp, limit: number): Promise<string | null> {
  const lines = createInterface({ input: stdout })
  return new Promise((resolve) => {
    const settle = (found: string | null) => {
      resolve(found)
      clearTimeout(timer)
      lines.close()
      // Unread output would fill the pipe, and block the program.
      stdout.resume()
    }
    const timer = setTimeout(() => settle(null), limit)
    lines.once('close', () => settle(null))
    lines.on('line', (line) => {
      const found = pattern.exec(line)?.[1]
      if (found !== undefined) settle(found)
    })
  })
}

async function stop(child: ChildProcess, isRunning: () => boolean): Promise<void> {
  if (!isRunning()) return
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  const insist = setTimeout(() => child.kill('SIGKILL'), 2_000)
  await gone
  clearTimeout(insist)
}
