import { readCommandLine, usage } from './command-line.ts'
import { startSandbox, type Sandbox } from './start.ts'
import { summary } from './summary.ts'

const command = readCommandLine(process.argv.slice(2))

if (command.kind === 'help') {
  process.stdout.write(usage)
} else if (command.kind === 'mistake') {
  process.stderr.write(`${command.message}\n`)
  process.exitCode = 2
} else {
  run(command.json).catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  })
}

async function seedDemoHistory(sandbox: Sandbox, count: number): Promise<void> {
  const address = sandbox.endpoints.accounts[1]?.address ?? ''
  await sandbox.seed({ chain: 'eip155:1', address, count, months: 12 })
}

async function run(json: boolean): Promise<void> {
  if (command.kind !== 'start') return
  const begin = performance.now()
  const starting = startSandbox(command.options)
  let ending = false
  const end = () => {
    if (ending) return
    ending = true
    // A signal during the start waits for it, so that no half-started child process remains.
    void starting
      .then((sandbox) => sandbox.stop())
      .then(
        () => process.exit(0),
        () => process.exit(1),
      )
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end)

  const sandbox = await starting
  if (ending) return
  if (command.history > 0) await seedDemoHistory(sandbox, command.history)
  const seconds = (performance.now() - begin) / 1_000
  process.stdout.write(json ? `${JSON.stringify(sandbox.endpoints)}\n` : summary(sandbox.endpoints, seconds))
}
