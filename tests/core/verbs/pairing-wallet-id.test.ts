import { expect, test } from 'vitest'
import { modal } from '../../../core/events/shell/modal.ts'
import { pairing } from '../../../core/events/pairing/pairing.ts'
import { createPairing } from '../../../core/verbs/pair-wallet.ts'
import { listed, startStory } from '../../../fixtures/story.ts'
import { cedar, phone } from '../effects/pairing/story.ts'

test('a visitor’s pairing records the wallet they chose, even if the host waits for another wallet', async () => {
  const { latchkey, walletConnect } = startStory({ wallets: [] })
  latchkey.start()
  latchkey.dispatch(modal.openRequested({ view: 'Connect' }))
  const dune = listed.find(({ name }) => name === 'Dune')
  const paired = createPairing(latchkey).begin({ wallet: dune?.id ?? null })
  await Promise.resolve()
  latchkey.dispatch(pairing.walletChosen({ walletId: cedar.id }))
  walletConnect.approve(phone)
  await paired
  expect(latchkey.state().pairing?.walletId).toBe(cedar.id)
})
