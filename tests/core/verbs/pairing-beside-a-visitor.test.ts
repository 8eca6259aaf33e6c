import { expect, test } from 'vitest'
import type { LatchkeyError } from '../../../core/domain/errors/latchkey-error.ts'
import { views } from '../../../core/domain/features/views.ts'
import type { ViewName } from '../../../core/domain/features/view-name.ts'
import { modal } from '../../../core/events/shell/modal.ts'
import { pairing as pairingEvents } from '../../../core/events/pairing/pairing.ts'
import { router } from '../../../core/events/shell/router.ts'
import { createPairing } from '../../../core/verbs/pair-wallet.ts'
import { startStory } from '../../../fixtures/story.ts'
import { cedar, phone } from '../effects/pairing/story.ts'

/** A visitor has the modal open, and not to connect, while the host shows a code of its own. */
function beside() {
  const story = startStory({ wallets: [] })
  story.latchkey.start()
  story.latchkey.dispatch(modal.openRequested({ view: 'Networks' }))
  const { begin, leave } = createPairing(story.latchkey)
  return { ...story, begin, leave, state: () => story.latchkey.state() }
}

/** The families of events that a verb never dispatches. */
const ofViews = /^(router|modal|embed)\//

/** Views that another account or network changes by themselves, and the one of a visitor who looks at the code, too. */
const moved: ReadonlySet<ViewName> = new Set([
  'UnsupportedChain',
  'WalletSendPreview',
  'WalletSendConfirmed',
  'ConnectingWalletConnect',
])

test.each((Object.keys(views) as ViewName[]).filter((view) => !moved.has(view)))(
  'a host pairs a wallet while the modal shows %s',
  async (view) => {
    const { begin, latchkey, walletConnect, mark, typesSince } = beside()
    latchkey.dispatch(router.viewPushed({ view } as never))
    const before = mark()
    const paired = begin()
    walletConnect.approve(phone)
    expect((await paired).wallet.name).toBe('Phone')
    expect(typesSince(before).filter((type) => ofViews.test(type))).toEqual([])
  },
)

test('a pairing of the host leaves the wallet that a visitor has chosen', async () => {
  const { begin, leave, latchkey, state } = beside()
  latchkey.dispatch(pairingEvents.walletChosen({ walletId: cedar.id }))
  const { history } = state().router
  const paired = begin().catch(({ code }: LatchkeyError) => code)
  await Promise.resolve()
  leave()
  expect(await paired).toBe('aborted')
  expect([state().pairing.walletId, state().pairing.flow?.step]).toEqual([cedar.id, 'ready'])
  expect(state().router.history).toEqual(history)
})

test('whatever a visitor opens and closes, the host goes on to pair', async () => {
  const { begin, latchkey, walletConnect, clock } = beside()
  const paired = begin()
  await Promise.resolve()
  latchkey.dispatch(router.viewReset({ view: 'Connect' }))
  latchkey.dispatch(modal.closeRequested())
  clock.pass(300_000)
  walletConnect.approve(phone)
  expect((await paired).wallet.name).toBe('Phone')
})

test('late events of an ended pairing are recorded and change nothing', async () => {
  const { begin, latchkey, walletConnect, state, types } = beside()
  const paired = begin()
  walletConnect.approve(phone)
  const { session: flow } = await paired
  const before = state().pairing
  for (const late of [
    pairingEvents.ready({ flow, uri: 'wc:late', expiresAt: 1 }),
    pairingEvents.expired({ flow }),
    pairingEvents.failed({ flow, failure: { code: 'unexpected' } }),
    pairingEvents.abandoned({ flow }),
  ]) {
    latchkey.dispatch(late)
    expect(types()).toContain(late.type)
    expect(state().pairing).toEqual(before)
  }
})
