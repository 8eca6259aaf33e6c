import { expect, test } from 'vitest'
import type { FailureCode } from '../../../core/domain/errors/failure-code.ts'
import { modal } from '../../../core/events/shell/modal.ts'
import { pairing } from '../../../core/events/pairing/pairing.ts'
import { connectingWalletConnectView } from '../../../core/view-models/pairing/connecting-wallet-connect.ts'
import { renderFrame } from '../../../renderers/cli/headless.ts'
import { startStory } from '../../../fixtures/story.ts'
import { settling } from '../../core/effects/pairing/story.ts'

test.each<readonly [FailureCode, string]>([
  ['unreachable', "Couldn't reach the connection service"],
  ['timed-out', "Couldn't reach the connection service"],
  ['project-refused', "This app can't connect mobile wallets"],
  ['clock-wrong', 'Your device clock is off'],
  ['not-loaded', "Part of this page didn't load"],
  ['chain-unsupported', "The wallet doesn't support this app's networks"],
  ['method-unsupported', "The wallet doesn't support what this app needs"],
  ['wallet-failed', "Couldn't create a code"],
])('a pairing that fails as %s shows its cause in page and terminal: "%s"', (code, title) => {
  const { walletConnect, latchkey, clock } = startStory({ wallets: [] })
  walletConnect.reject('pair', { code })
  latchkey.start()
  latchkey.dispatch(modal.openRequested({}))
  latchkey.dispatch(pairing.walletChosen({ walletId: null }))
  clock.pass(settling)
  expect(connectingWalletConnectView(latchkey.state()).parts.status?.title).toBe(title)
  expect(renderFrame(latchkey, { columns: 80, rows: 30 })).toContain(title)
})
