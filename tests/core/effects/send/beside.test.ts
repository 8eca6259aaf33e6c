import { expect, test } from 'vitest'
import { fakeSolanaChain } from '../../../../adapters/fake/fake-solana-chain.ts'
import { fakeWalletStandard } from '../../../../adapters/fake/fake-wallet-standard.ts'
import { mainnet, solanaDevnet } from '../../../../core/domain/network/known-networks.ts'
import { account } from '../../../../core/events/account/account.ts'
import { router } from '../../../../core/events/shell/router.ts'
import { currentView } from '../../../../core/selectors/shell/current-view.ts'
import { networksView } from '../../../../core/view-models/network/networks.ts'
import type { EventInput } from '../../../../core/events/define-events.ts'
import { typed } from '../../../../core/view-models/parts/text-field.ts'
import type { TextField } from '../../../../core/view-models/parts/parts.ts'
import { accountView } from '../../../../core/view-models/account/account.ts'
import { walletSendView } from '../../../../core/view-models/send/wallet-send.ts'
import { walletSendPreviewView } from '../../../../core/view-models/send/wallet-send-preview.ts'
import { walletSendSelectTokenView } from '../../../../core/view-models/send/wallet-send-select-token.ts'
import { bob, carol } from '../../../../fixtures/people.ts'
import { harbor, startStory } from '../../../../fixtures/story.ts'
import { lamp } from '../connection/two-wallets-story.ts'

const lagoon = {
  wallet: { key: 'standard:Lagoon', name: 'Lagoon', icon: null },
  accounts: [lamp],
  chainId: solanaDevnet.id,
  chains: [solanaDevnet.id],
}

/** Alice has a wallet of each kind, and has filled in a form for her ether. */
async function withBoth() {
  const story = startStory({
    options: { networks: [mainnet, solanaDevnet], features: { tokenBalances: false } },
    ports: {
      connectors: { 'wallet-standard': fakeWalletStandard({ wallets: [lagoon] }) },
      chains: { solana: fakeSolanaChain({ balances: { [`${solanaDevnet.id}:${lamp}`]: '2500000000' } }) },
    },
  })
  const { latchkey, clock } = story
  await latchkey.connect({ wallet: harbor.wallet.key })
  await latchkey.connect({ wallet: lagoon.wallet.key })
  void latchkey.open({ view: 'Account' })
  const press = (event: EventInput | null | undefined) => event && latchkey.dispatch(event)
  const type = (field: TextField | null, text: string) => field && latchkey.dispatch(typed(field, text))
  const form = () => walletSendView(latchkey.state()).parts
  press(router.viewPushed({ view: 'WalletSend' }))
  press(form().token?.press)
  press(walletSendSelectTokenView(latchkey.state()).parts.list.items[0]?.press)
  type(form().amount, '1')
  type(form().receiver, bob.address)
  clock.pass(500)
  clock.pass(300)
  const look = () => {
    press(router.viewReset({ view: 'Account' }))
    press(accountView(latchkey.state()).parts.others?.items[0]?.press)
    press(router.viewPushed({ view: 'WalletSend' }))
  }
  const review = () => walletSendPreviewView(latchkey.state()).parts
  const view = () => currentView(latchkey.state())
  return { ...story, press, form, look, review, view }
}

test('a switch to an account on another kind of chain empties the form, in both directions', async () => {
  const { form, look } = await withBoth()
  expect(form()).toMatchObject({ token: { label: 'ETH' }, next: { label: 'Review send' } })
  look()
  expect(form()).toMatchObject({
    token: { label: 'Select token', detail: 'on Solana Devnet' },
    receiver: { value: '' },
    next: { label: 'Select token' },
  })
  look()
  expect(form()).toMatchObject({ token: { label: 'Select token', detail: 'on Ethereum' } })
})

test('a switch from the review to a network of another kind leads to an empty form', async () => {
  const { press, form, review, view, latchkey } = await withBoth()
  press(form().next?.press)
  press(review().network?.press)
  expect(view()).toBe('Networks')
  press(networksView(latchkey.state()).parts.list.items.find(({ label }) => label === 'Solana Devnet')?.press)
  expect(view()).toBe('WalletSend')
  expect(form()).toMatchObject({ token: { label: 'Select token', detail: 'on Solana Devnet' } })
})

test('the wallet that is asked is named, whatever account is looked at meanwhile', async () => {
  const { press, form, review, injected, latchkey } = await withBoth()
  press(form().next?.press)
  injected.hang('request')
  press(review().send?.press)
  press(account.namespaceShown({ namespace: 'solana' }))
  expect(review().waiting?.title).toBe('Confirm in Harbor')
  latchkey.stop()
})

test('a wallet that is unlocked with another account beside one of the other kind leaves the review', async () => {
  const { press, form, view, injected } = await withBoth()
  press(form().next?.press)
  const change = (accounts: string[]) =>
    injected.change(harbor.wallet.key, { kind: 'accounts', namespace: 'eip155', accounts })
  change([])
  expect(view()).toBe('WalletSendPreview')
  change([carol.address])
  expect(view()).toBe('WalletSend')
  expect(form()).toMatchObject({ token: { label: 'Select token' }, receiver: { value: '' } })
})

test('a wallet that locks beside a Solana wallet keeps its form, and the Solana form is empty', async () => {
  const { form, injected } = await withBoth()
  const change = (accounts: readonly string[]) =>
    injected.change(harbor.wallet.key, { kind: 'accounts', namespace: 'eip155', accounts: [...accounts] })
  change([])
  expect(form()).toMatchObject({
    unable: { title: 'Harbor is locked' },
    token: null,
    amount: null,
  })
  change(harbor.accounts)
  expect(form()).toMatchObject({
    token: { label: 'ETH', detail: 'on Ethereum' },
    amount: { value: '1' },
    receiver: { value: bob.address },
  })
})
