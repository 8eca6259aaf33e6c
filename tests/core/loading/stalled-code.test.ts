import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { bob } from '../../../fixtures/people.ts'
import { harbor, startStory } from '../../../fixtures/story.ts'
import { accountNaming } from '../../../renderers/headless/account-naming.ts'
import { loadedChecks } from '../../../renderers/headless/checked-request.ts'
import { frameSignIn } from '../../../renderers/headless/frame-sign-in.ts'
import { walletOnRamp } from '../../../renderers/headless/wallet-on-ramp.ts'
import { walletPairing } from '../../../renderers/headless/wallet-pairing.ts'
import { walletSend } from '../../../renderers/headless/wallet-send.ts'
import { walletSignIn } from '../../../renderers/headless/wallet-sign-in.ts'
import { walletSwap } from '../../../renderers/headless/wallet-swap.ts'
import { fakedTimeouts } from '../../faked-timeouts.ts'

/** A line on which a part of our code neither comes nor fails. */
const stalled = vi.hoisted(() => () => new Promise<never>(() => {}))

vi.mock(import('../../../core/verbs/verb-errors.ts'), stalled)
vi.mock(import('../../../core/verbs/account-names-verbs.ts'), stalled)
vi.mock(import('../../../core/verbs/frame-verbs.ts'), stalled)
vi.mock(import('../../../core/verbs/on-ramp-verbs.ts'), stalled)
vi.mock(import('../../../core/verbs/pair-wallet.ts'), stalled)
vi.mock(import('../../../core/verbs/send-verbs.ts'), stalled)
vi.mock(import('../../../core/verbs/sign-in-verbs.ts'), stalled)
vi.mock(import('../../../core/verbs/swap-verbs.ts'), stalled)

// The checks of requests do come, in real time. So they come before a faked clock is moved past the limit for code.
beforeAll(async () => void (await loadedChecks()))

beforeEach(() => {
  vi.useFakeTimers()
  fakedTimeouts()
})

const codeOf = (error: unknown): unknown => Object(error).code

/** The code with which a verb rejects once our code would have come. */
async function inTime(verb: Promise<unknown>): Promise<unknown> {
  const told = verb.catch(codeOf)
  await vi.advanceTimersByTimeAsync(20_000)
  return told
}

function started() {
  const story = startStory()
  story.latchkey.start()
  return story
}

test('a verb that did not reach its end says why by its code alone where the words for it do not come', async () => {
  const { latchkey, injected } = started()
  injected.reject('connect', { code: 'user-rejected' })
  expect(await inTime(latchkey.connect({ wallet: harbor.wallet.key }))).toBe('user-rejected')
})

const token = 'native'
const amount = '1'

test.each([
  ['send', (latchkey) => walletSend(latchkey).send({ token, amount, receiver: bob.address })],
  ['swap', (latchkey) => walletSwap(latchkey).swap({ from: token, to: bob.address, amount })],
  ['buy', (latchkey) => walletOnRamp(latchkey).buy({ amount })],
  ['sign in', (latchkey) => walletSignIn(latchkey).signIn()],
  ['register a name', (latchkey) => accountNaming(latchkey).register('sailor')],
  ['sign in by e-mail', (latchkey) => frameSignIn(latchkey).byEmail('alice@example.com')],
  ['pair', (latchkey) => walletPairing(latchkey).begin()],
] as const satisfies readonly (readonly [
  string,
  (latchkey: ReturnType<typeof started>['latchkey']) => Promise<unknown>,
])[])('to %s ends as not loaded where its own code does not come', async (_, ask) => {
  expect(await inTime(ask(started().latchkey))).toBe('not-loaded')
})

test.each([
  ['send', (latchkey, signal) => walletSend(latchkey).send({ token, amount, receiver: bob.address, signal })],
  ['swap', (latchkey, signal) => walletSwap(latchkey).swap({ from: token, to: bob.address, amount, signal })],
  ['sign in', (latchkey, signal) => walletSignIn(latchkey).signIn({ signal })],
  ['register a name', (latchkey, signal) => accountNaming(latchkey).register('sailor', { signal })],
] as const satisfies readonly (readonly [
  string,
  (latchkey: ReturnType<typeof started>['latchkey'], signal: AbortSignal) => Promise<unknown>,
])[])('a signal that aborts while the code to %s is on its way ends the verb', async (_, ask) => {
  const giving = new AbortController()
  const told = ask(started().latchkey, giving.signal).catch(codeOf)
  giving.abort()
  expect(await inTime(told)).toBe('aborted')
})
