import { expect, test } from 'vitest'
import { base, mainnet, solana, solanaDevnet } from '../../../../core/domain/network/known-networks.ts'
import { solanaChains } from '../../../../core/domain/network/solana.ts'
import { shownSwitch } from '../../../../core/selectors/network/network-switch.ts'
import { bob } from '../../../../fixtures/people.ts'
import { harbor } from '../../../../fixtures/story.ts'
import { lagoon, startWith } from './solana-wallet-story.ts'
import { besideEachOther, lamp, lantern, pair, pebble, reed, startBoth } from './two-wallets-story.ts'
import type { BothStory } from './two-wallets-story.ts'

// Where other wallet dialogs took Ethereum for Solana, by the threads in which it was reported.

function withPebble(): BothStory {
  const story = startBoth()
  pair(story, pebble)
  return story
}

/** The method and the chain of every request that a phone got. */
const sent = ({ walletConnect }: BothStory) =>
  walletConnect.questions
    .filter(({ method }) => method === 'request')
    .map(({ request }) => [Object(request).method, Object(request).chainId] as unknown[])

test('a switch of Ethereum leaves a wallet for both its accounts in both (appkit#5095)', async () => {
  const story = withPebble()
  const [evm, solana] = [story.evm(), story.solana()]
  await story.latchkey.switchNetwork(base.id)
  expect(story.evm()).toEqual({ ...evm, chainId: base.id })
  await story.latchkey.switchNetwork(solanaDevnet.id)
  expect(story.evm()).toEqual({ ...evm, chainId: base.id })
  expect(story.solana()).toEqual(solana)
})

test('an account that is changed on one of both changes there alone (appkit#4824)', () => {
  const story = withPebble()
  const evm = story.evm()
  const change = (namespace: 'eip155' | 'solana', accounts: string[]) =>
    story.walletConnect.change(pebble.wallet.key, { kind: 'accounts', namespace, accounts })
  change('solana', [reed])
  expect([story.evm(), story.solana()]).toMatchObject([Object(evm), { accounts: [reed] }])
  change('eip155', [bob.address])
  expect([story.evm(), story.solana()]).toMatchObject([{ accounts: [bob.address] }, { accounts: [reed] }])
})

test('each request carries the chain of its own namespace, whichever was asked or moved last (appkit#5253)', async () => {
  const story = withPebble()
  const { latchkey, walletConnect } = story
  for (const _ of ['four', 'requests', 'in', 'all']) walletConnect.answer('request', null)
  await latchkey.request({ namespace: 'solana', method: 'solana_signMessage' })
  await latchkey.request({ method: 'eth_sendTransaction' })
  await latchkey.switchNetwork(base.id)
  await latchkey.request({ namespace: 'solana', method: 'solana_signMessage' })
  await latchkey.request({ method: 'eth_sendTransaction' })
  expect(sent(story)).toEqual([
    ['solana_signMessage', solanaDevnet.id],
    ['eth_sendTransaction', mainnet.id],
    ['solana_signMessage', solanaDevnet.id],
    ['eth_sendTransaction', base.id],
  ])
})

test('a Solana wallet signs on after one for Ethereum was connected beside it (appkit#4675)', async () => {
  const story = startWith()
  const sign = () => story.latchkey.request({ namespace: 'solana', method: 'solana_signTransaction' })
  await story.connect()
  await sign()
  await story.latchkey.connect({ wallet: harbor.wallet.key })
  await sign()
  const request = { walletKey: lagoon.wallet.key, chainId: solanaDevnet.id, method: 'solana_signTransaction' }
  expect(story.asked('request')).toMatchObject([{ request }, { request }])
  expect(story.solana()).toMatchObject({ status: 'connected', accounts: [lamp] })
})

test('a Solana wallet is asked on the new network after a switch (appkit#5453)', async () => {
  const mainnetToo = { ...solanaDevnet, id: solanaChains.mainnet, name: 'Solana' }
  const story = startWith({ options: { networks: [mainnet, solanaDevnet, mainnetToo] } })
  await story.connect()
  await story.latchkey.switchNetwork(mainnetToo.id)
  await story.latchkey.request({ namespace: 'solana', method: 'solana_signAndSendTransaction' })
  expect(story.asked('request')).toMatchObject([{ request: { chainId: mainnetToo.id } }])
})

test('a Solana phone that was left takes no request of the Ethereum phone after it (appkit#5379)', async () => {
  const story = startBoth()
  pair(story, lantern)
  await story.latchkey.disconnect()
  const { solana: _, ...forEthereum } = pebble
  pair(story, forEthereum)
  story.walletConnect.answer('request', null)
  await story.latchkey.request({ method: 'eth_sendTransaction' })
  expect(sent(story)).toEqual([['eth_sendTransaction', mainnet.id]])
})

test('a disconnect of one namespace leaves the other connected (appkit#5719)', async () => {
  const story = await besideEachOther()
  const solana = story.solana()
  await story.latchkey.disconnect({ namespace: 'eip155' })
  expect([story.evm().status, story.solana()]).toEqual(['disconnected', solana])
  expect(story.told()).toEqual([harbor.wallet.key])
})

test('a phone that is paired for Solana leaves the wallet in the browser connected (appkit#5722)', async () => {
  const story = startBoth()
  await story.latchkey.connect({ wallet: harbor.wallet.key })
  const evm = story.evm()
  pair(story, lantern)
  expect([story.evm(), story.solana()]).toMatchObject([Object(evm), { accounts: [lamp] }])
  expect(story.told()).toEqual([])
})

test('a wallet for Ethereum that is connected beside one for Solana is not asked to switch (appkit#5365)', async () => {
  const story = startWith({
    options: { networks: [mainnet, base, solanaDevnet] },
    wallets: [{ ...harbor, chainId: base.id }],
  })
  await story.connect()
  await story.latchkey.connect({ wallet: harbor.wallet.key })
  expect(story.evm()).toMatchObject({ chainId: base.id })
  expect(story.injected.questions.map(({ method }) => method)).not.toContain('switchNetwork')
})

test('a Solana wallet that disconnects leaves the Ethereum wallet and its accounts (appkit#5365)', async () => {
  const story = startWith()
  await story.connect()
  await story.latchkey.connect({ wallet: harbor.wallet.key })
  const evm = story.evm()
  story.standard.change(lagoon.wallet.key, { kind: 'disconnected' })
  expect([story.evm(), story.solana().status]).toEqual([evm, 'disconnected'])
  expect(evm).toMatchObject({ accounts: harbor.accounts })
})

test('a switch in one namespace leaves a pending switch in the other', async () => {
  const story = startWith({ options: { networks: [mainnet, base, solanaDevnet, solana] } })
  await story.latchkey.connect({ wallet: harbor.wallet.key })
  await story.connect()
  story.injected.hang('switchNetwork')
  const waiting = story.latchkey.switchNetwork(base.id)
  await story.latchkey.switchNetwork(solana.id)
  expect(shownSwitch(story.latchkey.state().network)?.chainId).toBe(base.id)
  story.injected.change(harbor.wallet.key, { kind: 'chain', chainId: base.id })
  await waiting
  expect([story.evm(), story.solana()]).toMatchObject([{ chainId: base.id }, { chainId: solana.id }])
})
