import { expect, test } from 'vitest'
import { base, mainnet } from '../../../core/domain/network/known-networks.ts'
import { modal } from '../../../core/events/shell/modal.ts'
import { network } from '../../../core/events/network/network.ts'
import { router } from '../../../core/events/shell/router.ts'
import { networksView } from '../../../core/view-models/network/networks.ts'
import { harbor, startStory } from '../../../fixtures/story.ts'

/** A visitor looks for a network while the host switches it. */
async function beside() {
  const story = startStory({ options: { networks: [mainnet, base] } })
  await story.latchkey.connect({ wallet: harbor.wallet.key })
  story.latchkey.dispatch(modal.openRequested({}))
  story.latchkey.dispatch(router.viewPushed({ view: 'Networks' }))
  story.latchkey.dispatch(network.searchTyped({ text: 'Ba' }))
  return { ...story, state: () => story.latchkey.state() }
}

/** The families of events that a verb never dispatches. */
const ofViews = /^(router|modal|embed)\//

test('a host switches the network, and a visitor stays where they look for one', async () => {
  const { latchkey, mark, typesSince, state } = await beside()
  const before = mark()
  await latchkey.switchNetwork(base.id)
  expect(typesSince(before).filter((type) => ofViews.test(type))).toEqual([])
  expect(state().network?.search).toBe('Ba')
})

test('a switch that a wallet declined for the host is no answer to the visitor', async () => {
  const { injected, latchkey, state } = await beside()
  injected.reject('switchNetwork', { code: 'user-rejected' })
  await expect(latchkey.switchNetwork(base.id)).rejects.toMatchObject({ code: 'user-rejected' })
  expect(JSON.stringify(networksView(state()))).not.toContain('declined')
})

test('a disconnect during a switch says that the wallet may still switch', async () => {
  const { injected, latchkey } = await beside()
  injected.hang('switchNetwork')
  const switched = latchkey.switchNetwork(base.id)
  await latchkey.disconnect()
  await expect(switched).rejects.toMatchObject({
    code: 'aborted',
    message: expect.stringContaining(`The wallet may still switch to ${base.id}`),
  })
})
