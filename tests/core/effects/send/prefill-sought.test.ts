import { expect, test } from 'vitest'
import { fakeChain } from '../../../../adapters/fake/fake-chain.ts'
import { fakeTokenBalances } from '../../../../adapters/fake/fake-token-balances.ts'
import { fakeWalletStandard } from '../../../../adapters/fake/fake-wallet-standard.ts'
import { mainnet, solana } from '../../../../core/domain/network/known-networks.ts'
import { account } from '../../../../core/events/account/account.ts'
import { connection } from '../../../../core/events/connection/connection.ts'
import type { EventInput } from '../../../../core/events/define-events.ts'
import { modal } from '../../../../core/events/shell/modal.ts'
import { router } from '../../../../core/events/shell/router.ts'
import { tokenBalances } from '../../../../core/events/tokens/balances.ts'
import { alice, bob } from '../../../../fixtures/people.ts'
import { harbor } from '../../../../fixtures/story.ts'
import type { HeldToken } from '../../../../core/domain/tokens/balances.ts'
import { ether, sending, usdc } from './story.ts'
import { lagoon } from '../connection/solana-wallet-story.ts'

const asked = { view: 'WalletSend', token: usdc.address, amount: '1.5', receiver: 'bob.eth' } as const
const unit = { symbol: 'USDC', decimals: 6 }
const tokens = { [`eip155:1:${usdc.address}`]: { amount: '5000000', unit } }
const unknown = "Couldn't load your balance of this token"

type Plan = (chain: ReturnType<typeof fakeChain>) => void

/** Alice, who has a wallet on Solana, too, is to send a token that her host named where no service can list tokens, and a node has the answer, or what else is planned for it. */
function unlisted(plan: Plan = () => {}) {
  const balances = { [`eip155:1:${alice.address}`]: ether.amount, [`eip155:1:${bob.address}`]: ether.amount }
  const chain = fakeChain({ balances, tokens })
  const service = fakeTokenBalances({ tokens: {} })
  for (let times = 0; times < 20; times += 1) service.reject('read', { code: 'http-status' })
  const story = sending({
    options: { networks: [mainnet, solana] },
    ports: {
      chains: { eip155: chain },
      tokenBalances: service,
      connectors: { 'wallet-standard': fakeWalletStandard({ wallets: [lagoon] }) },
    },
  })
  story.press(connection.walletChosen({ walletKey: lagoon.wallet.key }))
  story.press(account.namespaceShown({ namespace: 'eip155' }))
  story.press(modal.openRequested({ view: 'Account' }))
  plan(chain)
  story.latchkey.dispatch(modal.openRequested(asked))
  story.clock.pass(800)
  return story
}

test('the balance of a prefilled token is read from the chain if no service lists tokens', () => {
  const story = unlisted()
  expect(story.form()).toMatchObject({ token: { label: 'USDC' }, amount: { value: '1.5' } })
  expect(story.latchkey.state().send).toMatchObject({
    token: { amount: '5000000', decimals: '6' },
    entry: { amount: '1500000' },
  })
})

/** The chain could not be asked, though it can by now. */
const unreachable: Plan = (chain) => chain.reject('balance', { code: 'unreachable' })

test('the form shows a failure instead of a zero balance if the chain read fails', () => {
  expect(unlisted(unreachable).form()).toMatchObject({
    token: { label: 'Select token' },
    refusal: { title: unknown },
    retry: { label: 'Try again' },
  })
})

test.each<[string, (story: ReturnType<typeof unlisted>) => (EventInput | null | undefined)[]]>([
  ['a visitor who tries again', ({ form }) => [form().retry?.press]],
  [
    'a visitor who closes the form and reopens it',
    () => [
      modal.closeRequested(),
      modal.openRequested({ view: 'Account' }),
      router.viewPushed({ view: 'WalletSend' }),
    ],
  ],
  [
    'a visitor whose host app reopens the form',
    () => [modal.closeRequested(), modal.openRequested({ view: 'WalletSend' })],
  ],
])('%s finds the token once the chain can be asked', (_, presses) => {
  const story = unlisted(unreachable)
  for (const press of presses(story)) story.press(press)
  expect(story.form()).toMatchObject({
    token: { label: 'USDC' },
    amount: { value: '1.5' },
    receiver: { value: 'bob.eth' },
    refusal: null,
  })
})

/** The chain has yet to say how much there is. */
function unanswered() {
  let answer = () => {}
  const story = unlisted((chain) => {
    const slow = chain.hang('balance')
    answer = () => slow.answer({ amount: '4000000', unit })
  })
  const change = (accounts: readonly string[]) =>
    story.injected.change(harbor.wallet.key, {
      kind: 'accounts',
      namespace: 'eip155',
      accounts: [...accounts],
    })
  return { ...story, answer, change }
}

test('a chain balance of an earlier account is discarded', () => {
  const { change, answer, latchkey } = unanswered()
  change([bob.address])
  answer()
  expect(latchkey.state().send).toMatchObject({
    holder: { address: bob.address },
    token: { amount: '5000000' },
  })
})

test('a wallet that locks and unlocks while the chain is asked finds the token', () => {
  const { change, answer, form } = unanswered()
  change([])
  answer()
  change([alice.address, bob.address])
  expect(form()).toMatchObject({ token: { label: 'USDC' }, amount: { value: '1.5' } })
})

test('a visitor who looks at a Solana wallet during a chain read finds the token on return', () => {
  const { answer, form, press } = unanswered()
  press(account.namespaceShown({ namespace: 'solana' }))
  answer()
  press(account.namespaceShown({ namespace: 'eip155' }))
  expect(form().token?.label).toBe('USDC')
})

test('token balances of another account do not cancel the chain read', () => {
  const { answer, latchkey, press } = unanswered()
  press(tokenBalances.received({ chainId: 'eip155:1', address: bob.address, tokens: [ether] }))
  answer()
  expect(latchkey.state().send.token).toMatchObject({ symbol: 'USDC', amount: '4000000' })
})

/** What a service tells of Alice's tokens late. */
const listed = (all: HeldToken[]) =>
  tokenBalances.received({ chainId: 'eip155:1', address: alice.address, tokens: all })

test('a chain balance remains if a later token list lacks the token', () => {
  const { form, press } = unlisted()
  press(listed([ether]))
  expect(form()).toMatchObject({ available: { value: '5 USDC' }, amount: { value: '1.5' } })
  expect(form().amount?.error).toBeUndefined()
})

test('the balance of a token list replaces the chain balance once the token is listed', () => {
  const { form, press } = unlisted()
  press(listed([ether, { ...usdc, amount: '3000000' }]))
  expect(form().available?.value).toBe('3 USDC')
  press(listed([ether]))
  expect(form().available?.value).toBe('0 USDC')
})
