import { expect, test } from 'vitest'
import { createAccountNamesVerbs } from '../../../core/verbs/account-names-verbs.ts'
import { createFrameVerbs } from '../../../core/verbs/frame-verbs.ts'
import { createOnRampVerbs } from '../../../core/verbs/on-ramp-verbs.ts'
import { createSendVerbs } from '../../../core/verbs/send-verbs.ts'
import { createSignInVerbs } from '../../../core/verbs/sign-in-verbs.ts'
import { createSwapVerbs } from '../../../core/verbs/swap-verbs.ts'
import '../../../core/verbs/verb-errors.ts'
import { bob } from '../../../fixtures/people.ts'
import { harbor, startStory } from '../../../fixtures/story.ts'

type Latchkey = ReturnType<typeof startStory>['latchkey']
type Ask = (latchkey: Latchkey) => Promise<unknown>

const options = { isSiweEnabled: true, features: { email: true, socials: ['google'] } } as const
const sold = { from: 'native', to: bob.address, amount: '1' }

/** Every verb that is asked once it is known who is connected. */
const verbs: readonly (readonly [name: string, ask: Ask])[] = [
  ['signIn', (latchkey) => createSignInVerbs(latchkey).signIn()],
  [
    'send',
    (latchkey) => createSendVerbs(latchkey).send({ token: 'native', amount: '1', receiver: bob.address }),
  ],
  ['swap', (latchkey) => createSwapVerbs(latchkey).swap(sold)],
  ['quote', (latchkey) => createSwapVerbs(latchkey).quote(sold)],
  ['find', (latchkey) => createAccountNamesVerbs(latchkey).find('sailor')],
  ['register', (latchkey) => createAccountNamesVerbs(latchkey).register('sailor')],
  ['offer', (latchkey) => createOnRampVerbs(latchkey).offer()],
  ['buy', (latchkey) => createOnRampVerbs(latchkey).buy({ amount: '25' })],
  ['byEmail', (latchkey) => createFrameVerbs(latchkey).byEmail('alice@example.com')],
  ['bySocial', (latchkey) => createFrameVerbs(latchkey).bySocial('google')],
  ['changeEmail', (latchkey) => createFrameVerbs(latchkey).changeEmail('alice@other.example')],
]

/** What becomes of a verb by the end of all turns that nobody has to wait for. */
async function endOf(asked: Promise<unknown>): Promise<unknown> {
  let told: unknown = 'waits'
  asked.then(
    () => (told = 'done'),
    (error: unknown) => (told = Object(error).code),
  )
  for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve))
  return told
}

/** A stop in the turn of a call, and a few steps later. */
const steps = Array.from({ length: 12 }, (_, step) => step)

test.each(verbs)(
  '%s ends if a stop comes before it begins, and does not restart Latchkey',
  async (_, ask) => {
    for (const isConnected of [false, true])
      for (const step of steps) {
        const { latchkey } = startStory({ options })
        if (isConnected) await latchkey.connect({ wallet: harbor.wallet.key })
        else latchkey.start()
        const asked = endOf(ask(latchkey))
        for (let passed = 0; passed < step; passed += 1) await Promise.resolve()
        latchkey.stop()
        expect([isConnected, step, await asked, latchkey.isStopped()]).toEqual([
          isConnected,
          step,
          expect.not.stringMatching('waits'),
          true,
        ])
      }
  },
)
