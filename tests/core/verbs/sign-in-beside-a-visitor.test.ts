import { expect, test } from 'vitest'
import { views } from '../../../core/domain/features/views.ts'
import type { ViewName } from '../../../core/domain/features/view-name.ts'
import { router } from '../../../core/events/shell/router.ts'
import { signIn as signInEvents } from '../../../core/events/sign-in/sign-in.ts'
import { createSignInVerbs } from '../../../core/verbs/sign-in-verbs.ts'
import { harbor } from '../../../fixtures/story.ts'
import { aliceOnMainnet, startSignIn } from '../effects/sign-in/story.ts'
import { inTime } from '../in-time.ts'

/** Alice has connected, is asked to sign in, and the host calls the verb. */
async function beside() {
  const story = startSignIn()
  await story.latchkey.connect({ wallet: harbor.wallet.key })
  const { signIn } = createSignInVerbs(story.latchkey)
  return { ...story, signIn: () => inTime(story.clock, signIn()), state: () => story.latchkey.state() }
}

/** The view that asks for the signature, and the one in whose place it comes. */
const asking: ReadonlySet<ViewName> = new Set(['ConnectingSiwe', 'Account'])

test.each((Object.keys(views) as ViewName[]).filter((view) => !asking.has(view)))(
  'signIn() works while the visitor has %s open, and the view does not change',
  async (view) => {
    const { signIn, latchkey, state } = await beside()
    latchkey.dispatch(router.viewPushed({ view } as never))
    const { history } = state().router
    expect(await signIn()).toEqual(aliceOnMainnet)
    expect(state().router.history).toEqual(history)
  },
)

test('a failed sign-in of the visitor and a later one of the host are separate flows', async () => {
  const { signIn, injected, press, state } = await beside()
  injected.reject('request', { code: 'user-rejected' })
  press('sign')
  const visitors = state().signIn.flow
  expect(visitors).toMatchObject({ step: 'failed', failure: { code: 'user-rejected' } })
  expect(await signIn()).toEqual(aliceOnMainnet)
  expect(state().signIn.flow).toMatchObject({ step: 'signed-in', failure: null })
  expect(state().signIn.flow?.id).not.toBe(visitors?.id)
})

test('verbs that are called in one tick end in that order', async () => {
  const { signIn } = await beside()
  const ended: number[] = []
  await Promise.all([1, 2, 3].map((call) => signIn().then(() => ended.push(call))))
  expect(ended).toEqual([1, 2, 3])
})

test('late events of an ended sign-in are recorded and change nothing', async () => {
  const { signIn, latchkey, state, types } = await beside()
  await signIn()
  const before = state().signIn
  const flow = before.flow?.id ?? ''
  for (const late of [
    signInEvents.messageReady({ flow, message: 'Ahoy', method: 'personal_sign', params: [] }),
    signInEvents.signed({ flow, message: 'Ahoy', signature: '0x12' }),
    signInEvents.failed({ flow, failure: { code: 'unexpected' } }),
    signInEvents.abandoned({ flow }),
  ]) {
    latchkey.dispatch(late)
    expect([types().at(-1), state().signIn]).toEqual([late.type, before])
  }
})
