import { expect, test } from 'vitest'
import { connection } from '../../../../core/events/connection/connection.ts'
import { modal } from '../../../../core/events/shell/modal.ts'
import { pairing } from '../../../../core/events/pairing/pairing.ts'
import { router } from '../../../../core/events/shell/router.ts'
import { connectView } from '../../../../core/view-models/connection/connect.ts'
import { fakeWalletConnect } from '../../../../adapters/fake/fake-wallet-connect.ts'
import { beacon, harbor, startStory } from '../../../../fixtures/story.ts'

import { cedar, connected, opened, phone, settling } from './story.ts'

const besideWallets = () => opened({ wallets: [harbor, beacon] })
const phoneRow = ({ latchkey }: ReturnType<typeof startStory>) =>
  connectView(latchkey.state()).parts.phone?.items[0]

test('a URI is prepared once the opening has settled if no wallet is installed', () => {
  const { clock, latchkey, walletConnect } = startStory({ wallets: [] })
  latchkey.start()
  latchkey.dispatch(modal.openRequested({}))
  clock.pass(settling - 1)
  expect(walletConnect.questions).toEqual([])
  clock.pass(1)
  expect(latchkey.state().pairing.flow?.step).toBe('ready')
  expect(walletConnect.questions[0]).toMatchObject({
    method: 'pair',
    request: { chains: ['eip155:1', 'eip155:8453', 'eip155:137'] },
  })
})

test('on a phone the URI is ready at the press, whatever is installed', () => {
  const { current } = opened({ device: { kind: 'ios' }, wallets: [harbor] })
  expect(current()?.step).toBe('ready')
})

test('beside an installed wallet nothing of pairing is asked until somebody comes near it, once', () => {
  const story = besideWallets()
  expect(story.walletConnect.questions).toEqual([])
  story.go(phoneRow(story)!.approach!)
  expect(story.current()?.step).toBe('ready')
  expect(phoneRow(story)).not.toHaveProperty('approach')
  story.clock.pass(2000)
  expect(story.walletConnect.questions).toHaveLength(1)
})

test('beside an installed wallet a URI is prepared when the dialog has stood for two seconds', () => {
  const story = besideWallets()
  story.clock.pass(1999 - settling)
  expect(story.walletConnect.questions).toEqual([])
  story.clock.pass(1)
  expect(story.current()?.step).toBe('ready')
})

test('a dialog that was closed, or that asks an installed wallet, prepares nothing', () => {
  for (const turn of [modal.closeRequested(), connection.walletChosen({ walletKey: harbor.wallet.key })]) {
    const story = besideWallets()
    story.injected.hang('connect')
    story.go(turn)
    story.clock.pass(60_000)
    expect(story.walletConnect.questions).toEqual([])
  }
})

test('the URI is renewed before it expires while its view is open', () => {
  const story = opened()
  const first = story.view().qrCode?.text
  const untilExpiry = 230_000
  story.clock.pass(untilExpiry - 1)
  expect(story.view().qrCode?.text).toBe(first)
  story.clock.pass(1)
  expect(story.types()).toContain('pairing/expired')
  expect(story.view().qrCode?.text).toMatch(/^wc:/)
  expect(story.view().qrCode?.text).not.toBe(first)
})

test('one URI lasts a thousand openings', () => {
  const story = opened()
  const first = story.current()
  for (let round = 0; round < 1000; round += 1) {
    story.go(modal.closeRequested())
    story.go(modal.openRequested({}))
  }
  expect(story.current()).toEqual(first)
  expect(story.walletConnect.questions).toHaveLength(1)
})

test('a URI that expires in the background is dropped and renewed on opening', () => {
  const story = opened()
  story.go(modal.closeRequested())
  story.clock.pass(300_000)
  expect(story.current()?.step).toBe('expired')
  expect(story.walletConnect.pairings()).toBe(0)
  story.go(modal.openRequested({}))
  story.clock.pass(settling)
  expect(story.current()?.step).toBe('ready')
})

test('a URI that ran out while the machine slept is not shown again', () => {
  const asleep = fakeWalletConnect({ now: () => -300_000 })
  const { latchkey } = startStory({ wallets: [], ports: { connectors: { 'wallet-connect': asleep } } })
  const current = () => latchkey.state().pairing.flow
  latchkey.start()
  latchkey.dispatch(modal.openRequested({}))
  latchkey.dispatch(pairing.preloadRequested())
  const first = current()
  latchkey.dispatch(modal.closeRequested())
  latchkey.dispatch(modal.openRequested({}))
  expect(current()?.step).toBe('abandoned')
  latchkey.dispatch(pairing.preloadRequested())
  expect(current()).toMatchObject({ step: 'ready' })
  expect(current()).not.toEqual(first)
  expect(asleep.pairings()).toBe(1)
})

test('an approval that comes after the modal was closed connects', () => {
  const story = opened()
  story.go(pairing.walletChosen({ walletId: cedar.id }))
  story.go(modal.closeRequested())
  story.walletConnect.approve(phone)
  expect(connected(story)).toMatchObject({ status: 'connected', connector: 'wallet-connect' })
  expect(story.latchkey.state().modal.open).toBe(false)
})

test('a pairing is taken back when another wallet is connected, and when Latchkey is stopped', () => {
  const other = opened({ wallets: [harbor] })
  other.go(pairing.preloadRequested())
  other.go(connection.walletChosen({ walletKey: harbor.wallet.key }))
  expect(other.walletConnect.pairings()).toBe(0)
  const stopped = opened()
  stopped.go(modal.closeRequested())
  stopped.latchkey.stop()
  expect(stopped.walletConnect.pairings()).toBe(0)
  stopped.clock.pass(600_000)
  expect(stopped.walletConnect.questions).toHaveLength(1)
})

test('going back from the code keeps the pairing for the next wallet', () => {
  const story = opened()
  story.go(pairing.walletChosen({ walletId: null }))
  const first = story.view().qrCode?.text
  story.go(router.wentBack())
  story.go(pairing.walletChosen({ walletId: cedar.id }))
  expect(story.view().qrCode?.text).toBe(first)
})
