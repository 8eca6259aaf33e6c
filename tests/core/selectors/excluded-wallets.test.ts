import { expect, test } from 'vitest'
import { modal } from '../../../core/events/shell/modal.ts'
import { connectView } from '../../../core/view-models/connection/connect.ts'
import { walletChoices } from '../../../core/view-models/wallets/choices.ts'
import { beacon, harbor, listed, startStory } from '../../../fixtures/story.ts'

const metaMask = {
  ...harbor,
  wallet: { key: 'io.metamask', name: 'MetaMask', icon: null },
}
const metaMaskId = 'c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96'

function startWith(excludeWalletIds: readonly string[], isDown = true) {
  const story = startStory({ wallets: [metaMask, beacon, harbor], options: { excludeWalletIds } })
  if (isDown) story.walletRegistry.hang('wallets')
  story.latchkey.start()
  story.latchkey.dispatch(modal.openRequested({}))
  const shown = () =>
    connectView(story.latchkey.state()).parts.installed?.items.map(({ label }) => label) ?? []
  return { ...story, shown }
}

test('an excluded wallet that is widely used is never listed, though the registry keeps silent', () => {
  const { shown, latchkey } = startWith([metaMaskId])
  expect(shown()).toEqual(['Beacon', 'Harbor'])
  expect(walletChoices(latchkey.state()).installed.map(({ name }) => name)).toEqual(['Beacon', 'Harbor'])
})

test('a wallet excluded by rdns is never listed, and the registry is not asked about it', () => {
  const { shown, walletRegistry } = startWith(['Dev.Latchkey.Beacon'])
  expect(shown()).toEqual(['MetaMask', 'Harbor'])
  const asked = walletRegistry.questions.map(({ request }) => JSON.stringify(request)).join()
  expect(asked).toContain('"page":1')
  expect(asked.toLowerCase()).not.toContain('beacon')
})

test('a newcomer under the name of an excluded wallet is not listed either', () => {
  const newcomer = { ...metaMask, wallet: { ...metaMask.wallet, key: 'io.metamask#uuid' } }
  const { latchkey } = startStory({ wallets: [newcomer], options: { excludeWalletIds: ['io.metamask'] } })
  latchkey.start()
  expect(walletChoices(latchkey.state()).installed).toEqual([])
})

test('a row of the registry with an excluded name is in no list', () => {
  const { latchkey } = startWith(['dev.latchkey.harbor'], false)
  const { installed, registry } = walletChoices(latchkey.state())
  expect([...installed, ...registry].map(({ name }) => name)).not.toContain('Harbor')
  expect(registry).toHaveLength(listed.length - 1)
})
