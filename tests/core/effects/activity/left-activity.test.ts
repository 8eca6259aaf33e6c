import { expect, test } from 'vitest'
import { fakeTransactions } from '../../../../adapters/fake/fake-transactions.ts'
import { fakeWalletStandard } from '../../../../adapters/fake/fake-wallet-standard.ts'
import { mainnet, solanaDevnet } from '../../../../core/domain/network/known-networks.ts'
import { account } from '../../../../core/events/account/account.ts'
import { modal } from '../../../../core/events/shell/modal.ts'
import { historyLookedAt } from '../../../../core/selectors/activity/histories.ts'
import { harbor, startStory } from '../../../../fixtures/story.ts'
import { lagoon } from '../connection/solana-wallet-story.ts'

/** Whoever has a wallet of each kind looks at the activity of one while its first page is on its way, and leaves both. */
async function left(shown: 'eip155' | 'solana') {
  const transactions = fakeTransactions()
  const story = startStory({
    options: { networks: [mainnet, solanaDevnet] },
    ports: {
      transactions,
      connectors: { 'wallet-standard': fakeWalletStandard({ wallets: [{ ...lagoon, isTrusted: true }] }) },
    },
  })
  await story.latchkey.connect({ wallet: harbor.wallet.key })
  await story.latchkey.connect({ wallet: lagoon.wallet.key })
  story.latchkey.dispatch(account.namespaceShown({ namespace: shown }))
  transactions.hang('history')
  story.latchkey.dispatch(modal.openRequested({ view: 'Transactions' }))
  const asked = () => transactions.questions.filter(({ method }) => method === 'history')
  expect(asked()).toHaveLength(1)
  await story.latchkey.disconnect()
  return { ...story, asked }
}

test.each([
  ['eip155', 'solana'],
  ['solana', 'eip155'],
] as const)(
  'after leaving two wallets while %s activity loads, returning with %s loads its activity',
  async (shown, other) => {
    const { latchkey, asked } = await left(shown)
    const { wallet } = other === 'solana' ? lagoon : harbor
    await latchkey.connect({ wallet: wallet.key })
    latchkey.dispatch(modal.openRequested({ view: 'Transactions' }))
    expect(historyLookedAt(latchkey.state())?.status).toBe('loaded')
    expect(asked().at(-1)?.isAborted).toBe(false)
  },
)

test('no history of a disconnected account is requested', async () => {
  const { asked } = await left('eip155')
  expect(asked()).toHaveLength(1)
})
