import { expect, test } from 'vitest'
import { account } from '../../../../core/events/account/account.ts'
import type { EventInput } from '../../../../core/events/define-events.ts'
import { embed } from '../../../../core/events/shell/embed.ts'
import { modal } from '../../../../core/events/shell/modal.ts'
import { router } from '../../../../core/events/shell/router.ts'
import { send } from '../../../../core/events/send/send.ts'
import type { BootState } from '../../../../core/reducers/root.ts'
import { currentView } from '../../../../core/selectors/shell/current-view.ts'
import type { FakeInstalled } from '../../../../adapters/fake/fake-installed.ts'
import { alice, bob, carol } from '../../../../fixtures/people.ts'
import { harbor } from '../../../../fixtures/story.ts'
import { friend, sendingOnSolana } from './on-solana-story.ts'
import { sending } from './story.ts'
import { lagoon } from '../connection/solana-wallet-story.ts'
import { lastSending } from './last-sending.ts'

type Page = {
  readonly latchkey: { readonly dispatch: (input: EventInput) => void; readonly state: () => BootState }
}

/** A story whose views stand in the page, with the modal closed and the form at hand. */
function inThePage<Story extends Page>(story: Story) {
  story.latchkey.dispatch(modal.closeRequested())
  story.latchkey.dispatch(embed.shown())
  story.latchkey.dispatch(router.viewPushed({ view: 'WalletSend' }))
  return { ...story, view: () => currentView(story.latchkey.state()) }
}

/** The wallet locks, and its owner unlocks it with another account. */
function unlockAnother(wallets: FakeInstalled, key: string, accounts: readonly string[]): void {
  const namespace = key === lagoon.wallet.key ? 'solana' : 'eip155'
  wallets.change(key, { kind: 'accounts', namespace, accounts: [] })
  wallets.change(key, { kind: 'accounts', namespace, accounts: [...accounts] })
}

test('a wallet in the page that unlocks with another account leaves the review', () => {
  const { injected, toReview, view, form } = inThePage(sending())
  toReview()
  expect(view()).toBe('WalletSendPreview')
  unlockAnother(injected, harbor.wallet.key, [carol.address])
  expect(view()).toBe('WalletSend')
  expect(form()).toMatchObject({ next: { label: 'Select token' }, receiver: { value: '' } })
})

test('a wallet in the page that unlocks with the same account keeps the review', () => {
  const { injected, toReview, view, review } = inThePage(sending())
  toReview()
  unlockAnother(injected, harbor.wallet.key, harbor.accounts)
  expect(view()).toBe('WalletSendPreview')
  expect(review().send?.press).not.toBeNull()
})

test('a wallet of EVM is not asked for an account that acts no more', () => {
  const { latchkey, injected, toReview } = sending()
  toReview()
  unlockAnother(injected, harbor.wallet.key, [carol.address])
  latchkey.dispatch(send.confirmed())
  expect(lastSending({ latchkey })?.failure).toEqual({ code: 'account-not-found' })
  expect(injected.questions.filter(({ method }) => method === 'request')).toEqual([])
})

test('a locked wallet is not asked, and the review says that it shares no account', () => {
  const { injected, toReview, review, press } = inThePage(sending())
  toReview()
  injected.change(harbor.wallet.key, { kind: 'accounts', namespace: 'eip155', accounts: [] })
  press(review().send?.press)
  expect(injected.questions.filter(({ method }) => method === 'request')).toEqual([])
  expect(review().failed).toMatchObject({
    title: 'Harbor is locked',
    body: 'Nothing was sent. Unlock Harbor, then send again.',
  })
})

test('a Solana wallet that switches accounts while the transaction is built is not asked', () => {
  const { asked, standard, toReview, review, press, requests } = inThePage(sendingOnSolana())
  toReview()
  const making = asked.hang('transaction')
  press(review().send?.press)
  unlockAnother(standard, lagoon.wallet.key, [friend])
  making.answer({ transaction: 'AAAA' })
  expect(requests()).toEqual([])
  expect(review().failed).toMatchObject({
    title: 'Your wallet is on another account',
    body: 'Nothing was sent. Switch Lagoon back to the account you started with, then send again.',
  })
})

test('a wallet that shares one more account takes nothing from the account that was chosen', () => {
  const shared = [bob.address, alice.address]
  const { latchkey, injected, toReview, press, review } = sending({
    wallets: [{ ...harbor, accounts: shared }],
  })
  press(account.addressChosen({ namespace: 'eip155', address: alice.address }))
  toReview()
  injected.hang('request')
  press(review().send?.press)
  const asked = latchkey.state().send
  const accounts = [...shared, carol.address]
  injected.change(harbor.wallet.key, { kind: 'accounts', namespace: 'eip155', accounts })
  expect(latchkey.state().send).toEqual(asked)
})

test('another chosen account clears the form, even with a closed modal', () => {
  const { latchkey, toReview, press } = sending({
    wallets: [{ ...harbor, accounts: [alice.address, bob.address] }],
  })
  toReview()
  press(modal.closeRequested())
  press(account.addressChosen({ namespace: 'eip155', address: bob.address }))
  expect(latchkey.state().send).toMatchObject({ holder: null, token: null })
})
