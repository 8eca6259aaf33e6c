import { expect, test } from 'vitest'
import { fakeTokenBalances } from '../../../../adapters/fake/fake-token-balances.ts'
import type { HostOptions } from '../../../../core/domain/options/host-options.ts'
import { mainnet, solana } from '../../../../core/domain/network/known-networks.ts'
import { sepolia } from '../../../../core/domain/network/test-networks.ts'
import type { HeldToken } from '../../../../core/domain/tokens/balances.ts'
import { connection } from '../../../../core/events/connection/connection.ts'
import type { EventInput } from '../../../../core/events/define-events.ts'
import { modal } from '../../../../core/events/shell/modal.ts'
import { router } from '../../../../core/events/shell/router.ts'
import { send } from '../../../../core/events/send/send.ts'
import { currentView } from '../../../../core/selectors/shell/current-view.ts'
import { accountView } from '../../../../core/view-models/account/account.ts'
import { allTokensView } from '../../../../core/view-models/tokens/all-tokens.ts'
import { walletSendSelectTokenView } from '../../../../core/view-models/send/wallet-send-select-token.ts'
import { walletSendView } from '../../../../core/view-models/send/wallet-send.ts'
import { alice } from '../../../../fixtures/people.ts'
import { harbor, startStory } from '../../../../fixtures/story.ts'
import { ether } from '../../effects/send/story.ts'
import { buying, meld } from '../buy/state.ts'

/** Alice at her account, which holds these tokens. */
function atAccount(options: Partial<HostOptions> = {}, held: readonly HeldToken[] = []) {
  const tokenBalances = fakeTokenBalances({ tokens: { [`eip155:1:${alice.address}`]: held } })
  const { latchkey, injected } = startStory({ options, ports: { tokenBalances } })
  latchkey.start()
  latchkey.dispatch(connection.walletChosen({ walletKey: harbor.wallet.key }))
  latchkey.dispatch(modal.openRequested({ view: 'Account' }))
  const state = () => latchkey.state()
  return {
    state,
    account: () => accountView(state()).parts,
    press: (event: EventInput | null | undefined) => event && latchkey.dispatch(event),
    go: (view: 'AllTokens' | 'WalletSend' | 'WalletSendSelectToken') =>
      latchkey.dispatch(router.viewPushed({ view })),
    view: () => currentView(state()),
    move: (chainId: string) => injected.change(harbor.wallet.key, { kind: 'chain', chainId }),
  }
}

test('Account leads to buying', () => {
  const { account, press, view } = atAccount()
  expect(account().buy?.label).toBe('Buy')
  press(account().buy?.press)
  expect(view()).toBe('OnRampProviders')
})

test('an account without a token is offered to buy first, in every view that would show its tokens', () => {
  const { account, state, go, press, view } = atAccount()
  const offer = { label: 'Buy crypto', detail: 'Easy with card or bank account', tag: 'popular' }
  expect(account().firstPurchase).toMatchObject(offer)
  go('AllTokens')
  expect(allTokensView(state()).parts.firstPurchase).toMatchObject(offer)
  go('WalletSend')
  go('WalletSendSelectToken')
  expect(walletSendSelectTokenView(state()).parts.firstPurchase).toMatchObject(offer)
  press(walletSendSelectTokenView(state()).parts.firstPurchase?.press)
  expect(view()).toBe('OnRampProviders')
})

test('an account with a balance gets no first-purchase hint', () => {
  expect(atAccount({}, [ether]).account().firstPurchase).toBeNull()
})

test.each([
  ['enableOnramp', { enableOnramp: false }],
  ['features', { features: { onRamp: false } }],
] satisfies [string, Partial<HostOptions>][])(
  'no Buy button is shown if the host disables purchases by %s',
  (_, options) => {
    const { account, state, go } = atAccount(options)
    expect([account().buy, account().firstPurchase]).toEqual([null, null])
    go('WalletSend')
    go('WalletSendSelectToken')
    expect(walletSendSelectTokenView(state()).parts.firstPurchase).toBeNull()
  },
)

test('no Buy button is shown on test networks or networks that are not offered', () => {
  const { account, move } = atAccount({ networks: [mainnet, sepolia] })
  move(sepolia.id)
  expect(account().buy).toBeNull()
  move('eip155:56')
  expect(account().buy).toBeNull()
})

test('an account without a provider shows Buy only once the host names one', () => {
  const buyOf = (options: Partial<HostOptions>) =>
    accountView(buying({ networks: [solana], ...options }, solana.id).state()).parts.buy
  expect(buyOf({})).toBeNull()
  expect(buyOf({ onRampProviders: [meld] })?.label).toBe('Buy')
})

test('a transfer above the balance shows Buy instead of Max', () => {
  const { state, go, press, view } = atAccount({}, [ether])
  go('WalletSend')
  press(send.tokenChosen({ chainId: 'eip155:1', address: alice.address, token: ether }))
  const maximum = () => walletSendView(state()).parts.amount?.maximum
  press(send.amountTyped({ text: '1', separator: '.' }))
  expect(maximum()?.label).toBe('Max')
  press(send.amountTyped({ text: '1000', separator: '.' }))
  expect(maximum()?.label).toBe('Buy')
  press(maximum()?.press)
  expect(view()).toBe('OnRampProviders')
})

test('a transfer above the balance shows Max if purchases are disabled', () => {
  const { state, go, press } = atAccount({ enableOnramp: false }, [ether])
  go('WalletSend')
  press(send.tokenChosen({ chainId: 'eip155:1', address: alice.address, token: ether }))
  press(send.amountTyped({ text: '1000', separator: '.' }))
  expect(walletSendView(state()).parts.amount?.maximum?.label).toBe('Max')
})
