import { expect, test } from 'vitest'
import { fakeTokenBalances } from '../../../../adapters/fake/fake-token-balances.ts'
import { fakeWalletStandard } from '../../../../adapters/fake/fake-wallet-standard.ts'
import type { FakeWallet } from '../../../../adapters/fake/fake-installed.ts'
import {
  arbitrum,
  base,
  mainnet,
  optimism,
  polygon,
  solanaDevnet,
} from '../../../../core/domain/network/known-networks.ts'
import { bsc } from '../../../../core/domain/network/evm-networks.ts'
import { account } from '../../../../core/events/account/account.ts'
import { modal } from '../../../../core/events/shell/modal.ts'
import { accountView } from '../../../../core/view-models/account/account.ts'
import { allTokensView } from '../../../../core/view-models/tokens/all-tokens.ts'
import { chromeView } from '../../../../core/view-models/shell/chrome.ts'
import { toastView } from '../../../../core/view-models/shell/toast.ts'
import { walletCompatibleNetworksView } from '../../../../core/view-models/receive/wallet-compatible-networks.ts'
import { walletReceiveView } from '../../../../core/view-models/receive/wallet-receive.ts'
import { alice, bob } from '../../../../fixtures/people.ts'
import { harbor, startStory } from '../../../../fixtures/story.ts'
import { contract, own, smartAccountStory } from '../../effects/frame/smart-account-story.ts'
import { lamp } from '../../effects/connection/two-wallets-story.ts'

const lagoon: FakeWallet = {
  wallet: { key: 'standard:Lagoon', name: 'Lagoon', icon: null },
  accounts: [lamp],
  chainId: solanaDevnet.id,
  chains: [solanaDevnet.id],
}

/** Alice is connected and looks at her account. */
async function connected(options = {}) {
  const standard = fakeWalletStandard({ wallets: [lagoon] })
  const story = startStory({
    options: { networks: [mainnet, base, solanaDevnet], ...options },
    ports: { connectors: { 'wallet-standard': standard } },
  })
  const { latchkey } = story
  await latchkey.connect({ wallet: harbor.wallet.key })
  latchkey.dispatch(modal.openRequested({}))
  const accountParts = () => accountView(latchkey.state()).parts
  const press = (part: { readonly press?: unknown } | null) => {
    if (part?.press) latchkey.dispatch(part.press as Parameters<typeof latchkey.dispatch>[0])
  }
  return {
    ...story,
    accountParts,
    press,
    receive: () => {
      press(accountParts().receive)
      return () => walletReceiveView(latchkey.state()).parts
    },
    view: () => chromeView(latchkey.state()).view,
  }
}

test('any account leads to its plain address, to be scanned or copied', async () => {
  const { receive, view, press, clipboard } = await connected()
  const parts = receive()
  expect(view()).toBe('WalletReceive')
  expect(parts()).toMatchObject({
    qrCode: { text: alice.address, label: 'Copy your address or scan this QR code' },
    address: { full: alice.address },
  })
  press(parts().copy)
  expect(clipboard.text()).toBe(alice.address)
})

test('a failed copy shows a toast', async () => {
  const { receive, press, clipboard, latchkey } = await connected()
  const parts = receive()
  clipboard.block()
  press(parts().copy)
  expect(toastView(latchkey.state())).toMatchObject({ variant: 'error', text: "Couldn't copy" })
})

test('the networks of its kind are named, and one pressed line leads to them', async () => {
  const { receive, press, view, latchkey } = await connected()
  const { networks } = receive()()
  expect(networks).toMatchObject({ label: 'Only receive assets on these networks' })
  expect(networks?.images?.map(({ seed }) => seed)).toEqual(['Ethereum', 'Base'])
  press(networks)
  expect(view()).toBe('WalletCompatibleNetworks')
  const { only, list } = walletCompatibleNetworksView(latchkey.state()).parts
  expect(only.title).toBe('You can only receive assets on these networks')
  expect(list.items.map(({ label, press: pressed }) => [label, pressed])).toEqual([
    ['Ethereum', null],
    ['Base', null],
  ])
})

