import { afterEach, expect, test, vi } from 'vitest'
import type { LatchkeyError } from '../../../core/domain/errors/latchkey-error.ts'
import type { Latchkey } from '../../../core/latchkey.ts'
import { accountNaming } from '../../../renderers/headless/account-naming.ts'
import { walletOnRamp } from '../../../renderers/headless/wallet-on-ramp.ts'
import { walletSend } from '../../../renderers/headless/wallet-send.ts'
import { walletSignIn } from '../../../renderers/headless/wallet-sign-in.ts'
import { walletSwap } from '../../../renderers/headless/wallet-swap.ts'
import { startStory } from '../../../fixtures/story.ts'

afterEach(() => void vi.unstubAllEnvs())

type Verb = (latchkey: Latchkey, given: never) => Promise<unknown>

const verbs = {
  send: (latchkey, given) => walletSend(latchkey).send(given),
  'quote of sendings': (latchkey, given) => walletSend(latchkey).quote(given),
  swap: (latchkey, given) => walletSwap(latchkey).swap(given),
  'quote of swaps': (latchkey, given) => walletSwap(latchkey).quote(given),
  buy: (latchkey, given) => walletOnRamp(latchkey).buy(given),
  'quote of purchases': (latchkey, given) => walletOnRamp(latchkey).quote(given),
  register: (latchkey, given) => accountNaming(latchkey).register('lamplighter', given),
  signIn: (latchkey, given) => walletSignIn(latchkey).signIn(given),
} satisfies Readonly<Record<string, Verb>>

const refusal = async (verb: keyof typeof verbs, given: unknown) => {
  const { latchkey } = startStory()
  return verbs[verb](latchkey, given as never).then(
    () => 'no error',
    ({ code, shortMessage }: LatchkeyError) => `${code}: ${shortMessage}`,
  )
}

test.each([
  ['send', { token: 'native', amount: '1', reciever: '0x00' }, 'reciever', 'receiver'],
  ['swap', { form: 'native', to: '0x00', amount: '1' }, 'form', 'from'],
  ['quote of sendings', { token: 'native', amount: '1', reciever: 'bob.eth' }, 'reciever', 'receiver'],
  ['quote of swaps', { from: 'native', to: '0x00', amont: '1' }, 'amont', 'amount'],
  ['buy', { amount: '25', paiment: 'EUR' }, 'paiment', 'payment'],
  ['quote of purchases', { amount: '25', methods: 'CARD' }, 'methods', 'method'],
  ['register', { singal: undefined }, 'singal', 'signal'],
  ['signIn', { sinal: undefined }, 'sinal', 'signal'],
] as const)('%s refuses %j, and says which name was meant', async (verb, given, stray, meant) => {
  expect(await refusal(verb, given)).toBe(
    `bad-request: ${verb} takes no "${stray}"; did you mean "${meant}"?`,
  )
})

test.each(['register', 'signIn'] as const)(
  '%s accepts { signal } only, but also the event of a press',
  async (verb) => {
    const told = `bad-request: What ${verb} was given to say how long to wait is`
    expect(await refusal(verb, AbortSignal.abort())).toMatch(
      `${told} a signal itself; expected { signal } such`,
    )
    expect(await refusal(verb, 60_000)).toMatch(`${told} the number 60000; expected { signal } such`)
    expect(await refusal(verb, new Event('click'))).not.toMatch('bad-request')
    expect(await refusal(verb, null)).not.toMatch('bad-request')
  },
)

test('production refuses unknown fields of verbs that move money', async () => {
  vi.stubEnv('NODE_ENV', 'production')
  expect(await refusal('send', { token: 'native', amount: '1', reciever: '0x00' })).toMatch(
    /^bad-request: send takes no "reciever"; it takes token, amount, receiver/,
  )
})

test.each([
  [
    'send',
    { token: 'native', amount: '1', receiver: 'bob.eth', accept: ['costl'] },
    'the string "costl"',
    'A risk in the accept',
  ],
  [
    'swap',
    { from: 'native', to: '0x00', amount: '1', accept: ['look-alike'] },
    'the string "look-alike"',
    'A risk in the accept',
  ],
  [
    'swap',
    { from: 'native', to: '0x00', amount: '1', accept: 'price-impact' },
    'the string "price-impact"',
    'The accept',
  ],
  ['buy', { amount: '25', accept: true }, 'the boolean true', 'The accept'],
] as const)(
  '%s refuses %j, which contains an unknown risk, even in production',
  async (verb, given, shape, what) => {
    for (const mode of ['development', 'production']) {
      vi.stubEnv('NODE_ENV', mode)
      expect(await refusal(verb, given)).toMatch(
        `bad-request: ${what} given to ${verb} is ${shape}; expected a list with any of `,
      )
    }
  },
)
