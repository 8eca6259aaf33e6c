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

/** Send was pressed over Lagoon, and Cove takes its place while the transaction is made. */
function madeForAnother() {
  const story = sendingOnSolana()
  story.toReview()
  const made = story.asked.hang('transaction')
  const wallet = story.standard.hang('request')
  story.press(story.review().send?.press)
  story.standard.announce(cove)
  story.latchkey.dispatch(connection.walletChosen({ walletKey: cove.wallet.key }))
  made.answer({ transaction: 'AQAB' })
  return { ...story, answered: wallet }
}

test('on Solana the review names the wallet that is really asked', () => {
  const { requests, review } = madeForAnother()
  const [asked] = requests()
  expect(asked?.request).toMatchObject({ walletKey: cove.wallet.key })
  expect(review().waiting?.title).toBe('Confirm in Cove')
})

test('an uncertain failure on Solana names the wallet that was asked', () => {
  const { answered, review } = madeForAnother()
  answered.reject({ code: 'wallet-failed' })
  expect(review().failed?.body).toContain('Cove')
})

test('an open request on Solana names the wallet that was asked', () => {
  const { press, latchkey, toReview, review } = madeForAnother()
  press(review().cancel.press)
  latchkey.dispatch(modal.openRequested({ view: 'WalletSend' }))
  toReview()
  expect(review().openRequest?.title).toBe('Cove still has an earlier transfer open')
})

test('send: an uncertain failure stays visible before another wallet of the account is asked', () => {
  const story = sending()
  story.toReview()
  const harborAsks = story.injected.hang('request')
  story.press(story.review().send?.press)
  story.press(story.review().cancel.press)
  story.injected.announce(beaconOfAlice)
  story.latchkey.dispatch(connection.walletChosen({ walletKey: beacon.wallet.key }))
  story.latchkey.dispatch(modal.openRequested({ view: 'WalletSend' }))
  story.toReview()
  expect(story.review().openRequest).not.toBeNull()
  harborAsks.reject({ code: 'wallet-disconnected' })
  expect(story.review().openRequest).not.toBeNull()
})

test('swap: an uncertain failure stays visible before another wallet of the account is asked', () => {
  const story = swapping()
  const review = () => swapPreviewView(story.latchkey.state()).parts
  story.toReview()
  const harborAsks = story.injected.hang('request')
  story.confirm()
  story.press(swap.cancelled({ flow: null }))
  story.injected.announce(beaconOfAlice)
  story.latchkey.dispatch(connection.walletChosen({ walletKey: beacon.wallet.key }))
  story.go('SwapPreview')
  expect(review().risks).not.toBeNull()
  harborAsks.reject({ code: 'wallet-disconnected' })
  expect(review().risks).not.toBeNull()
})