test('of many networks five show their image', async () => {
  const { receive, latchkey } = await connected({
    networks: [mainnet, base, polygon, optimism, arbitrum, bsc],
  })
  expect(receive()().networks?.images).toHaveLength(5)
  expect(walletCompatibleNetworksView(latchkey.state()).parts.list.items).toHaveLength(6)
})

test('an account change updates the shown address', async () => {
  const { receive, injected } = await connected()
  const parts = receive()
  injected.change(harbor.wallet.key, { kind: 'accounts', namespace: 'eip155', accounts: [bob.address] })
  expect([parts().qrCode?.text, parts().address?.full]).toEqual([bob.address, bob.address])
})

test('an account on Solana shows its own address and networks', async () => {
  const { receive, latchkey } = await connected()
  const parts = receive()
  await latchkey.connect({ wallet: lagoon.wallet.key })
  latchkey.dispatch(modal.openRequested({}))
  receive()
  latchkey.dispatch(account.namespaceShown({ namespace: 'solana' }))
  expect(parts().qrCode?.text).toBe(lamp)
  expect(parts().networks?.images?.map(({ seed }) => seed)).toEqual(['Solana Devnet'])
})

test('a smart account receives only on its own network', () => {
  const { state, signIn, acts } = smartAccountStory({ options: { networks: [mainnet, base] } })
  signIn()
  const told = () => ({
    ask: walletReceiveView(state()).parts.networks?.label,
    names: walletReceiveView(state()).parts.networks?.images?.map(({ seed }) => seed),
    only: walletCompatibleNetworksView(state()).parts.only.title,
    listed: walletCompatibleNetworksView(state()).parts.list.items.map(({ label }) => label),
  })
  acts(own, contract)
  expect(told()).toEqual({
    ask: 'Only receive assets on these networks',
    names: ['Ethereum', 'Base'],
    only: 'You can only receive assets on these networks',
    listed: ['Ethereum', 'Base'],
  })
  acts(contract, own)
  expect(told()).toEqual({
    ask: 'Only receive assets on this network',
    names: ['Ethereum'],
    only: 'You can only receive assets on this network',
    listed: ['Ethereum'],
  })
})

test('a wallet that is locked meanwhile shows no address, and says why', async () => {
  const { receive, injected } = await connected()
  const parts = receive()
  injected.change(harbor.wallet.key, { kind: 'accounts', namespace: 'eip155', accounts: [] })
  expect(parts()).toMatchObject({
    locked: { title: 'Harbor is locked' },
    qrCode: null,
    address: null,
    copy: null,
    networks: null,
  })
})

test('an account without tokens leads to receiving', async () => {
  const { accountParts, press, view, latchkey } = await connected()
  expect(accountParts().fund).toMatchObject({
    label: 'Receive funds',
    detail: 'Transfer tokens to your wallet',
  })
  expect(allTokensView(latchkey.state()).parts.fund?.label).toBe('Receive funds')
  press(accountParts().fund)
  expect(view()).toBe('WalletReceive')
})

test('an account with a token does not ask for one', async () => {
  const token = {
    address: null,
    name: 'Ether',
    symbol: 'ETH',
    decimals: '18',
    amount: '1',
    price: '1',
    icon: null,
  }
  const tokens = { [`eip155:1:${alice.address}`]: [token] }
  const { latchkey } = startStory({ ports: { tokenBalances: fakeTokenBalances({ tokens }) } })
  await latchkey.connect({ wallet: harbor.wallet.key })
  latchkey.dispatch(modal.openRequested({}))
  expect(accountView(latchkey.state()).parts).toMatchObject({ fund: null, receive: { label: 'Receive' } })
})

test('a host that switches it off offers no way there', async () => {
  const { accountParts } = await connected({ features: { receive: false } })
  expect([accountParts().receive, accountParts().fund]).toEqual([null, null])
})
