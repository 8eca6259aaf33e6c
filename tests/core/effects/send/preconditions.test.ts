import { expect, test } from 'vitest'
import { modal } from '../../../../core/events/shell/modal.ts'
import { send } from '../../../../core/events/send/send.ts'
import { walletSendSelectTokenView } from '../../../../core/view-models/send/wallet-send-select-token.ts'
import { bob } from '../../../../fixtures/people.ts'
import { friend, sendingOnSolana } from './on-solana-story.ts'
import { hash, sending } from './story.ts'

const parts = ['token', 'amount', 'receiver', 'cost'] as const
type Part = (typeof parts)[number]

const onEthereum = () => {
  const story = sending()
  const asked = () => story.injected.questions.filter(({ method }) => method === 'request').length
  return { ...story, walletsAsked: asked, receiver: bob.address }
}

const onSolana = () => {
  const story = sendingOnSolana()
  return { ...story, walletsAsked: () => story.requests().length, receiver: friend }
}

const sendings = [
  ['ether', onEthereum, 'Ether'],
  ['an ERC-20 token', onEthereum, 'USD Coin'],
  ['SOL', onSolana, 'Solana'],
  ['a token of Solana', onSolana, 'USD Coin'],
] as const

/** A press on Send with everything there but one part, or with all of it. */
function pressed(begin: typeof onEthereum | typeof onSolana, name: string, without: Part | null) {
  const { asked, clock, form, press, latchkey, walletsAsked, receiver, events } = begin()
  if (without === 'cost') for (const _ of parts) asked.reject('estimate', { code: 'unreachable' })
  if (without !== 'token') {
    press(form().token?.press)
    const { items } = walletSendSelectTokenView(latchkey.state()).parts.list
    press(items.find(({ label }) => label === name)?.press)
    clock.pass(300)
  }
  if (without !== 'amount') press(send.amountTyped({ text: '1', separator: '.' }))
  if (without !== 'receiver') press(send.receiverTyped({ text: receiver }))
  clock.pass(500)
  clock.pass(300)
  press(send.confirmed())
  const told = events.some(
    ({ type, data }) => type === 'toast/shown' && JSON.stringify(data).includes('send.incomplete'),
  )
  return { asked: walletsAsked(), told }
}

test.each(sendings)('a transfer from %s asks the wallet if nothing is missing', (_, begin, name) => {
  expect(pressed(begin, name, null)).toEqual({ asked: 1, told: false })
})

const cells = sendings.flatMap(([what, begin, name]) =>
  parts.map((without) => ({ what, begin, name, without })),
)

test.each(cells)('no wallet is asked for $what without its $without', ({ begin, name, without }) => {
  const isSaid = begin === onSolana && (without === 'amount' || without === 'receiver')
  expect(pressed(begin, name, without)).toEqual({ asked: 0, told: isSaid })
})

test('a visitor can close the modal during a wallet request, and the signature is still reported', () => {
  const { latchkey, injected, toReview, review, press, isShown, toasts } = sending()
  toReview()
  const deciding = injected.hang('request')
  press(review().send?.press)
  expect(latchkey.state().router.transactions).toEqual([])
  press(modal.closeRequested())
  expect(latchkey.state().modal.open).toBe(false)
  deciding.answer(hash)
  expect([isShown('signed'), toasts()]).toEqual([true, 1])
})
