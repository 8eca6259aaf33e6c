import { chainDefinitions } from '../chains/chain-definition.ts'
import type { Endpoints } from '../endpoints.ts'
import { createPhone } from './phone.ts'
import { readTerminalArguments, terminalUsage, type TerminalOptions } from './terminal-arguments.ts'
import { runTerminal } from './terminal.ts'

const command = readTerminalArguments(process.argv.slice(2))

if (command.kind === 'help') {
  process.stdout.write(terminalUsage)
} else if (command.kind === 'mistake') {
  process.stderr.write(`${command.message}\n`)
  process.exitCode = 2
} else {
  run(command).then(
    () => process.exit(0),
    (error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
      process.exit(1)
    },
  )
}

async function run(options: TerminalOptions): Promise<void> {
  const ending = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => ending.abort())
  const phone = await createPhone({
    ...(await findServices(options)),
    projectId: options.projectId,
    shared: [options.account],
  })
  const write = (line: string) => void process.stdout.write(`${line}\n`)
  write(`The phone is ready: account ${phone.accounts[options.account]?.evm.address ?? ''}.`)
  await runTerminal(
    phone,
    { input: process.stdin, asks: process.stdin.isTTY && process.stdout.isTTY, write },
    options,
    ending.signal,
  )
  await phone.stop()
}

async function findServices({ sandbox, relay }: TerminalOptions) {
  const found = await fetch(new URL('/endpoints.json', sandbox)).then(
    (response) => response.json() as Promise<Endpoints | null>,
    () => null,
  )
  const relayUrl = relay ?? found?.relay
  if (!relayUrl)
    throw new Error(`No relay is known: ${sandbox} does not name one. Start the sandbox, or give --relay.`)
  // Without a sandbox, the phone knows the same chains and signs for them, but has no node for sending.
  const unserved = Object.fromEntries(chainDefinitions.map(({ id }) => [`eip155:${id}`, '']))
  return { relayUrl, chains: { ...unserved, ...found?.chains } }
}
