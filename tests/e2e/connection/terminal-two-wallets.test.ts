import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Sandbox } from '../../../sandbox/start.ts'
import { openSandbox } from '../../shared-sandbox.ts'
import { bothKinds, devnet, isSignedBy, lamportsOf, messageFor, transferOf } from '../send/solana-visitor.ts'
import { latchkeyRun } from '../terminal.ts'
import { askChain } from '../visitor.ts'

const greeting = 'Good morning'
const soon = (wait: string) => ({ wait, timeout: 60_000 })

let sandbox: Sandbox
let profile: string

beforeAll(async () => {
  sandbox = await openSandbox({ page: 'blank', only: ['chains', 'solana', 'registry', 'demo'] })
})
afterAll(async () => sandbox.stop())
beforeEach(async () => {
  profile = await mkdtemp(join(tmpdir(), 'latchkey-two-'))
  onTestFinished(() => rm(profile, { recursive: true }))
})

type Run = ReturnType<typeof latchkeyRun>

/** A terminal over the profile of this test, as it begins. */
function begin(): Run {
  const networks = bothKinds.networks.replaceAll('\n', ',')
  return latchkeyRun([
    '--sandbox',
    sandbox.endpoints.demo ?? '',
    '--networks',
    networks,
    '--profile',
    profile,
  ])
}

/** A terminal in which the local wallets for Ethereum and for Solana are connected. */
async function connected(): Promise<Run> {
  const run = begin()
  for (const [place, walletKey] of ['dev.latchkey.local-key', 'standard:Local Solana key wallet'].entries()) {
    run.tell({ type: 'connection/walletChosen', data: { walletKey } }, soon('connection/established'))
    await run.event('connection/established', place)
  }
  return run
}

/** Asks a wallet, and answers what it said; a refusal is told instead of waited out. */
function asking(run: Run) {
  let place = 0
  return async (namespace: string, method: string, params: unknown): Promise<unknown> => {
    run.tell(
      { type: 'walletRequest/sent', data: { namespace, method, params } },
      soon('walletRequest/answered'),
    )
    const answered = run.event('walletRequest/answered', place)
    const failed = run.event('walletRequest/failed').then(({ data }) => {
      throw new Error(`${method} failed: ${JSON.stringify(data['failure'])}`)
    })
    place += 1
    return (await Promise.race([answered, failed])).data['result']
  }
}

/** The chains of the wallets that the profile of this test remembers. */
async function remembered(): Promise<readonly string[]> {
  const kept = JSON.parse(await readFile(join(profile, 'storage.json'), 'utf8')) as Record<string, string>
  const [text = '{}'] = Object.entries(kept).flatMap(([key, value]) =>
    key.endsWith('/sessions') ? [value] : [],
  )
  const { sessions } = JSON.parse(text) as {
    sessions: { namespaces: { chainId: string }[] }[]
  }
  return sessions.flatMap(({ namespaces }) => namespaces.map((kept) => kept.chainId))
}

const evmAddress = () => sandbox.endpoints.accounts[0]?.address ?? ''
const solanaAddress = () => sandbox.endpoints.solana?.accounts[0]?.address ?? ''
const nodeOf = (chainId: string) => sandbox.endpoints.chains[chainId] ?? ''
const ended = { err: '', code: 0 }

test('in the terminal two wallets sign side by side, each on its own kind of chain', async () => {
  const run = await connected()
  const ask = asking(run)
  const message = `0x${Buffer.from(greeting).toString('hex')}`
  expect(await ask('eip155', 'personal_sign', [message, evmAddress()])).toMatch(/^0x[0-9a-f]{130}$/)
  const signed = await ask('solana', 'solana_signMessage', messageFor(solanaAddress(), greeting))
  const { signature } = signed as { readonly signature: string }
  expect(isSignedBy(solanaAddress(), greeting, signature)).toBe(true)
  expect(await run.end()).toEqual(ended)
})

test(
  'in the terminal each of two wallets sends a transaction, and each chain has it',
  { tags: 'thorough' },
  async () => {
    const run = await connected()
    const ask = asking(run)
    const receiver = '0x00000000000000000000000000000000000A11cE'
    const hash = await ask('eip155', 'eth_sendTransaction', [
      { from: evmAddress(), to: receiver, value: '0x5' },
    ])
    expect(await askChain(nodeOf('eip155:1'), 'eth_getTransactionByHash', [hash])).toMatchObject({
      from: evmAddress().toLowerCase(),
      value: '0x5',
    })
    const to = sandbox.endpoints.solana?.accounts[9]?.address ?? ''
    const before = await lamportsOf(nodeOf(devnet), to)
    const transaction = await transferOf(nodeOf(devnet), { from: solanaAddress(), to, lamports: 5 })
    await ask('solana', 'solana_signAndSendTransaction', { transaction })
    expect((await lamportsOf(nodeOf(devnet), to)) - before).toBe(5)
    expect(await run.end()).toEqual(ended)
  },
)

test('in the terminal one of two wallets moves to another chain and sends there, and the other stays where it is', async () => {
  const run = await connected()
  const ask = asking(run)
  run.tell({ type: 'network/chosen', data: { chainId: 'eip155:8453' } }, soon('network/switched'))
  expect((await run.event('network/switched')).data).toMatchObject({ chainId: 'eip155:8453' })
  const hash = await ask('eip155', 'eth_sendTransaction', [
    { from: evmAddress(), to: evmAddress(), value: '0x1' },
  ])
  expect(await askChain(nodeOf('eip155:8453'), 'eth_getTransactionByHash', [hash])).toMatchObject({ hash })
  const { signature } = (await ask(
    'solana',
    'solana_signMessage',
    messageFor(solanaAddress(), greeting),
  )) as {
    readonly signature: string
  }
  expect(isSignedBy(solanaAddress(), greeting, signature)).toBe(true)
  expect(await run.end()).toEqual(ended)
})

test.each([
  ['Solana', 'solana', 'eip155', 'eip155:8453'],
  ['Ethereum', 'eip155', 'solana', devnet],
])(
  'in the terminal the wallet for %s is left alone, and the next run comes back with the other',
  { tags: 'thorough' },
  async (_, left, other, chainId) => {
    const first = await connected()
    first.tell({ type: 'network/chosen', data: { chainId: 'eip155:8453' } }, soon('network/switched'), {
      type: 'connection/disconnectRequested',
      data: { namespace: left },
    })
    await first.event('connection/walletNotified')
    await expect.poll(remembered).toEqual([chainId])
    expect((await first.event('connection/disconnected')).data).toMatchObject({ namespaces: [left] })
    expect(await first.end()).toEqual(ended)

    const second = begin()
    second.tell(soon('connection/established'))
    const { namespaces } = (await second.event('connection/established')).data
    expect(namespaces).toMatchObject([{ namespace: other, chainId }])
    second.tell(
      { type: 'walletRequest/sent', data: { namespace: left, method: 'personal_sign', params: [] } },
      soon('walletRequest/failed'),
    )
    expect((await second.event('walletRequest/failed')).data).toMatchObject({
      failure: { code: 'unauthorized' },
    })
    expect(await second.end()).toEqual(ended)
  },
)
