import { expect, test } from 'vitest'
import { fakeStorage } from '../../../../adapters/fake/fake-storage.ts'
import { receiversText } from '../../../../core/domain/send/recent-receivers.ts'
import { storageKeys } from '../../../../core/domain/sessions/storage-keys.ts'
import { connection } from '../../../../core/events/connection/connection.ts'
import { modal } from '../../../../core/events/shell/modal.ts'
import { router } from '../../../../core/events/shell/router.ts'
import { toastView } from '../../../../core/view-models/shell/toast.ts'
import { alice, bob, carol } from '../../../../fixtures/people.ts'
import { hash, sending } from './story.ts'

const key = storageKeys.recentReceivers
const plain = (address: string) => ({ address, name: null })
const kept = (...addresses: readonly string[]) => receiversText({ eip155: addresses.map(plain) })

/** Alice sends to somebody, and looks at an empty form again. */
function sendingTo(...receivers: readonly string[]) {
  const story = sending()
  receivers.forEach((receiver, index) => sendTo(story, receiver, `0x${String(index).padStart(64, '0')}`))
  return story
}

function sendTo(
  { injected, toReview, review, press, latchkey }: ReturnType<typeof sending>,
  receiver: string,
  answered: string = hash,
) {
  toReview('Ether', '0.1', receiver)
  injected.answer('request', answered)
  press(review().send?.press)
  latchkey.dispatch(router.viewReset({ view: 'WalletSend' }))
}

const labels = ({ form }: ReturnType<typeof sending>) => form().recent?.items.map(({ label }) => label)

test('the empty receiver field suggests recent receivers, newest first', () => {
  const story = sendingTo(carol.address, 'bob.eth')
  expect(story.form().recent).toMatchObject({
    label: 'Recent',
    items: [
      { label: 'bob.eth', detail: '0x7099…79C8', image: { kind: 'account', seed: bob.address } },
      { label: '0x3C44…93BC' },
    ],
  })
})

test('a pressed suggestion fills the field with its address and is resolved', () => {
  const { form, press, clock, asked } = sendingTo('bob.eth')
  press(form().recent?.items[0]?.press)
  clock.pass(500)
  expect(form()).toMatchObject({ receiver: { value: bob.address }, recent: null })
  expect(asked.questions.findLast(({ method }) => method === 'receiver')?.request).toMatchObject({
    text: bob.address,
  })
})

test('typing hides the recent receivers, and an empty field shows them again', () => {
  const { form, type } = sendingTo(bob.address)
  type(form().receiver, '0x')
  expect(form().recent).toBeNull()
  type(form().receiver, '')
  expect(form().recent?.items).toHaveLength(1)
})

test('a declined transfer adds no recent receiver', () => {
  const { injected, form, toReview, review, press, type } = sending()
  toReview()
  injected.reject('request', { code: 'user-rejected' })
  press(review().send?.press)
  type(form().receiver, '')
  expect(form().recent).toBeNull()
})

test('recent receivers of an earlier visit and of another tab are merged', () => {
  const storage = fakeStorage({ [key]: kept(carol.address) })
  const story = sending({ ports: { storage } })
  expect(labels(story)).toEqual(['0x3C44…93BC'])
  storage.changeElsewhere(key, kept(bob.address, carol.address))
  sendTo(story, `0x${'1'.repeat(40)}`)
  expect(labels(story)).toEqual(['0x1111…1111', '0x7099…79C8', '0x3C44…93BC'])
  expect(storage.texts()[key]).toBe(kept(`0x${'1'.repeat(40)}`, bob.address, carol.address))
})

test('those on another kind of chains, and oneself, are not offered', () => {
  const solana = [plain('oeYf6KAJkLYhBuR8CiGc6L4D4Xtfepr85fuDgA9kq96')]
  const text = receiversText({ eip155: [plain(alice.address.toLowerCase())], solana })
  expect(sending({ ports: { storage: fakeStorage({ [key]: text }) } }).form().recent).toBeNull()
})

test('the end of the last session removes the recent receivers from state and storage', () => {
  const storage = fakeStorage({ [key]: kept(carol.address) })
  const story = sending({ ports: { storage } })
  sendTo(story, bob.address)
  expect(storage.texts()).toHaveProperty(key)
  story.latchkey.dispatch(connection.disconnectRequested({}))
  expect(storage.texts()).not.toHaveProperty(key)
  story.latchkey.dispatch(connection.walletChosen({ walletKey: 'dev.latchkey.harbor' }))
  story.latchkey.dispatch(modal.openRequested({ view: 'WalletSend' }))
  expect(story.form().recent).toBeNull()
  sendTo(story, bob.address, `0x${'1'.repeat(64)}`)
  expect(storage.texts()[key]).toBe(kept(bob.address))
})

test('a visit that never came to Send forgets them all the same', () => {
  const storage = fakeStorage({ [key]: kept(carol.address) })
  const story = sending({ ports: { storage }, options: { features: { send: false } } })
  story.latchkey.dispatch(connection.disconnectRequested({}))
  expect(storage.texts()).not.toHaveProperty(key)
})

test('recent receivers last for the visit if storage is blocked, without an error', () => {
  const storage = fakeStorage()
  storage.block()
  const story = sending({ ports: { storage } })
  sendTo(story, bob.address)
  expect(labels(story)).toEqual(['0x7099…79C8'])
  expect(toastView(story.latchkey.state())?.text).toBe('Transaction started')
})
