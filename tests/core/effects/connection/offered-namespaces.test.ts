import { expect, test } from 'vitest'
import { fakeStorage } from '../../../../adapters/fake/fake-storage.ts'
import { fakeWalletConnect } from '../../../../adapters/fake/fake-wallet-connect.ts'
import { sharing } from '../../../../adapters/fake/sharing.ts'
import type { Network } from '../../../../core/domain/network/network.ts'
import { mainnet, solanaDevnet } from '../../../../core/domain/network/known-networks.ts'
import { modal } from '../../../../core/events/shell/modal.ts'
import { pairing } from '../../../../core/events/pairing/pairing.ts'
import { connectingWalletConnectView } from '../../../../core/view-models/pairing/connecting-wallet-connect.ts'
import { harbor, startStory } from '../../../../fixtures/story.ts'
import { keeping, keptPebble, lamp, lantern, pebble } from './two-wallets-story.ts'

function offering(network: Network, storage = fakeStorage()) {
  const walletConnect = fakeWalletConnect({ wallets: [pebble] })
  const story = startStory({
    options: { networks: [network] },
    ports: { storage, connectors: { 'wallet-connect': walletConnect } },
  })
  const status = () => {
    const { eip155, solana } = story.latchkey.state().connection.byNamespace
    return [eip155.status, solana.status]
  }
  return { ...story, walletConnect, status }
}

function showCode({ latchkey }: ReturnType<typeof offering>) {
  latchkey.start()
  latchkey.dispatch(modal.openRequested({}))
  latchkey.dispatch(pairing.walletChosen({ walletId: null }))
}

test('a phone that approves more than is on offer is connected where it is on offer', () => {
  const story = offering(mainnet)
  showCode(story)
  story.walletConnect.approve(pebble)
  expect(story.status()).toEqual(['connected', 'disconnected'])
})

test('a phone that approves no offered network is reported, and its session is ended', () => {
  const story = offering(mainnet)
  showCode(story)
  story.walletConnect.approve(lantern)
  expect(story.status()).toEqual(['disconnected', 'disconnected'])
  expect(story.walletConnect.sessions()).toEqual([pebble.wallet.key])
  const { status, retry } = connectingWalletConnectView(story.latchkey.state()).parts
  expect(status?.title).toBe("The wallet doesn't support this app's networks")
  expect(retry?.label).toBe('Try again')
  expect(story.latchkey.state().toast.current).toBeNull()
})

test('a wallet that shares nothing on offer is not connected', async () => {
  const story = offering(mainnet)
  story.injected.answer('connect', sharing({ accounts: [lamp], chainId: solanaDevnet.id }))
  await expect(story.latchkey.connect({ wallet: harbor.wallet.key })).rejects.toMatchObject({
    code: 'chain-unsupported',
  })
})

test('a phone comes back only where the host still offers a network', () => {
  const story = offering(mainnet, fakeStorage(keeping(keptPebble)))
  story.latchkey.start()
  expect(story.status()).toEqual(['connected', 'disconnected'])
})
