import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { SwapToken } from '../../../core/domain/swap/token.ts'
import type { Sandbox } from '../../../sandbox/start.ts'
import { eventually } from '../../eventually.ts'
import { openSandbox } from '../../shared-sandbox.ts'
import { latchkeyRun } from '../terminal.ts'
import { askChain } from '../visitor.ts'

const chain = 'eip155:1'
const walletKey = 'dev.latchkey.local-key'
const separator = '.'
const timeout = 60_000
let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await openSandbox({ page: 'blank', only: ['chains', 'registry', 'blockchain-api', 'demo'] })
})
afterAll(async () => sandbox.stop())

/** How much of a token, or of the coin, an account holds, as the chain says. */
async function held({ address: token }: SwapToken, account: string): Promise<bigint> {
  const call = { to: token, data: `0x70a08231${account.slice(2).padStart(64, '0')}` }
  const node = sandbox.endpoints.chains[chain] ?? ''
  const [method, first] = token === null ? ['eth_getBalance', account] : ['eth_call', call]
  return BigInt((await askChain(node, method, [first, 'latest'])) as string)
}

/** A run of the terminal program that has come to the review of a swap, by the symbols of its tokens. */
async function atReview(from: string, to: string, amount: string) {
  const run = latchkeyRun(['--sandbox', sandbox.endpoints.demo ?? '', '--networks', chain])
  onTestFinished(async () => void (await run.signal('SIGTERM')))
  run.tell(
    { type: 'connection/walletChosen', data: { walletKey } },
    { wait: 'connection/established', timeout },
    { type: 'modal/openRequested', data: { view: 'Swap' } },
    { wait: 'swapTokens/received', timeout },
  )
  const { data } = await run.event('swapTokens/received')
  const { tokens, address } = data as { readonly tokens: readonly SwapToken[]; readonly address: string }
  const token = (wanted: string) => {
    const found = tokens.find(({ symbol }) => symbol === wanted)
    if (!found) throw new Error(`${wanted} is not listed.`)
    return found
  }
  const [source, target] = [token(from), token(to)]
  const before = { source: await held(source, address), target: await held(target, address) }
  run.tell(
    { type: 'swap/tokenChosen', data: { side: 'source', token: source, separator } },
    { type: 'swap/tokenChosen', data: { side: 'target', token: target, separator } },
    { type: 'swap/amountTyped', data: { text: amount, separator } },
    { wait: 'swap/quoteReceived', timeout },
    { type: 'router/viewPushed', data: { view: 'SwapPreview' } },
    { wait: 'swap/planMade', timeout },
  )
  return {
    run,
    /** What went and what came since, in base units. */
    moved: async () => [
      before.source - (await held(source, address)),
      (await held(target, address)) - before.target,
    ],
    /** Presses, and approves in the wallet, until something happened. */
    confirm: (until: string) =>
      run.tell({ type: 'swap/confirmed', data: {} }, { wallet: 'approve' }, { wait: until, timeout }),
    /** Waits until the swap can be pressed after leave was given, and answers how that was. */
    leaveGiven: () => run.tell({ wait: 'swap/planMade', timeout }),
    plan: async (place: number) => {
      const { data: made } = await run.event('swap/planMade', place)
      return Reflect.get(Object(made.plan), 'kind') as string
    },
    /** What the quote that was swapped for gives. */
    quoted: async (place: number) => {
      const { data: quote } = await run.event('swap/quoteReceived', place)
      return BigInt(String(quote.received))
    },
  }
}

test('the terminal swaps the coin for a token', { tags: 'thorough' }, async () => {
  const { run, moved, confirm, quoted } = await atReview('ETH', 'USDC', '0.5')
  confirm('swap/swapped')
  await run.event('swap/swapped')
  const received = await quoted(0)
  await eventually(async () => expect((await moved())[1]).toBe(received))
  expect(await run.end()).toEqual({ err: '', code: 0 })
})

test('the terminal approves a token and swaps it for the coin', { tags: 'thorough' }, async () => {
  const { run, moved, confirm, leaveGiven, plan } = await atReview('USDC', 'ETH', '25')
  confirm('swap/approved')
  leaveGiven()
  confirm('swap/swapped')
  await run.event('swap/swapped')
  expect([await plan(0), await plan(1)]).toEqual(['approval', 'swap'])
  const [went, came] = await moved()
  expect(went).toBe(25_000_000n)
  expect(came).toBeGreaterThan(0n)
  expect(await run.end()).toEqual({ err: '', code: 0 })
})

test.each([
  ['USDC', 'DAI', 'approval', 'swap/approved', 4_000_000n],
  ['DAI', 'USDC', 'permit', 'swap/permitSigned', 4n * 10n ** 18n],
] as const)(
  'in the terminal %s becomes %s, by %s, as the pools count',
  async (from, to, kind, given, goes) => {
    const { run, moved, confirm, leaveGiven, plan, quoted } = await atReview(from, to, '4')
    confirm(given)
    leaveGiven()
    confirm('swap/swapped')
    await run.event('swap/swapped')
    expect([await plan(0), await plan(1)]).toEqual([kind, 'swap'])
    expect(await moved()).toEqual([goes, await quoted(1)])
    expect(await run.end()).toEqual({ err: '', code: 0 })
  },
)
