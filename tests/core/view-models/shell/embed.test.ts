import { expect, test } from 'vitest'
import { connection } from '../../../../core/events/connection/connection.ts'
import { modal } from '../../../../core/events/shell/modal.ts'
import { pairing } from '../../../../core/events/pairing/pairing.ts'
import { router } from '../../../../core/events/shell/router.ts'
import { embedView } from '../../../../core/view-models/shell/embed.ts'
import { alice } from '../../../../fixtures/people.ts'
import { harbor, startStory } from '../../../../fixtures/story.ts'
import { emailStory } from '../../effects/frame/email-story.ts'
import { socialStory } from '../../effects/frame/social-story.ts'

test('inline, a visitor goes from Connect to a code and back, with a pairing of its own', () => {
  const { latchkey } = startStory()
  latchkey.start()
  expect(embedView(latchkey.state())).toEqual({ view: 'Connect', back: null })
  latchkey.dispatch(pairing.walletChosen({ walletId: null }))
  expect(embedView(latchkey.state())).toMatchObject({
    view: 'ConnectingWalletConnect',
    back: { label: 'Back' },
  })
  expect(latchkey.state().pairing.flow?.step).toBe('ready')
  latchkey.dispatch(router.wentBack())
  expect(embedView(latchkey.state()).view).toBe('Connect')
})

test('a connected embed leads to the networks and back', () => {
  const { latchkey } = startStory()
  latchkey.start()
  latchkey.dispatch(connection.walletChosen({ walletKey: harbor.wallet.key }))
  latchkey.dispatch(router.viewPushed({ view: 'Networks' }))
  latchkey.dispatch(router.viewPushed({ view: 'WhatIsANetwork' }))
  expect(embedView(latchkey.state())).toMatchObject({ view: 'WhatIsANetwork', back: { label: 'Back' } })
  latchkey.dispatch(router.wentBack())
  expect(embedView(latchkey.state()).view).toBe('Networks')
})

test('a connected embed shows the account, whatever the modal did', () => {
  const { latchkey } = startStory()
  latchkey.start()
  latchkey.dispatch(modal.openRequested({}))
  latchkey.dispatch(connection.walletChosen({ walletKey: harbor.wallet.key }))
  expect(embedView(latchkey.state())).toEqual({ view: 'Account', back: null })
})

test('inline, a visitor signs in by e-mail, and is back at Connect once they leave', () => {
  const story = emailStory()
  const view = () => embedView(story.state()).view
  story.go(modal.closeRequested())
  story.submit()
  expect([view(), story.state().modal.open]).toEqual(['EmailVerifyOtp', false])
  const opened = story.wallet.hang('connect')
  story.code('123456')
  expect(view()).toBe('EmailVerifyOtp')
  opened.answer({ namespaces: [{ namespace: 'eip155', chainId: 'eip155:1', accounts: [alice.address] }] })
  expect(view()).toBe('Account')
  story.go(connection.disconnectRequested({}))
  expect(view()).toBe('Connect')
})

test('an inline social sign-in returns to its view when the window closes', () => {
  const story = socialStory()
  const view = () => embedView(story.state()).view
  story.go(modal.closeRequested())
  story.choose()
  expect([view(), story.state().modal.open]).toEqual(['ConnectingSocial', false])
  story.frame.closePopup()
  expect(view()).toBe('Connect')
  story.choose()
  story.consent()
  expect(view()).toBe('Account')
})
