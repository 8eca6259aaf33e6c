import { expect, test } from 'vitest'
import { fakeWalletConnect } from '../../../../adapters/fake/fake-wallet-connect.ts'
import type { FakeRemoteWallet } from '../../../../adapters/fake/fake-wallet-connect.ts'
import { mainnet } from '../../../../core/domain/network/known-networks.ts'
import { connection } from '../../../../core/events/connection/connection.ts'
import { modal } from '../../../../core/events/shell/modal.ts'
import { pairing } from '../../../../core/events/pairing/pairing.ts'
import { swap } from '../../../../core/events/swap/swap.ts'
import { createSendVerbs } from '../../../../core/verbs/send-verbs.ts'
import { swapPreviewView } from '../../../../core/view-models/swap/swap-preview.ts'
import { alice, bob } from '../../../../fixtures/people.ts'
import { beacon } from '../../../../fixtures/story.ts'
import { eventually } from '../../../eventually.ts'
import { inTime } from '../../in-time.ts'
import { hash as sentHash, sending } from '../send/story.ts'
import { swapping } from '../swap/story.ts'
import { beaconOfAlice } from '../account/same-account-story.ts'
import { lastSending } from '../send/last-sending.ts'

const pebble: FakeRemoteWallet = {
  wallet: { key: 'topic-pebble', name: 'Pebble', icon: null },
  eip155: { accounts: [alice.address], chainId: mainnet.id },
}
const codeOf = (error: unknown): unknown => Object(error).code

/** A phone whose session ends its open questions as it ends, as the real one does (session-requests.ts). */
function phone() {
  const walletConnect = fakeWalletConnect({ wallets: [pebble] })
  const { disconnect } = walletConnect
  let open: { reject: (failure: { code: 'wallet-disconnected' }) => void } | null = null
  Object.assign(walletConnect, {
    disconnect: (...given: Parameters<typeof disconnect>) => {
      open?.reject({ code: 'wallet-disconnected' })
      return disconnect(...given)
    },
  })
  return { walletConnect, hang: () => (open = walletConnect.hang('request')) }
}

test('send: Pebble on the phone was asked, and Beacon takes its place', () => {
  const { walletConnect, hang } = phone()
  const story = sending({ ports: { connectors: { 'wallet-connect': walletConnect } } })
  story.latchkey.dispatch(modal.openRequested({ view: 'Connect' }))
  story.latchkey.dispatch(pairing.walletChosen({ walletId: null }))
  walletConnect.approve(pebble)
  story.latchkey.dispatch(modal.openRequested({ view: 'WalletSend' }))
  story.toReview()
  hang()
  story.press(story.review().send?.press)
  expect(story.review().waiting?.title).toContain('Pebble')
  story.press(story.review().cancel.press)
  story.injected.announce(beaconOfAlice)
  story.latchkey.dispatch(connection.walletChosen({ walletKey: beacon.wallet.key }))
  story.latchkey.dispatch(modal.openRequested({ view: 'WalletSend' }))
  story.toReview()
  expect(story.review()).toMatchObject({
    openRequest: { title: 'Pebble may have sent an earlier transfer' },
  })
})

test('swap: Pebble on the phone was asked, and Beacon takes its place', () => {
  const { walletConnect, hang } = phone()
  const story = swapping({ ports: { connectors: { 'wallet-connect': walletConnect } } })
  story.latchkey.dispatch(modal.openRequested({ view: 'Connect' }))
  story.latchkey.dispatch(pairing.walletChosen({ walletId: null }))
  walletConnect.approve(pebble)
  story.toReview()
  hang()
  story.confirm()
  expect(story.step()).toBe('signing')
  story.press(swap.cancelled({ flow: null }))
  story.injected.announce(beaconOfAlice)
  story.latchkey.dispatch(connection.walletChosen({ walletKey: beacon.wallet.key }))
  story.toReview()
  expect(swapPreviewView(story.latchkey.state()).parts.risks?.body).toContain('Pebble')
})

test('send(): an open request on a phone blocks the same order from another wallet', async () => {
  const { walletConnect, hang } = phone()
  const story = sending({ ports: { connectors: { 'wallet-connect': walletConnect } } })
  const { latchkey } = story
  latchkey.dispatch(modal.openRequested({ view: 'Connect' }))
  latchkey.dispatch(pairing.walletChosen({ walletId: null }))
  walletConnect.approve(pebble)
  latchkey.dispatch(modal.closeRequested())
  const verbs = createSendVerbs(latchkey)
  const order = { token: 'native', amount: '1.5', receiver: bob.address }
  hang()
  const giving = new AbortController()
  const given = inTime(story.clock, verbs.send({ ...order, signal: giving.signal })).catch(codeOf)
  await eventually(() => expect(lastSending(story)?.step).toBe('asking'))
  giving.abort()
  expect(await given).toBe('aborted')
  story.injected.announce(beaconOfAlice)
  latchkey.dispatch(connection.walletChosen({ walletKey: beacon.wallet.key }))
  story.injected.answer('request', sentHash)
  expect(await inTime(story.clock, verbs.send(order)).catch(codeOf)).toBe('risk-not-accepted')
})
