import { expect, test } from 'vitest'
import type { FakeWallet } from '../../../../adapters/fake/fake-installed.ts'
import { fakeStorage } from '../../../../adapters/fake/fake-storage.ts'
import { base, mainnet, polygon } from '../../../../core/domain/network/known-networks.ts'
import { network } from '../../../../core/events/network/network.ts'
import { harbor } from '../../../../fixtures/story.ts'
import {
  keeping,
  keptHarbor,
  pair,
  pebble,
  startBoth,
  trustedHarbor,
} from '../connection/two-wallets-story.ts'

// What other wallet dialogs got wrong after connecting, by the threads in which it was reported.

const onBase: FakeWallet = { ...harbor, chainId: base.id }
const asked = ({ injected }: ReturnType<typeof startBoth>) => injected.questions.map(({ method }) => method)

test('a wallet that moved while the page was away is restored on its current chain (wagmi#4026, #3998)', () => {
  const story = startBoth({
    wallets: [{ ...trustedHarbor, chainId: base.id }],
    storage: fakeStorage(keeping(keptHarbor)),
  })
  story.latchkey.start()
  expect(story.evm()).toMatchObject({ status: 'connected', chainId: base.id })
})

test('the chain after a switch is the requested one (wagmi#3205)', async () => {
  const story = startBoth()
  await story.latchkey.connect({ wallet: harbor.wallet.key })
  await story.latchkey.switchNetwork(base.id)
  expect(story.evm()).toMatchObject({ chainId: base.id })
  await story.latchkey.request({ method: 'eth_sendTransaction' })
  expect(story.injected.questions.at(-1)?.request).toMatchObject({ chainId: base.id })
})

test('a wallet that agrees to one chain and goes to another is on that other one (wagmi#3205)', async () => {
  const story = startBoth()
  await story.latchkey.connect({ wallet: harbor.wallet.key })
  story.injected.answer('switchNetwork', { chainId: polygon.id })
  await expect(story.latchkey.switchNetwork(base.id)).rejects.toMatchObject({ code: 'chain-mismatch' })
  expect(story.evm()).toMatchObject({ chainId: polygon.id })
})

test('a phone is on its own chain, not the default one, and is asked to switch (wagmi#2639)', async () => {
  const story = startBoth()
  story.latchkey.dispatch(network.chosen({ chainId: base.id }))
  pair(story, pebble)
  expect(story.evm()).toMatchObject({ status: 'connected', chainId: mainnet.id })
  await story.latchkey.switchNetwork(base.id)
  expect(story.evm()).toMatchObject({ chainId: base.id })
  expect(story.walletConnect.questions.at(-1)).toMatchObject({
    method: 'switchNetwork',
    request: { walletKey: pebble.wallet.key, chainId: base.id },
  })
})

test('connecting moves no wallet to the first network of the host (wagmi#1302, appkit#4742)', async () => {
  const story = startBoth({ wallets: [onBase] })
  await story.latchkey.connect({ wallet: harbor.wallet.key })
  expect(story.evm()).toMatchObject({ status: 'connected', chainId: base.id })
  expect(asked(story)).not.toContain('switchNetwork')
})

test('connecting moves no wallet to the network that was chosen before, which stays a wish (wagmi#1302)', async () => {
  const story = startBoth()
  story.latchkey.start()
  story.latchkey.dispatch(network.chosen({ chainId: base.id }))
  await story.latchkey.connect({ wallet: harbor.wallet.key })
  expect(story.evm()).toMatchObject({ chainId: mainnet.id })
  expect(story.latchkey.state().network.preferred).toEqual({ eip155: base.id })
  expect(asked(story)).not.toContain('switchNetwork')
})

test('a wallet on an unoffered network stays there with the status wrong-network (wagmi#3663)', async () => {
  const story = startBoth({ wallets: [{ ...harbor, chainId: 'eip155:999' }] })
  await story.latchkey.connect({ wallet: harbor.wallet.key })
  expect(story.evm()).toMatchObject({ status: 'wrong-network', chainId: 'eip155:999' })
})

test('a wallet that is moved in its own window moves the page (wagmi#4256)', async () => {
  const story = startBoth()
  await story.latchkey.connect({ wallet: harbor.wallet.key })
  story.injected.change(harbor.wallet.key, { kind: 'chain', chainId: base.id })
  expect(story.evm()).toMatchObject({ chainId: base.id })
})

test('a reconnected wallet begins on its current chain (MetaMask/connect-monorepo#349)', async () => {
  const story = startBoth({ wallets: [onBase] })
  await story.latchkey.connect({ wallet: harbor.wallet.key })
  await story.latchkey.disconnect()
  await story.latchkey.connect({ wallet: harbor.wallet.key })
  expect(story.evm()).toMatchObject({ chainId: base.id })
  await story.latchkey.switchNetwork(mainnet.id)
  expect(asked(story)).toContain('switchNetwork')
  expect(story.evm()).toMatchObject({ chainId: mainnet.id })
})
