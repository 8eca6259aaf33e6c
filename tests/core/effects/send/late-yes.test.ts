import { expect, test } from 'vitest'
import { analyticsTable } from '../../../../core/effects/analytics/analytics.ts'
import { account } from '../../../../core/events/account/account.ts'
import { router } from '../../../../core/events/shell/router.ts'
import { send } from '../../../../core/events/send/send.ts'
import { toastView } from '../../../../core/view-models/shell/toast.ts'
import { alice, bob, carol } from '../../../../fixtures/people.ts'
import { harbor } from '../../../../fixtures/story.ts'
import { sendingOnSolana, signature } from './on-solana-story.ts'
import { hash, sending } from './story.ts'

/** Alice pressed Send for one and a half ether, cancelled while her wallet asked, and is back at the form; `decide` says yes all the same. */
function cancelled(given: Parameters<typeof sending>[0] = {}) {
  const story = sending(given)
  story.toReview()
  const question = story.injected.hang('request')
  story.press(story.review().send?.press)
  story.press(story.review().cancel.press)
  const told = () => toastView(story.latchkey.state())?.text
  const fields = () => [story.form().token?.label, story.form().amount?.value, story.form().receiver?.value]
  const pressAgain = () => {
    const again = story.injected.hang('request')
    story.press(story.form().next?.press)
    // The first press tells that the wallet still asks for the earlier transfer.
    story.press(story.review().send?.press)
    story.press(story.review().send?.press)
    return again
  }
  return { ...story, told, fields, pressAgain, decide: () => question.answer(hash) }
}

const empty = ['Select token', '', '']
const late = 'ETH was sent, though you canceled'
const otherHash = `0x${'cd'.repeat(32)}`

test('a cancelled transfer that is signed late empties the form and shows a toast', () => {
  const { decide, fields, view, told, form } = cancelled()
  expect(fields()).toEqual(['ETH', '1.5', bob.address])
  decide()
  expect(fields()).toEqual(empty)
  expect([view(), told()]).toEqual(['WalletSend', late])
  expect(form().next).toMatchObject({
    label: 'Select token',
    press: { data: { view: 'WalletSendSelectToken' } },
  })
})

test.each([
  ['another amount', '0.2', bob.address],
  ['to somebody else', '1.5', alice.address],
])('a late signature keeps the form that the visitor changed meanwhile: %s', (_, amount, receiver) => {
  const { type, form, fields, decide, told } = cancelled()
  type(form().amount, amount)
  type(form().receiver, receiver)
  decide()
  expect(fields()).toEqual(['ETH', amount, receiver])
  expect(told()).toBe(late)
})

test('a late signature is reported and counted for its own order while the wallet is asked for another', () => {
  const { clock, latchkey, pressAgain, form, type, decide, told, review, press } = cancelled()
  const rows: unknown[] = []
  latchkey.on(send.signed, (event) =>
    rows.push(analyticsTable['SEND_SUCCESS']?.properties(event, latchkey.state())?.['amount']),
  )
  type(form().amount, '0.2')
  type(form().receiver, carol.address)
  clock.pass(1000)
  const again = pressAgain()
  decide()
  expect([told(), review().waiting?.title, rows]).toEqual([late, 'Confirm in Harbor', ['1.5']])
  again.answer(otherHash)
  expect([told(), rows]).toEqual(['Transaction started', ['1.5', '0.2']])
  press(router.viewReset({ view: 'WalletSend' }))
  expect(form().recent?.items.map(({ label }) => label)).toHaveLength(2)
})

test('a late signature shows the result to a visitor who reviews the same order again', () => {
  const { press, form, decide, view, told, end } = cancelled()
  press(form().next?.press)
  decide()
  expect([view(), told()]).toEqual(['WalletSendConfirmed', late])
  expect(end()).toMatchObject({
    status: { title: 'Sending 1.5 ETH', body: 'to 0x7099…79C8 · waiting for Ethereum' },
  })
})

test('a late signature ends the wait for the same order, and its later refusal is not reported', () => {
  const { pressAgain, decide, view, fields, toasts } = cancelled()
  const again = pressAgain()
  decide()
  expect(view()).toBe('WalletSendConfirmed')
  const before = toasts()
  again.reject({ code: 'timed-out' })
  expect([view(), toasts()]).toEqual(['WalletSendConfirmed', before])
  expect(fields()).toEqual(empty)
})

test('a late signature ends the review of the same order after the wallet was busy', () => {
  const { pressAgain, review, decide, view } = cancelled()
  pressAgain().reject({ code: 'request-pending' })
  expect(review().failed?.title).toBe('Your wallet is busy')
  decide()
  expect(view()).toBe('WalletSendConfirmed')
})

test('a declined second order returns to the form if the first was signed late', () => {
  const { clock, pressAgain, press, form, type, decide, view, review, fields } = cancelled()
  type(form().amount, '0.2')
  clock.pass(300)
  const again = pressAgain()
  press(router.wentBack())
  type(form().amount, '1.5')
  decide()
  expect(fields()).toEqual(empty)
  press(router.viewPushed({ view: 'WalletSendPreview' }))
  expect(review()).toMatchObject({ amount: { value: '0.2 ETH' }, waiting: { title: 'Confirm in Harbor' } })
  again.reject({ code: 'user-rejected' })
  expect(view()).toBe('WalletSend')
})

test('a late signature empties the form if the same transfer was typed again under a second account', () => {
  const { toReview, injected, press, review, fill, fields, clock } = sendingWithTwo()
  toReview()
  const question = injected.hang('request')
  press(review().send?.press)
  for (const { address } of [bob, alice]) press(account.addressChosen({ namespace: 'eip155', address }))
  clock.pass(1000)
  fill('Ether', '1.5', bob.address)
  expect(fields()).toEqual(['ETH', '1.5', bob.address])
  question.answer(hash)
  expect(fields()).toEqual(empty)
})

function sendingWithTwo() {
  const story = sending({ wallets: [{ ...harbor, accounts: [alice.address, bob.address] }] })
  const fields = () => [story.form().token?.label, story.form().amount?.value, story.form().receiver?.value]
  return { ...story, fields }
}

test('a Solana transaction rebuilt for an order that is signed meanwhile never reaches the wallet', () => {
  const { asked, standard, review, form, press, toReview, requests, toasts } = sendingOnSolana()
  toReview()
  const question = standard.hang('request')
  press(review().send?.press)
  press(review().cancel.press)
  press(form().next?.press)
  const making = asked.hang('transaction')
  press(review().send?.press)
  question.answer({ signature })
  making.answer({ transaction: 'AQ==' })
  expect(requests()).toHaveLength(1)
  expect(toasts()).toHaveLength(1)
})
