import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { CommandError } from './command-error.ts'
import type { CommandIo } from './command-io.ts'

/** Runs `latchkey sandbox`: starts the repository's sandbox with the same arguments, and ends with it. */
export async function sandbox(
  args: readonly string[],
  { packageFolder, environment }: CommandIo,
): Promise<number> {
  const main = join(packageFolder, 'sandbox', 'main.ts')
  if (!existsSync(main)) {
    throw new CommandError(
      1,
      'latchkey sandbox is part of the Latchkey repository, not of the published package; run it from a checkout.',
    )
  }
  const loader = pathToFileURL(createRequire(join(packageFolder, 'package.json')).resolve('tsx')).href
  const child = spawn(process.execPath, ['--import', loader, main, ...args], {
    stdio: 'inherit',
    env: { ...environment },
  })
  const forward = (signal: NodeJS.Signals) => child.kill(signal)
  process.on('SIGTERM', forward).on('SIGHUP', forward)
  // The terminal sends Ctrl-C also to the child, and this process waits for its end.
  const wait = () => {}
  process.on('SIGINT', wait)
  try {
    return await new Promise((resolve, reject) => {
      child.once('error', reject)
      child.once('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0)))
    })
  } finally {
    process.off('SIGTERM', forward).off('SIGHUP', forward).off('SIGINT', wait)
  }
}
