import { expect, test } from 'vitest'
import { account } from '../../../../core/events/account/account.ts'
import type { Failure } from '../../../../core/domain/errors/failure.ts'
import { toastView } from '../../../../core/view-models/shell/toast.ts'
import { alice, bob } from '../../../../fixtures/people.ts'
import { harbor } from '../../../../fixtures/story.ts'
import { friend, sendingOnSolana } from './on-solana-story.ts'
import { hash, sending } from './story.ts'
import { lagoon } from '../connection/solana-wallet-story.ts'
import { openSendings } from '../../../../core/selectors/send/requests.ts'

/** Alice's wallet was asked to send, and another account of it was chosen before it answered. */
function dropped() {
  const story = sending({ wallets: [{ ...harbor, accounts: [alice.address, bob.address] }] })
  const { toReview, injected, press, review, latchkey } = story
  toReview()
  const wallet = injected.hang('request')
  press(review().send?.press)
  press(account.addressChosen({ namespace: 'eip155', address: bob.address }))
  const told = () => toastView(latchkey.state())?.text
  return { ...story, wallet, told }
}

test.each<Failure>([{ code: 'wallet-failed' }, { code: 'timed-out' }, { code: 'insufficient-funds' }])(
  'a transfer that fails (%o) after its form was dropped shows a toast with token and account',
  (failure) => {
    const { wallet, told } = dropped()
    wallet.reject(failure)
    expect(told()).toBe('Something went wrong sending ETH from 0xf39F…2266')
  },
)

test('a transfer that is declined after its form was dropped shows no toast', () => {
  const { wallet, told } = dropped()
  wallet.reject({ code: 'user-rejected' })
  expect(told()).toBeUndefined()
})

test('a transfer that is signed after its form was dropped shows a toast and is no longer open', () => {
  const { wallet, told, latchkey } = dropped()
  wallet.answer(hash)
  expect([told(), openSendings(latchkey.state())]).toEqual(['Transaction started', []])
})

test('a Solana transaction whose form is dropped while it is built never reaches the wallet', () => {
  const { asked, standard, toReview, review, press, requests, latchkey } = sendingOnSolana()
  toReview()
  const making = asked.hang('transaction')
  press(review().send?.press)
  standard.change(lagoon.wallet.key, { kind: 'accounts', namespace: 'solana', accounts: [friend] })
  making.answer({ transaction: 'AAAA' })
  expect(requests()).toEqual([])
  expect(toastView(latchkey.state())?.text).toMatch(/^Something went wrong sending SOL from \w{6}…\w{4}$/)
})
