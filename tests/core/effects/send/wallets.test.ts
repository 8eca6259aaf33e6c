import { expect, test } from 'vitest'
import { connection } from '../../../../core/events/connection/connection.ts'
import { modal } from '../../../../core/events/shell/modal.ts'
import { bob } from '../../../../fixtures/people.ts'
import { beacon } from '../../../../fixtures/story.ts'
import { beaconOfAlice } from '../account/same-account-story.ts'
import { hash, sending } from './story.ts'

/** Alice has pressed Send for one and a half ether, and Harbor asks her. */
function asking() {
  const story = sending()
  story.toReview()
  const harborAsks = story.injected.hang('request')
  story.press(story.review().send?.press)
  /** Beacon, which has Alice's account as well, is connected in the place of Harbor. */
  const connectBeacon = () => {
    story.injected.announce(beaconOfAlice)
    story.latchkey.dispatch(connection.walletChosen({ walletKey: beacon.wallet.key }))
  }
  const comeBack = () => {
    story.latchkey.dispatch(modal.openRequested({ view: 'WalletSend' }))
    story.toReview()
  }
  return { ...story, harborAsks, connectBeacon, comeBack }
}

test('the review names the wallet that is asked, though another one of the account is connected meanwhile', () => {
  const { connectBeacon, review } = asking()
  connectBeacon()
  expect(review().waiting?.title).toBe('Confirm in Harbor')
})

test('an uncertain failure names the wallet that caused it', () => {
  const { harborAsks, review, connectBeacon } = asking()
  harborAsks.reject({ code: 'wallet-failed' })
  connectBeacon()
  expect(review().failed?.body).toBe('Check Harbor before you send again: it may have sent this.')
})

test('an open request in one wallet is shown before another wallet of the account is asked', () => {
  const { harborAsks, connectBeacon, comeBack, press, review } = asking()
  press(review().cancel.press)
  connectBeacon()
  comeBack()
  expect(review().openRequest).toMatchObject({
    title: 'Harbor still has an earlier transfer open',
    body: 'Decline it in Harbor first: if you confirm both, both are sent.',
  })
  harborAsks.reject({ code: 'user-rejected' })
  expect(review().openRequest).toBeNull()
})

test('a cancelled request that the wallet still shows is mentioned before the next request', () => {
  const { comeBack, harborAsks, injected, press, review } = asking()
  press(review().cancel.press)
  comeBack()
  expect(review().openRequest?.title).toBe('Harbor still has an earlier transfer open')
  press(review().send?.press)
  expect(injected.questions.filter(({ method }) => method === 'request')).toHaveLength(1)
  harborAsks.reject({ code: 'user-rejected' })
  expect(review()).toMatchObject({ address: { value: bob.address }, openRequest: null })
})

test('an open request of the first wallet is no longer shown once another wallet is asked', () => {
  const { harborAsks, injected, connectBeacon, comeBack, press, review, events } = asking()
  press(review().cancel.press)
  connectBeacon()
  comeBack()
  injected.hang('request')
  press(review().send?.press)
  expect(review().send?.label).toBe('Send anyway')
  press(review().send?.press)
  expect(review()).toMatchObject({ openRequest: null, waiting: { title: 'Confirm in Beacon' } })
  harborAsks.answer(hash)
  expect(events.filter(({ type }) => type === 'send/signed')).toHaveLength(1)
})
