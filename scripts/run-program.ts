import { spawn } from 'node:child_process'

/** How a program ended: its exit code, what it wrote where that was kept, and whether it was ended at its limit. */
export type Ended = { readonly code: number; readonly written: string; readonly isLate: boolean }

/** How long a program may take to end when it is asked to, in milliseconds. */
const grace = 10_000

/** Runs a program for `minutes` at most, then ends its process group and says so; its output is passed on, or kept. */
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
      // Nobody of the group is left.
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
