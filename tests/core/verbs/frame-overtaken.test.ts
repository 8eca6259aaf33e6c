import { expect, test } from 'vitest'
import { modal } from '../../../core/events/modal.ts'
import { createFrameVerbs } from '../../../core/frame-verbs.ts'
import { harbor } from '../../../fixtures/story.ts'
import { frameSummary } from '../../../core/view-models/frame-summary.ts'
import { eventually } from '../../eventually.ts'
import { address, emailStory } from '../effects/email-story.ts'
import { keeping, keptHarbor } from '../effects/two-wallets-story.ts'

test('a host that signs in by e-mail is told once the host asks another wallet, although that declines', async () => {
  const story = emailStory({ wallets: [harbor] })
  const { latchkey, injected } = story
  latchkey.dispatch(modal.closeRequested())
  const verbs = createFrameVerbs(latchkey)
  story.wallet.hang('connect')
  let ended: unknown = 'still waiting'
  void verbs.byEmail(address).then(
    () => (ended = 'signed in'),
    (error: unknown) => (ended = Object(error).code),
  )
  await eventually(() => expect(frameSummary(latchkey.state() as never).status).toBe('code'))
  verbs.enterCode('123456')
  await eventually(() => expect(Object.keys(latchkey.state().connection.flows)).toHaveLength(1))
  injected.reject('connect', { code: 'user-rejected' })
  await latchkey.connect({ wallet: harbor.wallet.key }).catch(() => {})
  await eventually(() => expect(ended).not.toBe('still waiting'))
})

test('a wallet of an earlier visit that comes late leaves alone who signs in by e-mail', () => {
  const { injected, submit, state, view } = emailStory({ wallets: [], texts: keeping(keptHarbor) })
  submit()
  expect(view()).toBe('EmailVerifyOtp')
  injected.announce({ ...harbor, isTrusted: true })
  expect(state().connection.byNamespace.eip155.status).toBe('connected')
  expect([view(), state().email.flow?.step]).toEqual(['EmailVerifyOtp', 'code'])
})
