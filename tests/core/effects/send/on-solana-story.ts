import { fakePreflight } from '../../../../adapters/fake/fake-preflight.ts'
import { fakeSend } from '../../../../adapters/fake/fake-send.ts'
import { fakeTokenBalances } from '../../../../adapters/fake/fake-token-balances.ts'
import { fakeTransactions } from '../../../../adapters/fake/fake-transactions.ts'
import { fakeWalletStandard } from '../../../../adapters/fake/fake-wallet-standard.ts'
import { solana } from '../../../../core/domain/network/known-networks.ts'
import { connection } from '../../../../core/events/connection/connection.ts'
import type { EventInput } from '../../../../core/events/define-events.ts'
import { modal } from '../../../../core/events/shell/modal.ts'
import { typed } from '../../../../core/view-models/parts/text-field.ts'
import type { TextField } from '../../../../core/view-models/parts/parts.ts'
import { en } from '../../strings/english.ts'
import { walletSendView } from '../../../../core/view-models/send/wallet-send.ts'
import { walletSendConfirmedView } from '../../../../core/view-models/send/wallet-send-confirmed.ts'
import { walletSendPreviewView } from '../../../../core/view-models/send/wallet-send-preview.ts'
import { walletSendSelectTokenView } from '../../../../core/view-models/send/wallet-send-select-token.ts'
import { startStory } from '../../../../fixtures/story.ts'
import { lagoon } from '../connection/solana-wallet-story.ts'
import { lamp } from '../connection/two-wallets-story.ts'

const coin = {
  address: null,
  name: 'Solana',
  symbol: 'SOL',
  decimals: '9',
  amount: '3000000000',
  price: '150',
  icon: null,
}
/** USDC as the service lists it. */
export const dollars = {
  ...coin,
  address: '8KnqQ3xSGKpgyGyLCjHN9Wde7nJCNDPFnRUBvK3NTMTr',
  name: 'USD Coin',
  symbol: 'USDC',
  decimals: '6',
  amount: '5000000',
  price: '1',
}

/** Somebody else on Solana. */
export const friend = 'oeYf6KAJkLYhBuR8CiGc6L4D4Xtfepr85fuDgA9kq96'

/** A signature, as transactions are known by on Solana. */
export const signature = '5'.repeat(88)

/** Lamp's owner, connected over Lagoon on Solana with three SOL and five USDC, has come to Send. */
export function sendingOnSolana() {
  const asked = fakeSend()
  const chain = fakePreflight()
  const standard = fakeWalletStandard({ wallets: [lagoon] })
  const tokenBalances = fakeTokenBalances({ tokens: { [`${solana.id}:${lamp}`]: [coin, dollars] } })
  const transactions = fakeTransactions()
  const settlement = transactions.hang('settlement')
  const story = startStory({
    options: { networks: [solana] },
    ports: {
      send: asked,
      preflight: chain,
      tokenBalances,
      transactions,
      connectors: { 'wallet-standard': standard },
    },
  })
  const { latchkey, clock } = story
  latchkey.start()
  latchkey.dispatch(connection.walletChosen({ walletKey: lagoon.wallet.key }))
  latchkey.dispatch(modal.openRequested({ view: 'WalletSend' }))
  const press = (event: EventInput | null | undefined) => event && latchkey.dispatch(event)
  const type = (field: TextField | null, text: string) => field && latchkey.dispatch(typed(field, text))
  const form = () => walletSendView(latchkey.state()).parts
  const review = () => walletSendPreviewView(latchkey.state()).parts
  const end = () => walletSendConfirmedView(latchkey.state()).parts
  const toReview = (name = 'Solana', amount = '1.5', receiver = friend) => {
    press(form().token?.press)
    const tokens = walletSendSelectTokenView(latchkey.state()).parts.list.items
    press(tokens.find(({ label }) => label === name)?.press)
    clock.pass(300)
    type(form().amount, amount)
    type(form().receiver, receiver)
    clock.pass(500)
    clock.pass(300)
    press(form().next?.press)
  }
  const toasts = () =>
    story.events.flatMap(({ type: told, data }) =>
      told === 'toast/shown' ? [en[(data as { message: { text: string } }).message.text]] : [],
    )
  const requests = () => standard.questions.filter(({ method }) => method === 'request')
  return {
    ...story,
    asked,
    chain,
    standard,
    settlement,
    press,
    form,
    review,
    end,
    toReview,
    toasts,
    requests,
  }
}
