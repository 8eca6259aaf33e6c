import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createPhone } from '../../../sandbox/phone/phone.ts'
import { readTerminalArguments } from '../../../sandbox/phone/terminal-arguments.ts'
import { runTerminal } from '../../../sandbox/phone/terminal.ts'
import { startRelay, type Relay } from '../../../sandbox/relay/start-relay.ts'
import { startDapp, type Dapp } from '../dapp.ts'

let relay: Relay
let dapp: Dapp
let command: ChildProcess | null

beforeEach(async () => {
  relay = await startRelay()
  dapp = await startDapp(relay.url)
  command = null
})

afterEach(async () => {
  if (command?.exitCode === null) command.kill('SIGKILL')
  await dapp.stop()
  await relay.stop()
})

test('the phone in a pipe approves, signs, obeys its commands and quits', async () => {
  const { uri, session } = await dapp.propose()
  const phone = run(uri, '--account', '1')
  const { topic, namespaces } = await session
  const address = '0x23618e81E3f5cdF7f54C3d65f7FBc0aBf5B21E8f'
  expect(namespaces['eip155']?.accounts[0]).toBe(`eip155:1:${address}`)
  const request = { method: 'personal_sign', params: ['0x68656c6c6f', address] }
  const signature = await dapp.client.request({ topic, chainId: 'eip155:1', request })
  expect(signature).toMatch(/^0x[0-9a-f]{130}$/)

  const switched = dapp.heard('session_event')
  phone.say('switch 8453')
  expect(await switched).toMatchObject({ params: { event: { name: 'chainChanged', data: 8453 } } })
  const updated = dapp.heard('session_update')
  phone.say('account 0')
  await updated
  const ended = dapp.heard('session_delete')
  phone.say('fly', 'disconnect', 'quit')
  await ended
  expect(await phone.exit).toEqual([0, null])
  expect(phone.output()).toContain('request personal_sign from Ferry on eip155:1\n  hello\n')
  expect(phone.output()).toContain('! Unknown command "fly": see --help.')
})

test('the phone with --only approves that namespace alone', { tags: 'thorough' }, async () => {
  const { uri, session } = await dapp.propose()
  run(uri, '--only', 'solana')
  expect(Object.keys((await session).namespaces)).toEqual(['solana'])
})

test('the phone with --reject rejects and ends', { tags: 'thorough' }, async () => {
  const { uri, session } = await dapp.propose()
  const refused = session.catch((error: unknown) => error)
  const phone = run(`https://wallet.example/wc?uri=${encodeURIComponent(uri)}`, '--reject')
  expect(await refused).toMatchObject({ code: 5000 })
  expect(await phone.exit).toEqual([0, null])
})

test('on a terminal the phone asks, and a no is a rejection', async () => {
  const { uri, session } = await dapp.propose()
  const phone = await createPhone({ relayUrl: relay.url, projectId: 'test', chains: { 'eip155:1': '' } })
  const input = new PassThrough()
  const written: string[] = []
  const place = { input, asks: true, write: (line: string) => void written.push(line) }
  const running = runTerminal(phone, place, { uri, reject: false, only: null }, new AbortController().signal)
  await expect.poll(() => written).toContain('Connect to Ferry? [y/n]')
  input.write('y\n')
  const { topic } = await session
  const request = { method: 'personal_sign', params: ['0x68', phone.accounts[0]?.evm.address] }
  const refused = dapp.client
    .request({ topic, chainId: 'eip155:1', request })
    .catch((error: unknown) => error)
  await expect.poll(() => written).toContain('Sign a message? [y/n]')
  input.write('no\nquit\n')
  await running
  await phone.stop()
  expect(await refused).toMatchObject({ code: 5000 })
})

test('wrong arguments of the phone are explained', () => {
  expect(readTerminalArguments(['wc:nonsense'])).toEqual({
    kind: 'mistake',
    message:
      'This is no pairing link: expected a string that begins with "wc:" and names version 2. See --help.',
  })
  expect(readTerminalArguments(['--account', '7'])).toMatchObject({ kind: 'mistake' })
  expect(readTerminalArguments(['--only', 'mars'])).toMatchObject({ kind: 'mistake' })
  expect(readTerminalArguments(['--relay', 'http://here'])).toMatchObject({ kind: 'mistake' })
  expect(readTerminalArguments([])).toMatchObject({ kind: 'start', uri: null, relay: null, account: 0 })
})

function run(...args: readonly string[]) {
  const child = spawn(process.execPath, [
    '--import',
    'tsx',
    'sandbox/phone/main.ts',
    ...args,
    '--relay',
    relay.url,
    '--sandbox',
    'http://127.0.0.1:1',
  ])
  command = child
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString('utf8')))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString('utf8')))
  return {
    exit: once(child, 'exit'),
    output: () => output,
    say: (...lines: readonly string[]) => void child.stdin.write(lines.map((line) => `${line}\n`).join('')),
  }
}
