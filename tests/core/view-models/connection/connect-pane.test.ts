import { expect, test } from 'vitest'
import { modal } from '../../../../core/events/shell/modal.ts'
import { pairing } from '../../../../core/events/pairing/pairing.ts'
import { router } from '../../../../core/events/shell/router.ts'
import { connectPaneView } from '../../../../core/view-models/connection/connect-pane.ts'
import type { ConnectPaneParts } from '../../../../core/view-models/connection/connect-pane.ts'
import { harbor, listed, startStory } from '../../../../fixtures/story.ts'

/** How long an opening waits before it prepares a URI, in milliseconds. */
const settling = 400

/** Somebody opened Connect, in a browser without a wallet unless told otherwise. */
function opened(given: Parameters<typeof startStory>[0] = {}) {
  const story = startStory({ wallets: [], ...given })
  story.latchkey.start()
  story.latchkey.dispatch(modal.openRequested({}))
  return { ...story, pane: () => connectPaneView(story.latchkey.state()) }
}

const codeOf = (parts: ConnectPaneParts) => ('qrCode' in parts ? parts.qrCode : null)
const explanation = { title: 'What is a wallet?', parts: { get: { label: 'Get a wallet' } } }

test('without an installed wallet, the pane prepares a code and then shows it', () => {
  const { clock, pane } = opened()
  expect(pane()).toMatchObject({
    title: 'Scan with your phone',
    parts: { qrCode: { text: null, label: 'Preparing a QR code' } },
  })
  clock.pass(settling)
  expect(codeOf(pane().parts)?.text).toMatch(/^wc:/)
})

test('beside an installed wallet, the pane explains what a wallet is', () => {
  expect(opened({ wallets: [harbor] }).pane()).toMatchObject(explanation)
})

test('after a look at the code of one wallet, the pane shows a code for any wallet', () => {
  const { latchkey, clock, pane } = opened()
  clock.pass(settling)
  latchkey.dispatch(pairing.walletChosen({ walletId: listed[1]!.id }))
  latchkey.dispatch(router.wentBack())
  expect(codeOf(pane().parts)).toMatchObject({ image: null, text: expect.stringMatching(/^wc:/) })
})

test('a refusal on the phone leaves the place of the code to the next one', () => {
  const { clock, walletConnect, pane } = opened()
  clock.pass(settling)
  const first = codeOf(pane().parts)?.text
  walletConnect.refuse()
  expect(codeOf(pane().parts)).toMatchObject({ text: null })
  clock.pass(1000)
  expect(codeOf(pane().parts)?.text).toMatch(/^wc:/)
  expect(codeOf(pane().parts)?.text).not.toBe(first)
})

test('if no code can be made, the pane explains what a wallet is', () => {
  const story = startStory({ wallets: [] })
  story.walletConnect.reject('pair', { code: 'unreachable' })
  story.latchkey.start()
  story.latchkey.dispatch(modal.openRequested({}))
  story.clock.pass(settling)
  expect(connectPaneView(story.latchkey.state())).toMatchObject(explanation)
})

test('a host without pairing has an explanation in the pane, and so has a tablet', () => {
  expect(opened({ options: { features: { pairing: false } } }).pane().title).toBe('What is a wallet?')
  expect(opened({ device: { kind: 'ios' } }).pane().title).toBe('What is a wallet?')
})
