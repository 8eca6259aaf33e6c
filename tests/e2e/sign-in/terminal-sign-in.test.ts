import { verifyMessage } from 'viem'
import type { Hex } from 'viem'
import { parseSiweMessage } from 'viem/siwe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Sandbox } from '../../../sandbox/start.ts'
import { openSandbox } from '../../shared-sandbox.ts'
import { latchkeyCommand, latchkeyRun } from '../terminal.ts'

const chain = 'eip155:1'
const walletKey = 'dev.latchkey.local-key'
let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await openSandbox({
    page: 'blank',
    only: ['chains', 'registry', 'blockchain-api', 'sign-in', 'demo'],
  })
})
afterAll(async () => sandbox.stop())

const page = () => sandbox.endpoints.demo ?? ''
const args = () => ['--sandbox', page(), '--networks', chain, '--sign-in']
const connected = [
  { type: 'connection/walletChosen', data: { walletKey } },
  { wait: 'connection/established', timeout: 60_000 },
]
test('the terminal signs in at the server and signs out', async () => {
  const run = latchkeyRun(args())
  run.tell(...connected, { type: 'signIn/requested' }, { wait: 'signIn/signedIn', timeout: 60_000 })
  const { data } = await run.event('signIn/signed')
  const { message, signature } = data as { readonly message: string; readonly signature: Hex }
  const address = sandbox.endpoints.accounts[0]?.address as Hex
  expect(parseSiweMessage(message)).toMatchObject({ address, chainId: 1, domain: new URL(page()).host })
  expect(await verifyMessage({ address, message, signature })).toBe(true)
  expect((await run.event('signIn/signedIn')).data).toMatchObject({ address, chainId: chain })
  run.tell({ type: 'signIn/signOutRequested' }, { wait: 'signIn/signedOut', timeout: 60_000 })
  expect((await run.event('signIn/signedOut')).data).toEqual({ reason: 'asked' })
  expect(await run.end()).toEqual({ err: '', code: 0 })
})

test(
  'in the terminal Cancel, and a signature that the wallet declines, leave nobody signed in',
  { tags: 'thorough' },
  async () => {
    const run = latchkeyRun(args())
    run.tell(
      ...connected,
      { wallet: 'reject' },
      { type: 'signIn/requested' },
      { wait: 'signIn/failed', timeout: 60_000 },
      { type: 'signIn/cancelRequested' },
      { wait: 'connection/disconnected', timeout: 60_000 },
    )
    expect((await run.event('signIn/failed')).data).toMatchObject({
      failure: { code: 'user-rejected' },
    })
    await run.event('connection/disconnected')
    expect(await run.end()).toEqual({ err: '', code: 0 })
  },
)

test(
  'in the terminal, the modal reports a failed verification, and a second attempt signs in',
  { tags: 'thorough' },
  async () => {
    sandbox.control('sign-in', { fault: 'status', path: '/verify', status: 401, times: 1 })
    const steps = [
      ...connected,
      { type: 'signIn/requested' },
      { wait: 'signIn/failed', timeout: 60_000 },
      { type: 'signIn/requested' },
      { wait: 'signIn/signedIn', timeout: 60_000 },
    ]
    const script = steps.map((step) => JSON.stringify(step)).join('\n')
    const { code, out, err } = await latchkeyCommand(['run', '-', ...args(), '--frames'], script)
    expect([code, err]).toEqual([0, ''])
    expect(out).toContain('Sign in to Latchkey')
    expect(out).toContain("Couldn't verify your signature")
  },
)
