import { expect, test } from 'vitest'
import { account } from '../../../core/events/account.ts'
import { connection } from '../../../core/events/connection.ts'
import { modal } from '../../../core/events/modal.ts'
import { router } from '../../../core/events/router.ts'
import { chromeView } from '../../../core/view-models/chrome.ts'
import { harbor, startStory } from '../../../fixtures/story.ts'

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

test('a toast is worded from the catalogue and can be dismissed', () => {
  const { latchkey } = startStory()
  latchkey.start()
  latchkey.dispatch(connection.walletChosen({ walletKey: harbor.wallet.key }))
  latchkey.dispatch(account.addressCopyRequested())
  const { toast } = chromeView(latchkey.state())
  expect(toast).toMatchObject({ variant: 'success', text: 'Address copied' })
  latchkey.dispatch(toast!.dismiss.press!)
  expect(chromeView(latchkey.state()).toast).toBeNull()
})
