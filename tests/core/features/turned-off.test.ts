import { expect, test } from 'vitest'
import type { FakeWallet } from '../../../adapters/fake/fake-installed.ts'
import { mainnet, solanaDevnet } from '../../../core/domain/network/known-networks.ts'
import { embed } from '../../../core/events/shell/embed.ts'
import { modal } from '../../../core/events/shell/modal.ts'
import { router } from '../../../core/events/shell/router.ts'
import { networksView } from '../../../core/view-models/network/networks.ts'
import { harbor, startStory } from '../../../fixtures/story.ts'
import { shownViews } from '../../../fixtures/shown-views.ts'

const away: FakeWallet = { ...harbor, chainId: 'eip155:10' }
const options = {
  networks: [mainnet, solanaDevnet],
  rpcUrls: { [mainnet.id]: 'wss://node.example' },
  enableAnalytics: true,
}
const off = {
  analytics: false,
  balanceWatch: false,
  networkNames: false,
  switchActiveChain: false,
  tokenBalances: false,
  identity: false,
  switchAddress: false,
}

/** A visitor on a network that is not offered, who opens the modal and would go to a network of another kind. */
async function visit(features: object) {
  const story = startStory({ options: { ...options, features }, wallets: [away] })
  await story.latchkey.connect({ wallet: harbor.wallet.key })
  story.latchkey.dispatch(modal.openRequested({ view: 'Networks' }))
  const row = networksView(story.latchkey.state()).parts.list.items.find(({ key }) => key === solanaDevnet.id)
  const switched = await story.latchkey
    .switchNetwork(solanaDevnet.id)
    .catch((error: { code: string }) => error.code)
  const asked = story.features.questions.map(({ request }) => Object(request).feature)
  return { ...story, row, switched, asked }
}

test('a feature that is turned off is never asked for, whatever a visitor does', async () => {
  const all = await visit({})
  expect(new Set(all.asked)).toEqual(
    new Set(['modal', 'analytics', 'balance-watch', 'network-names', 'switch-active-chain']),
  )
  const { asked, events } = await visit(off)
  expect(asked).toEqual(['modal'])
  expect(events.filter(({ type }) => type === 'features/loadFailed')).toEqual([])
})

test('networks of another kind cannot be chosen without a way to connect a wallet', async () => {
  const { row, switched, latchkey } = await visit(off)
  expect([row?.press, switched]).toEqual([null, 'unauthorized'])
  expect(shownViews(latchkey.state())).toEqual(['Networks'])
})

test('a feature that is turned on later is asked for then', async () => {
  const { latchkey, features } = await visit(off)
  const before = features.questions.length
  latchkey.update({ features: {} })
  const asked = features.questions.slice(before).map(({ request }) => Object(request).feature)
  expect(new Set(asked)).toEqual(new Set(['analytics', 'balance-watch', 'network-names']))
})

test.each([
  ['WalletReceive', { features: { receive: false } }, 'receive'],
  ['WalletCompatibleNetworks', { features: { receive: false } }, 'receive'],
  ['Transactions', { features: { activity: false } }, 'activity'],
  ['Transactions', { features: { history: false } }, 'activity'],
  ['WalletSend', { features: { send: false } }, 'send'],
  ['AllTokens', { features: { tokenBalances: false } }, 'tokenBalances'],
  ['ConnectingSiwe', {}, 'signIn'],
] as const)('open(%s) with %j rejects and names the disabled feature', async (view, changed, feature) => {
  const { latchkey, typesSince, mark } = startStory({ options: changed })
  await latchkey.connect({ wallet: harbor.wallet.key })
  const before = mark()
  await expect(latchkey.open({ view: view as never })).rejects.toMatchObject({
    code: 'feature-disabled',
    message: `The view ${view} was not opened: your options switch the feature "${feature}" off; switch it on, or open another view.`,
  })
  expect(typesSince(before)).toEqual([])
})

test.each([
  ['Swap', { enableSwaps: false }],
  ['Swap', { features: { swap: false } }],
  ['Transactions', { features: { history: false } }],
] as const)('%s is left by %j, in the modal and in the page itself', async (view, changed) => {
  for (const shown of [modal.openRequested({}), embed.shown()]) {
    const { latchkey } = startStory()
    await latchkey.connect({ wallet: harbor.wallet.key })
    latchkey.dispatch(shown)
    latchkey.dispatch(router.viewPushed({ view }))
    latchkey.update(changed)
    expect(shownViews(latchkey.state())).not.toContain(view)
  }
})
