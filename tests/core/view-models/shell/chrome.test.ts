import { expect, test } from 'vitest'
import { fakeFeatures } from '../../../../adapters/fake/fake-features.ts'
import { account } from '../../../../core/events/account/account.ts'
import { connection } from '../../../../core/events/connection/connection.ts'
import { modal } from '../../../../core/events/shell/modal.ts'
import { router } from '../../../../core/events/shell/router.ts'
import { chromeView } from '../../../../core/view-models/shell/chrome.ts'
import { toastView } from '../../../../core/view-models/shell/toast.ts'
import { harbor, startStory } from '../../../../fixtures/story.ts'

test('there is a way back only where there is something to go back to', () => {
  const { latchkey } = startStory()
  latchkey.dispatch(modal.openRequested({}))
  expect(chromeView(latchkey.state())).toMatchObject({ open: true, view: 'Connect', back: null })
  latchkey.dispatch(router.viewPushed({ view: 'Networks' }))
  expect(chromeView(latchkey.state())).toMatchObject({
    view: 'Networks',
    direction: 'forward',
    back: { label: 'Back' },
  })
  latchkey.dispatch(router.wentBack())
  expect(chromeView(latchkey.state())).toMatchObject({ view: 'Connect', direction: 'back' })
})

test('loading is announced once, by the title or beside it', () => {
  const features = fakeFeatures()
  const load = features.hang('load')
  const { latchkey } = startStory({ ports: { features } })
  latchkey.dispatch(modal.openRequested({}))
  expect(latchkey.state().modal.loading).toBe(true)
  expect(chromeView(latchkey.state()).busy).toBeNull()
  load.answer(null)
  latchkey.dispatch(modal.loadingChanged({ loading: true }))
  expect(chromeView(latchkey.state()).busy).toBe('Loading')
})

test('a toast is worded from the catalogue and can be dismissed', () => {
  const { latchkey } = startStory()
  latchkey.start()
  latchkey.dispatch(connection.walletChosen({ walletKey: harbor.wallet.key }))
  latchkey.dispatch(account.addressCopyRequested())
  const toast = toastView(latchkey.state())
  expect(toast).toMatchObject({ variant: 'success', text: 'Address copied' })
  latchkey.dispatch(toast!.dismiss!.press!)
  expect(toastView(latchkey.state())).toBeNull()
})

test('an unanswered request is shown below every view but Account', async () => {
  const { latchkey, clock, injected } = startStory()
  latchkey.start()
  await latchkey.connect({ wallet: harbor.wallet.key })
  const { answer } = injected.hang('request')
  void latchkey.request({ method: 'personal_sign', params: [] })
  latchkey.dispatch(modal.openRequested({ view: 'Networks' }))
  const told = () => toastView(latchkey.state())
  expect(told()).toBeNull()
  clock.pass(10_000)
  expect(told()).toMatchObject({ variant: 'loading', text: 'Waiting for you in Harbor', dismiss: null })
  latchkey.dispatch(router.viewPushed({ view: 'Account' }))
  expect(told()).toBeNull()
  latchkey.dispatch(router.wentBack())
  answer('0x')
  expect(told()).toBeNull()
})
