import { expect, test } from 'vitest'
import { views } from '../../../core/domain/features/views.ts'
import type { ViewName } from '../../../core/domain/features/view-name.ts'
import { email } from '../../../core/events/frame/email.ts'
import { modal } from '../../../core/events/shell/modal.ts'
import { router } from '../../../core/events/shell/router.ts'
import { social } from '../../../core/events/frame/social.ts'
import { createFrameVerbs } from '../../../core/verbs/frame-verbs.ts'
import { frameSummary } from '../../../core/view-models/frame/summary.ts'
import { eventually } from '../../eventually.ts'
import { address } from '../effects/frame/email-story.ts'
import { socialStory } from '../effects/frame/social-story.ts'

/** A visitor has the modal open on a view, and not to connect, while the host signs them in. */
function beside(view: ViewName) {
  const story = socialStory({ options: { features: { email: true, socials: ['google'] } } })
  story.latchkey.dispatch(modal.closeRequested())
  story.latchkey.dispatch(modal.openRequested({ view: 'Networks' }))
  story.latchkey.dispatch(router.viewPushed({ view } as never))
  return { ...story, ...createFrameVerbs(story.latchkey), summary: () => frameSummary(story.state()) }
}

/** The families of events that a verb never dispatches. */
const ofViews = /^(router|modal|embed)\//

/** Views that another account or network changes by themselves, and those of a sign-in, which go with its end. */
const moved: ReadonlySet<ViewName> = new Set([
  'UnsupportedChain',
  'WalletSendPreview',
  'WalletSendConfirmed',
  'ConnectingSocial',
  'ConnectingFarcaster',
  'EmailVerifyDevice',
  'EmailVerifyOtp',
])
const others = (Object.keys(views) as ViewName[]).filter((view) => !moved.has(view))

test.each(others)('a host signs in by e-mail while the modal shows %s', async (view) => {
  const { byEmail, enterCode, summary, mark, typesSince } = beside(view)
  const before = mark()
  const session = byEmail(address)
  await eventually(() => expect(summary().status).toBe('code'))
  enterCode('123456')
  expect((await session).wallet.name).not.toBe('')
  expect(typesSince(before).filter((type) => ofViews.test(type))).toEqual([])
})

test.each(others)('a host signs in by a social account while the modal shows %s', async (view) => {
  const { bySocial, frame, consent, mark, typesSince } = beside(view)
  const before = mark()
  const session = bySocial('google')
  await eventually(() => expect(frame.popups()).toBe(1))
  consent()
  expect((await session).wallet.name).not.toBe('')
  expect(typesSince(before).filter((type) => ofViews.test(type))).toEqual([])
})

test('a sign-in of the host leaves why the visitor’s own came to nothing', async () => {
  const { byEmail, latchkey, state } = beside('Connect')
  latchkey.dispatch(email.submitted({ email: 'nobody', by: 'visitor' }))
  expect(state().email.refusal).toMatchObject({ code: 'invalid-request' })
  void byEmail(address).catch(() => null)
  await eventually(() => expect(state().email.flow).not.toBeNull())
  expect(state().email.refusal).toMatchObject({ code: 'invalid-request' })
})

test('a sign-in of the host does not change the e-mail that the visitor typed', async () => {
  const { byEmail, enterCode, summary, latchkey, state } = beside('Connect')
  latchkey.dispatch(email.typed({ text: 'bob@example.com' }))
  const session = byEmail(address)
  await eventually(() => expect(summary().status).toBe('code'))
  enterCode('123456')
  await session
  expect(state().email.text).toBe('bob@example.com')
})

test('late events of an ended e-mail or social sign-in are recorded and change nothing', () => {
  const { latchkey, state, types } = beside('WhatIsAWallet')
  const before = [state().email.flow, state().social]
  for (const late of [
    email.linkOpened({ flow: 'e1' }),
    email.accepted({ flow: 'e1' }),
    email.failed({ flow: 'e1', step: 'code', failure: { code: 'unexpected' } }),
    email.abandoned({ flow: 'e1' }),
    social.consented({ flow: 'e1', uri: 'https://frame.example/late' } as never),
    social.abandoned({ flow: 'e1' }),
  ]) {
    latchkey.dispatch(late)
    expect(types()).toContain(late.type)
    expect([state().email.flow, state().social]).toEqual(before)
  }
})
