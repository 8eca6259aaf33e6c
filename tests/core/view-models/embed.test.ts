import { expect, test } from 'vitest'
import { connection } from '../../../core/events/connection.ts'
import { modal } from '../../../core/events/modal.ts'
import { pairing } from '../../../core/events/pairing.ts'
import { router } from '../../../core/events/router.ts'
import { embedView } from '../../../core/view-models/embed.ts'
import { harbor, startStory } from '../../../fixtures/story.ts'

test('inline, a visitor goes from Connect to a code and back, with a pairing of its own', () => {
  const { latchkey } = startStory()
  latchkey.start()
  expect(embedView(latchkey.state())).toEqual({ view: 'Connect', back: null })
  latchkey.dispatch(pairing.walletChosen({ walletId: null }))
  expect(embedView(latchkey.state())).toMatchObject({
    view: 'ConnectingWalletConnect',
    back: { label: 'Back' },
  })
  expect(latchkey.state().pairing.current.status).toBe('ready')
  latchkey.dispatch(router.wentBack())
  expect(embedView(latchkey.state()).view).toBe('Connect')
})

test('once connected it leads to the networks, to what a network is, and back', () => {
  const { latchkey } = startStory()
  latchkey.start()
  latchkey.dispatch(connection.walletChosen({ walletKey: harbor.wallet.key }))
  latchkey.dispatch(router.viewPushed({ view: 'Networks' }))
  latchkey.dispatch(router.viewPushed({ view: 'WhatIsANetwork' }))
  expect(embedView(latchkey.state())).toMatchObject({ view: 'WhatIsANetwork', back: { label: 'Back' } })
  latchkey.dispatch(router.wentBack())
  expect(embedView(latchkey.state()).view).toBe('Networks')
})

test('once connected it shows the account, whatever the modal did', () => {
  const { latchkey } = startStory()
  latchkey.start()
  latchkey.dispatch(modal.openRequested({}))
  latchkey.dispatch(connection.walletChosen({ walletKey: harbor.wallet.key }))
  expect(embedView(latchkey.state())).toEqual({ view: 'Account', back: null })
})
