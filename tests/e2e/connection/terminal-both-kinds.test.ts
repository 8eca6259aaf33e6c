import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createPhone } from '../../../sandbox/phone/phone.ts'
import type { Sandbox } from '../../../sandbox/start.ts'
import { openSandbox } from '../../shared-sandbox.ts'
import { bothKinds, devnet, isSignedBy, lamportsOf, messageFor, transferOf } from '../send/solana-visitor.ts'
import { latchkeyRun } from '../terminal.ts'

const greeting = 'Good morning'
const soon = (wait: string) => ({ wait, timeout: 60_000 })

let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await openSandbox({ page: 'blank' })
})
afterAll(async () => sandbox.stop())

test('a local wallet and a Solana phone sign and send side by side in the terminal', async () => {
  const { endpoints } = sandbox
  const phone = await createPhone({
    relayUrl: endpoints.relay ?? '',
    projectId: 'phone',
    chains: endpoints.chains,
    requests: 'approve',
  })
  onTestFinished(() => phone.stop())
  const run = latchkeyRun([
    '--sandbox',
    endpoints.demo ?? '',
    '--networks',
    bothKinds.networks.replaceAll('\n', ','),
  ])
  const ask = (namespace: string, method: string, params: unknown) =>
    run.tell(
      { type: 'walletRequest/sent', data: { namespace, method, params } },
      soon('walletRequest/answered'),
    )
  run.tell(
    { type: 'connection/walletChosen', data: { walletKey: 'dev.latchkey.local-key' } },
    soon('connection/established'),
    { type: 'modal/openRequested', data: { view: 'Connect' } },
    { type: 'pairing/walletChosen', data: { walletId: null } },
  )
  const proposed = new Promise<void>((resolve) => phone.onProposal(() => resolve()))
  await phone.pair(String((await run.event('pairing/ready')).data['uri']))
  await proposed
  await phone.approve({ namespaces: ['solana'] })
  run.tell(soon('connection/established'))

  const address = endpoints.accounts[0]?.address ?? ''
  ask('eip155', 'personal_sign', [`0x${Buffer.from(greeting).toString('hex')}`, address])
  expect((await run.event('walletRequest/answered')).data['result']).toMatch(/^0x[0-9a-f]{130}$/)
  const solana = phone.accounts[0]?.solana.address ?? ''
  ask('solana', 'solana_signMessage', messageFor(solana, greeting))
  const { signature } = (await run.event('walletRequest/answered', 1)).data['result'] as { signature: string }
  expect(isSignedBy(solana, greeting, signature)).toBe(true)

  const node = endpoints.chains[devnet] ?? ''
  const to = endpoints.solana?.accounts[9]?.address ?? ''
  const before = await lamportsOf(node, to)
  const transaction = await transferOf(node, { from: solana, to, lamports: 5 })
  ask('solana', 'solana_signAndSendTransaction', { transaction })
  await run.event('walletRequest/answered', 2)
  await expect.poll(async () => (await lamportsOf(node, to)) - before).toBe(5)

  run.tell(
    { type: 'connection/disconnectRequested', data: { namespace: 'solana' } },
    soon('connection/walletNotified'),
  )
  expect(await run.end()).toEqual({ err: '', code: 0 })
  expect(phone.sessions()).toEqual([])
})

test(
  'in the terminal one phone signs on both, moves on one of them alone, and comes back with both',
  { tags: 'thorough' },
  async () => {
    const { endpoints } = sandbox
    const profile = await mkdtemp(join(tmpdir(), 'latchkey-both-'))
    const phone = await createPhone({
      relayUrl: endpoints.relay ?? '',
      projectId: 'phone',
      chains: endpoints.chains,
      proposals: 'approve',
      requests: 'approve',
    })
    onTestFinished(async () => {
      await phone.stop()
      await rm(profile, { recursive: true })
    })
    const networks = bothKinds.networks.replaceAll('\n', ',')
    const begin = () =>
      latchkeyRun(['--sandbox', endpoints.demo ?? '', '--networks', networks, '--profile', profile])
    const { evm, solana } = phone.accounts[0] ?? { evm: { address: '' }, solana: { address: '' } }
    const signOnEach = async (run: ReturnType<typeof begin>) => {
      const ask = (namespace: string, method: string, params: unknown) =>
        run.tell(
          { type: 'walletRequest/sent', data: { namespace, method, params } },
          soon('walletRequest/answered'),
        )
      ask('eip155', 'personal_sign', [`0x${Buffer.from(greeting).toString('hex')}`, evm.address])
      expect((await run.event('walletRequest/answered')).data['result']).toMatch(/^0x[0-9a-f]{130}$/)
      ask('solana', 'solana_signMessage', messageFor(solana.address, greeting))
      const { signature } = (await run.event('walletRequest/answered', 1)).data['result'] as {
        signature: string
      }
      expect(isSignedBy(solana.address, greeting, signature)).toBe(true)
    }

    const first = begin()
    first.tell(
      { type: 'modal/openRequested', data: { view: 'Connect' } },
      { type: 'pairing/walletChosen', data: { walletId: null } },
    )
    await phone.pair(String((await first.event('pairing/ready')).data['uri']))
    first.tell(soon('connection/established'))
    await signOnEach(first)
    first.tell(
      { type: 'network/chosen', data: { chainId: 'eip155:8453' } },
      soon('network/switched'),
      soon('storage/written'),
    )
    expect(await first.end()).toEqual({ err: '', code: 0 })

    const second = begin()
    second.tell(soon('connection/established'))
    const namespaces = (await second.event('connection/established')).data['namespaces']
    expect(namespaces).toMatchObject([
      { namespace: 'eip155', chainId: 'eip155:8453' },
      { namespace: 'solana', chainId: devnet },
    ])
    await signOnEach(second)
    second.tell({ type: 'connection/disconnectRequested', data: {} }, soon('connection/walletNotified'))
    expect(await second.end()).toEqual({ err: '', code: 0 })
    expect(phone.sessions()).toEqual([])
  },
)
