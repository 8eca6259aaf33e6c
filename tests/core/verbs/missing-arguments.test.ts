import { expect, test } from 'vitest'
import { createAccountNamesVerbs } from '../../../core/verbs/account-names-verbs.ts'
import { createFrameVerbs } from '../../../core/verbs/frame-verbs.ts'
import type { Latchkey } from '../../../core/latchkey.ts'
import { createOnRampVerbs } from '../../../core/verbs/on-ramp-verbs.ts'
import { createSendVerbs } from '../../../core/verbs/send-verbs.ts'
import { createSwapVerbs } from '../../../core/verbs/swap-verbs.ts'
import { startStory } from '../../../fixtures/story.ts'

type Verb = (latchkey: Latchkey, given: never) => Promise<unknown>

const verbs = {
  send: (latchkey, given) => createSendVerbs(latchkey).send(given),
  'quote of sendings': (latchkey, given) => createSendVerbs(latchkey).quote(given),
  'quote of swaps': (latchkey, given) => createSwapVerbs(latchkey).quote(given),
  swap: (latchkey, given) => createSwapVerbs(latchkey).swap(given),
  'quote of purchases': (latchkey, given) => createOnRampVerbs(latchkey).quote(given),
  buy: (latchkey, given) => createOnRampVerbs(latchkey).buy(given),
  find: (latchkey, given) => createAccountNamesVerbs(latchkey).find(given),
  register: (latchkey, given) => createAccountNamesVerbs(latchkey).register(given),
  byEmail: (latchkey, given) => createFrameVerbs(latchkey).byEmail(given),
  changeEmail: (latchkey, given) => createFrameVerbs(latchkey).changeEmail(given),
  bySocial: (latchkey, given) => createFrameVerbs(latchkey).bySocial(given),
} satisfies Readonly<Record<string, Verb>>

const refusal = (verb: keyof typeof verbs, given?: unknown) =>
  verbs[verb](startStory().latchkey, given as never).then(
    () => 'no error',
    (error: unknown) => {
      const { code, shortMessage } = Object(error) as Readonly<Record<string, string>>
      return `${code}: ${shortMessage}`
    },
  )

const token = '"native" or the address of a token'
const tokens = 'whole tokens as a decimal text such as "1.5"'
const money = 'money as a decimal text such as "25.50"'
const name = 'at least 4 letters, digits and hyphens, such as "alice"'
const address = 'an e-mail address such as "alice@example.com"'

test.each([
  ['send', {}, `The token given to send() is missing; expected ${token}.`],
  ['send', { token: 'native' }, `The amount given to send() is missing; expected ${tokens}.`],
  [
    'send',
    { token: 'native', amount: '1' },
    'The receiver given to send() is missing; expected an address or a name such as "vitalik.eth".',
  ],
  ['send', { token: 'native', amount: 1 }, `The amount given to send() is the number 1; expected ${tokens}.`],
  ['quote of swaps', {}, `The from given to quote() is missing; expected ${token}.`],
  ['swap', { from: 'native', to: 'DAI' }, /^bad-request: The to given to swap\(\) is the string "DAI"; /],
  ['quote of purchases', {}, `The amount given to quote() is missing; expected ${money}.`],
  ['buy', {}, `The amount given to buy() is missing; expected ${money}.`],
  ['buy', { amount: 25 }, `The amount given to buy() is the number 25; expected ${money}.`],
  ['find', undefined, `The name given to find() is missing; expected ${name}.`],
  ['register', undefined, `The name given to register() is missing; expected ${name}.`],
  ['byEmail', undefined, `The address given to byEmail() is missing; expected ${address}.`],
  ['changeEmail', {}, `The address given to changeEmail() is an object with no fields; expected ${address}.`],
  [
    'bySocial',
    undefined,
    /^bad-request: The provider given to bySocial\(\) is missing; expected one of google, /,
  ],
  ['bySocial', 'myspace', /^bad-request: The provider given to bySocial\(\) is the string "myspace"; /],
] as const)(
  '%s, given %j, names the missing or wrong field and the expected value',
  async (verb, given, told) => {
    const refused = await refusal(verb, given)
    if (typeof told === 'string') expect(refused).toBe(`bad-request: ${told}`)
    else expect(refused).toMatch(told)
  },
)

test.each(['send', 'quote of sendings', 'swap', 'quote of swaps', 'buy', 'quote of purchases'] as const)(
  '%s without an argument names the expected argument',
  async (verb) => {
    expect(await refusal(verb)).toMatch(/^bad-request: What .* was given is missing; expected \{ /)
  },
)
