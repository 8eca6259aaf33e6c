import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, test } from 'vitest'
import { readCommandLine } from '../../sandbox/command-line.ts'
import type { Endpoints } from '../../sandbox/endpoints.ts'
import { startSandbox } from '../../sandbox/start.ts'
import { frameVisitor } from './frame/frame-visitor.ts'

test('stop leaves no node and no server behind', async () => {
  const sandbox = await startSandbox({ only: ['chains', 'registry'] })
  expect(sandbox.pids.map(isAlive)).toEqual([true, true, true])
  await sandbox.stop()
  expect(sandbox.pids.map(isAlive)).toEqual([false, false, false])
  await expect(fetch(`${sandbox.endpoints.registry}/getAnalyticsConfig`)).rejects.toThrow('fetch failed')
})

test('a taken port gives the next free one', async () => {
  const squatter = createServer().listen(0, '127.0.0.1')
  await once(squatter, 'listening')
  const { port } = squatter.address() as AddressInfo
  const sandbox = await startSandbox({ only: ['registry'], port: port - 1 })
  expect(Number(new URL(sandbox.endpoints.registry ?? '').port)).toBeGreaterThan(port)
  await sandbox.stop()
  squatter.close()
})

test.each([
  ['every second port', 2, 24],
  ['each port', 1, 48],
])('Solana finds two free ports side by side where %s of forty-eight is taken', async (_, step, count) => {
  const first = createServer().listen(0, '127.0.0.1')
  await once(first, 'listening')
  const { port } = first.address() as AddressInfo
  const others = Array.from({ length: count - 1 }, (_, index) =>
    createServer().listen(port + step * (index + 1), '127.0.0.1'),
  )
  // A port that somebody else has is taken as well.
  await Promise.all(
    others.map(
      (server) => new Promise((resolve) => server.once('listening', resolve).once('error', resolve)),
    ),
  )
  // Solana stands six ports after the demo page.
  const sandbox = await startSandbox({ only: ['solana'], port: port - 7 })
  const [front, side] = [
    sandbox.endpoints.chains[sandbox.endpoints.solana?.chain ?? ''],
    sandbox.endpoints.solana?.socket,
  ]
  const [one, next] = [front, side].map((url) => Number(new URL(url ?? '').port))
  expect(next).toBe((one ?? 0) + 1)
  await sandbox.stop()
  for (const server of [first, ...others]) server.close()
})

test('the served options connect a Latchkey to the running services only', async () => {
  const { endpoints, stop } = await startSandbox({
    only: ['demo', 'registry', 'analytics', 'solana'],
    page: 'blank',
  })
  const options: unknown = await (await fetch(new URL('/options.json', endpoints.demo ?? ''))).json()
  const { registry, analytics, chains } = endpoints
  expect(options).toEqual({ endpoints: { registry, analytics }, rpcUrls: chains })
  expect(Object.keys(endpoints.chains)).toEqual([endpoints.solana?.chain])
  await stop()
})

test('the chains remember their state in a folder', async () => {
  const stateFolder = mkdtempSync(join(tmpdir(), 'sandbox-state-'))
  const first = await startSandbox({ only: ['chains'], stateFolder })
  await rpc(first.endpoints, 'anvil_setBalance', ['0x00000000000000000000000000000000000000aa', '0x7b'])
  const height = await rpc(first.endpoints, 'eth_blockNumber', [])
  await first.stop()

  const second = await startSandbox({ only: ['chains'], stateFolder })
  expect(
    await rpc(second.endpoints, 'eth_getBalance', ['0x00000000000000000000000000000000000000aa', 'latest']),
  ).toBe('0x7b')
  expect(await rpc(second.endpoints, 'eth_blockNumber', [])).toBe(height)
  expect(second.endpoints.tokens).toEqual(first.endpoints.tokens)
  await second.stop()
  rmSync(stateFolder, { recursive: true })
})

test('a smart account that was made is there after a restart, for the same visitor', async () => {
  const stateFolder = mkdtempSync(join(tmpdir(), 'sandbox-state-'))
  const only = ['chains', 'bundler', 'frame'] as const
  const first = await startSandbox({ only, stateFolder })
  const before = await frameVisitor(first, 'ada@tidewater.test')
  const { address } = await before<{ address: string }>('prefer-account', { type: 'smartAccount' })
  const params = [{ from: address, to: address, value: '0x0' }]
  await before('request', { method: 'eth_sendTransaction', params, chain: 'eip155:1' })
  await first.stop()

  const second = await startSandbox({ only, stateFolder })
  const after = await frameVisitor(second, 'ada@tidewater.test')
  expect(await after('user', { chain: 'eip155:1' })).toMatchObject({
    address,
    preferredAccountType: 'smartAccount',
    smartAccountDeployed: true,
  })
  await second.stop()
  rmSync(stateFolder, { recursive: true })
})

test.each(['SIGINT', 'SIGTERM', 'SIGKILL'] as const)(
  'the command prints its endpoints, and %s ends all it started',
  { tags: 'thorough' },
  async (signal) => {
    const command = spawn(process.execPath, [
      '--import',
      'tsx',
      'sandbox/main.ts',
      '--json',
      '--only',
      'chains',
      '--port',
      '0',
    ])
    const endpoints = await firstLine(command)
    expect(Object.keys(endpoints.chains)).toEqual(['eip155:1', 'eip155:8453', 'eip155:137'])
    const children = childrenOf(command.pid as number)
    expect(children.filter(isAlive).length).toBeGreaterThanOrEqual(3)
    command.kill(signal)
    await once(command, 'exit')
    await expect.poll(() => children.filter(isAlive)).toEqual([])
  },
)

test('a wrong flag is explained', () => {
  expect(readCommandLine(['--only', 'chains,bridge'])).toEqual({
    kind: 'mistake',
    message:
      '--only knows no part "bridge": expected a comma-joined list of chains, bundler, solana, registry, blockchain-api, relay, analytics, sign-in, frame, social, on-ramp, gateway, demo. See --help.',
  })
  expect(readCommandLine(['--port', 'high'])).toMatchObject({ kind: 'mistake' })
  expect(readCommandLine(['--history', '300'])).toMatchObject({ kind: 'start', history: 300 })
  expect(readCommandLine(['--history', '5000'])).toMatchObject({ kind: 'mistake' })
  expect(readCommandLine(['--help'])).toEqual({ kind: 'help' })
})

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

function childrenOf(pid: number): readonly number[] {
  const table = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,comm='], { encoding: 'utf8' })
  return table.split('\n').flatMap((line) => {
    const [own, parent, name] = line.trim().split(/\s+/)
    return Number(parent) === pid && name !== 'ps' && name !== 'esbuild' ? [Number(own)] : []
  })
}

async function firstLine(command: ChildProcess): Promise<Endpoints> {
  if (!command.stdout) throw new Error('The command has no output to read.')
  let complaint = ''
  command.stderr?.setEncoding('utf8').on('data', (text: string) => (complaint += text))
  for await (const line of createInterface({ input: command.stdout })) return JSON.parse(line) as Endpoints
  throw new Error(`The command ended without printing its endpoints: ${complaint}`)
}

async function rpc(endpoints: Endpoints, method: string, params: readonly unknown[]): Promise<unknown> {
  const response = await fetch(endpoints.chains['eip155:1'] ?? '', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  return ((await response.json()) as { result: unknown }).result
}
