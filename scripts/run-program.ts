import { spawn } from 'node:child_process'

/** How a program ended: its exit code, its output if captured, and whether it reached its time limit. */
export type Ended = { readonly code: number; readonly written: string; readonly isLate: boolean }

/** The time that a program has to end after it is asked to, in milliseconds. */
const grace = 10_000

/** Runs a program for `minutes` at most, then ends its process group and logs that. Its output is passed on or captured. */
export async function runProgram(
  [program, ...args]: readonly [string, ...string[]],
  {
    minutes,
    environment = {},
    isKept = false,
  }: {
    readonly minutes: number
    readonly environment?: Readonly<Record<string, string>>
    readonly isKept?: boolean
  },
): Promise<Ended> {
  const output = isKept ? 'pipe' : 'inherit'
  const child = spawn(program, args, {
    stdio: ['ignore', output, output],
    env: { ...process.env, ...environment },
    detached: true,
  })
  let written = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (written += chunk.toString()))

  const end = (signal: NodeJS.Signals) => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, signal)
    } catch {
      // No process of the group remains.
    }
  }
  let isLate = false
  let insist: NodeJS.Timeout | undefined
  const limit = setTimeout(() => {
    isLate = true
    console.error(`\nended: ${[program, ...args].join(' ')} ran for ${minutes} minutes`)
    end('SIGTERM')
    insist = setTimeout(() => end('SIGKILL'), grace)
  }, minutes * 60_000)
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
  for (const signal of signals) process.on(signal, end)
  try {
    const code = await new Promise<number>((resolve, reject) => {
      child.on('error', reject)
      child.on('close', (status) => resolve(status ?? 1))
    })
    if (isLate) end('SIGKILL')
    return { code: isLate ? 1 : code, written, isLate }
  } finally {
    clearTimeout(limit)
    clearTimeout(insist)
    for (const signal of signals) process.off(signal, end)
  }
}
