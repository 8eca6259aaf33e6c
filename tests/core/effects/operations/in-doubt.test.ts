import { expect, test } from 'vitest'
import { connection } from '../../../../core/events/connection/connection.ts'
import { modal } from '../../../../core/events/shell/modal.ts'
import { swap } from '../../../../core/events/swap/swap.ts'
import { swapPreviewView } from '../../../../core/view-models/swap/swap-preview.ts'
import { beacon } from '../../../../fixtures/story.ts'
import { sendingOnSolana } from '../send/on-solana-story.ts'
import { sending } from '../send/story.ts'
import { swapping } from '../swap/story.ts'
import { beaconOfAlice, cove } from '../account/same-account-story.ts'

test('every expired quote needs a second press, including a later one', () => {
  const { toReview, press, step, form, clock, injected, node } = swapping()
  injected.hang('request')
  toReview()
  clock.beSeen(false)
  clock.pass(30_000)
  press(swap.confirmed())
  expect([step(), form()?.shownRisks]).toEqual(['built', ['old-quote']])
  // She looks again, a newer quote comes, and she goes away once more.
  node.answer('ask', '0x249f0')
  clock.beSeen(true)
  clock.pass(200)
  const { phase } = form() ?? {}
  expect(phase).toMatchObject({ name: 'built', quote: { isOld: false } })
  clock.beSeen(false)
  clock.pass(3_600_000)
  press(swap.confirmed())
  expect(step()).toBe('built')
})

test('swap: an uncertain cancelled request is shown before the same wallet is asked again', () => {
  const story = swapping()
  story.toReview()
  const harborAsks = story.injected.hang('request')
  story.confirm()
  story.press(swap.cancelled({ flow: null }))
  harborAsks.reject({ code: 'wallet-failed' })
  story.go('SwapPreview')
  expect(swapPreviewView(story.latchkey.state()).parts.risks?.body).toBe(
    'Harbor may have sent an earlier swap. Check there first: this would be a second swap.',
  )
})

test('send: an uncertain cancelled request is shown at the next review, whichever wallet signs', () => {
  const story = sending()
  story.toReview()
  const harborAsks = story.injected.hang('request')
  story.press(story.review().send?.press)
  story.press(story.review().cancel.press)
  harborAsks.reject({ code: 'wallet-failed' })
  story.latchkey.dispatch(modal.openRequested({ view: 'WalletSend' }))
  story.toReview()
  expect(story.review().openRequest).toMatchObject({
    title: 'Harbor may have sent an earlier transfer',
    body: 'Check Harbor first: this would be a second transfer.',
  })
})

test('on Solana a wallet that was never asked is said to ask nothing', () => {
  const story = sendingOnSolana()
  story.toReview()
  story.asked.hang('transaction')
  story.press(story.review().send?.press)
  story.press(story.review().cancel.press)
  story.standard.announce(cove)
  story.latchkey.dispatch(connection.walletChosen({ walletKey: cove.wallet.key }))
  story.latchkey.dispatch(modal.openRequested({ view: 'WalletSend' }))
  story.toReview()
  expect(story.requests()).toEqual([])
  expect(story.review().openRequest).toBeNull()
})

test('an open request is shown after a disconnect (send, swap)', async () => {
  const story = swapping()
  story.toReview()
  story.injected.hang('request')
  story.confirm()
  await story.latchkey.disconnect()
  story.injected.announce(beaconOfAlice)
  story.latchkey.dispatch(connection.walletChosen({ walletKey: beacon.wallet.key }))
  story.toReview()
  expect(swapPreviewView(story.latchkey.state()).parts.risks).not.toBeNull()
  const other = sending()
  other.toReview()
  other.injected.hang('request')
  other.press(other.review().send?.press)
  await other.latchkey.disconnect()
  other.injected.announce(beaconOfAlice)
  other.latchkey.dispatch(connection.walletChosen({ walletKey: beacon.wallet.key }))
  other.latchkey.dispatch(modal.openRequested({ view: 'WalletSend' }))
  other.toReview()
  expect(other.review().openRequest).not.toBeNull()
})

test('a minimum below the one already accepted needs a new press', () => {
  const { toReview, press, step, form, requote, injected } = swapping()
  injected.hang('request')
  toReview()
  requote('1960000000')
  press(swap.confirmed())
  expect([step(), form()?.shownRisks]).toEqual(['built', ['below-minimum']])
  requote('1901000000')
  press(swap.confirmed())
  expect(step()).toBe('built')
  requote('1900000000')
  press(swap.confirmed())
  expect(step()).toBe('signing')
})
