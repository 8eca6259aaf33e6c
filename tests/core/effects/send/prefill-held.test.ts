import { expect, test } from 'vitest'
import { account } from '../../../../core/events/account/account.ts'
import { modal } from '../../../../core/events/shell/modal.ts'
import { router } from '../../../../core/events/shell/router.ts'
import { alice, bob } from '../../../../fixtures/people.ts'
import { harbor } from '../../../../fixtures/story.ts'
import { hash, sending, usdc } from './story.ts'

const asked = { view: 'WalletSend', token: usdc.address, amount: '0.7', receiver: 'bob.eth' } as const

/** Alice is asked by her wallet for one and a half ether, and the host opens the form for something else. */
function openedWhileAsked() {
  const story = sending({ wallets: [{ ...harbor, accounts: [alice.address, bob.address] }] })
  const wallet = story.injected.hang('request')
  story.toReview()
  story.press(story.review().send?.press)
  story.latchkey.dispatch(modal.openRequested(asked))
  const fields = () => [story.form().token?.label, story.form().amount?.value, story.form().receiver?.value]
  return { ...story, wallet, fields }
}

type Story = ReturnType<typeof openedWhileAsked>

test.each([
  ['signed', ({ wallet }: Story) => wallet.answer(hash)],
  ['declined', ({ wallet }: Story) => wallet.reject({ code: 'user-rejected' })],
])('a prefill that arrives during a wallet request fills the form once the request is %s', (_, end) => {
  const story = openedWhileAsked()
  expect(story.fields()).toEqual(['ETH', '1.5', bob.address])
  end(story)
  expect(story.fields()).toEqual(['USDC', '0.7', 'bob.eth'])
})

test('a prefill that arrives during a wallet request fills the form after an account switch', () => {
  const story = openedWhileAsked()
  story.press(account.addressChosen({ namespace: 'eip155', address: bob.address }))
  expect(story.fields()).toEqual(['Select token', '0.7', 'bob.eth'])
  story.type(story.form().amount, '0.2')
  story.type(story.form().receiver, alice.address)
  story.wallet.reject({ code: 'user-rejected' })
  expect(story.fields()).toEqual(['Select token', '0.7', alice.address])
})

/** Who went on to the review of what the wallet is asked for, cancelled there, and types another amount. */
function typedAfterCancelling() {
  const story = openedWhileAsked()
  story.press(router.viewPushed({ view: 'WalletSendPreview' }))
  story.press(story.review().cancel.press)
  story.type(story.form().amount, '0.2')
  return story
}

test.each([
  ['the wallet declines by then', ({ wallet }: Story) => wallet.reject({ code: 'user-rejected' })],
  [
    'another account is looked at',
    ({ press }: Story) => press(account.namespaceShown({ namespace: 'eip155' })),
  ],
])('a visitor who cancelled after a prefill keeps the typed values, though %s', (_, happen) => {
  const story = typedAfterCancelling()
  happen(story)
  expect(story.view()).toBe('WalletSend')
  expect(story.fields()).toEqual(['ETH', '0.2', bob.address])
})

test('going to the review and back during a wallet request keeps the form', () => {
  const story = openedWhileAsked()
  story.press(router.viewPushed({ view: 'WalletSendPreview' }))
  story.press(router.wentBack())
  story.wallet.reject({ code: 'user-rejected' })
  expect(story.fields()).toEqual(['ETH', '1.5', bob.address])
})

test('a visitor who edits the form during a wallet request keeps the edits', () => {
  const story = openedWhileAsked()
  story.type(story.form().amount, '0.2')
  story.wallet.reject({ code: 'user-rejected' })
  expect(story.fields()).toEqual(['ETH', '0.2', bob.address])
})

test('how an earlier question of the wallet ends frees no form that another one holds', () => {
  const story = sending()
  const first = story.injected.hang('request')
  story.toReview()
  story.press(story.review().send?.press)
  story.press(story.review().cancel.press)
  story.injected.hang('request')
  story.press(router.viewPushed({ view: 'WalletSendPreview' }))
  for (let times = 0; times < 2; times += 1) story.press(story.review().send?.press)
  story.latchkey.dispatch(modal.openRequested(asked))
  first.reject({ code: 'user-rejected' })
  expect(story.isShown('sendingFailed')).toBe(true)
  expect(story.form().token?.label).toBe('ETH')
})
