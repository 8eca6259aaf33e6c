import { spawn } from 'node:child_process'

type Ended = { readonly name: string; readonly code: number; readonly written: string }

/** Runs a program; `seen` passes what it writes on at once, else it is kept. */
function run(name: string, command: string, args: readonly string[], seen: boolean): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: ['ignore', seen ? 'inherit' : 'pipe', seen ? 'inherit' : 'pipe'],
    })
    let written = ''
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => (written += chunk.toString()))
    child.on('error', reject)
    child.on('close', (code) => resolve({ name, code: code ?? 1, written }))
  })
}

const check = (name: string) => run(name, 'npm', ['run', '--silent', name], false)
const ended = await Promise.all([
  run('vitest', 'npx', ['vitest', 'run', ...process.argv.slice(2)], true),
  check('typecheck'),
  check('lint'),
])

const failed = ended.filter(({ code }) => code !== 0)
for (const { name, written } of failed) console.error(`\n${name} failed.\n${written}`.trimEnd())
process.exitCode = failed.length > 0 ? 1 : 0
