import { expect, test } from 'vitest'
import { createAccountNamesVerbs } from '../../../core/verbs/account-names-verbs.ts'
import { views } from '../../../core/domain/features/views.ts'
import type { ViewName } from '../../../core/domain/features/view-name.ts'
import { modal } from '../../../core/events/shell/modal.ts'
import { router } from '../../../core/events/shell/router.ts'
import { eventually } from '../../eventually.ts'
import { naming, signature } from '../effects/names/story.ts'
import { inTime } from '../in-time.ts'

/** Alice is connected, has the modal open in her settings, and the host calls verbs. */
function beside() {
  const story = naming()
  const { find, register } = createAccountNamesVerbs(story.latchkey)
  return {
    ...story,
    find: (name: string) => inTime(story.clock, find(name)),
    register: (name: string) => inTime(story.clock, register(name)),
  }
}

/** The families of events that a verb never dispatches. */
const ofViews = /^(router|modal|embed)\//

test.each(Object.keys(views) as ViewName[])(
  'a question is answered while the modal shows %s',
  async (view) => {
    const { find, latchkey, mark, typesSince } = beside()
    latchkey.dispatch(router.viewPushed({ view } as never))
    const before = mark()
    expect(await find('sailor')).toEqual({ isFree: true, suggestions: [] })
    expect(typesSince(before).filter((type) => ofViews.test(type))).toEqual([])
  },
)

test('verbs that are called in one tick end in that order, each with its own answer', async () => {
  const { latchkey, clock } = beside()
  const { find } = createAccountNamesVerbs(latchkey)
  const ended: string[] = []
  const asked = ['sailor', 'bosun', 'captain'].map(async (name) => {
    const { isFree } = await find(name)
    ended.push(`${name} ${isFree}`)
  })
  await inTime(clock, Promise.all(asked))
  expect(ended).toEqual(['sailor true', 'bosun false', 'captain true'])
})

test('register() does not change the name or the view of the visitor', async () => {
  const { register, injected, toForm, form, state, mark, typesSince } = beside()
  toForm('bosun')
  const { history } = state().router
  injected.answer('request', signature)
  const before = mark()
  expect(await register('sailor')).toEqual({ name: 'sailor.wcn.id' })
  expect([form().name.value, state().router.history]).toEqual(['bosun', history])
  expect(typesSince(before).filter((type) => ofViews.test(type))).toEqual([])
})

test('whatever a visitor opens and closes, a verb goes on', async () => {
  const { register, injected, latchkey, signing } = beside()
  const wallet = injected.hang('request')
  const registered = register('sailor')
  await eventually(() => expect(signing()).toHaveLength(1))
  latchkey.dispatch(router.viewReset({ view: 'Networks' }))
  latchkey.dispatch(modal.closeRequested())
  latchkey.dispatch(modal.openRequested({ view: 'RegisterAccountName' }))
  latchkey.dispatch(router.viewReset({ view: 'Account' }))
  wallet.answer(signature)
  expect(await registered).toEqual({ name: 'sailor.wcn.id' })
})

test('a visitor can cancel a registration that the host began', async () => {
  const { register, injected, latchkey, signing, form, press } = beside()
  injected.hang('request')
  const registered = register('sailor').catch((error: unknown) => Object(error))
  await eventually(() => expect(signing()).toHaveLength(1))
  latchkey.dispatch(router.viewReset({ view: 'RegisterAccountName' }))
  press(form().cancel?.press)
  expect(await registered).toMatchObject({ code: 'aborted' })
})
