import { fakeSend } from '../../../../adapters/fake/fake-send.ts'
import { fakeTokenBalances } from '../../../../adapters/fake/fake-token-balances.ts'
import { fakeTransactions } from '../../../../adapters/fake/fake-transactions.ts'
import { connection } from '../../../../core/events/connection/connection.ts'
import type { EventInput } from '../../../../core/events/define-events.ts'
import { modal } from '../../../../core/events/shell/modal.ts'
import { send } from '../../../../core/events/send/send.ts'
import { typed } from '../../../../core/view-models/parts/text-field.ts'
import type { TextField } from '../../../../core/view-models/parts/parts.ts'
import { walletSendView } from '../../../../core/view-models/send/wallet-send.ts'
import { walletSendConfirmedView } from '../../../../core/view-models/send/wallet-send-confirmed.ts'
import { walletSendPreviewView } from '../../../../core/view-models/send/wallet-send-preview.ts'
import { walletSendSelectTokenView } from '../../../../core/view-models/send/wallet-send-select-token.ts'
import { alice, bob } from '../../../../fixtures/people.ts'
import { harbor, startStory } from '../../../../fixtures/story.ts'
import { screens } from '../../../../renderers/cli/screens.ts'
import { currentView } from '../../../../core/selectors/shell/current-view.ts'

export const ether = {
  address: null,
  name: 'Ether',
  symbol: 'ETH',
  decimals: '18',
  amount: '2000000000000000000',
  price: '2000',
  icon: null,
}
export const usdc = {
  address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
  name: 'USD Coin',
  symbol: 'USDC',
  decimals: '6',
  amount: '5000000',
  price: '1',
  icon: null,
}
export const hash = `0x${'ab'.repeat(32)}`

/** Whom a name leads to. */
const receivers = {
  'bob.eth': { address: bob.address, name: 'bob.eth', avatar: null, isContract: false },
}

/** Alice, connected over Harbor with two ether and five USDC, has come to Send. */
export function sending(given: Parameters<typeof startStory>[0] = {}) {
  const asked = fakeSend({ receivers })
  const tokenBalances = fakeTokenBalances({ tokens: { [`eip155:1:${alice.address}`]: [ether, usdc] } })
  const transactions = fakeTransactions()
  const settlement = transactions.hang('settlement')
  const ports = { send: asked, tokenBalances, transactions, ...given.ports }
  const story = startStory({ ...given, ports })
  const { latchkey, clock } = story
  latchkey.start()
  latchkey.dispatch(connection.walletChosen({ walletKey: harbor.wallet.key }))
  latchkey.dispatch(modal.openRequested({ view: 'WalletSend' }))
  const view = () => currentView(latchkey.state())
  const press = (event: EventInput | null | undefined) => event && latchkey.dispatch(event)
  const type = (field: TextField | null, text: string) => field && latchkey.dispatch(typed(field, text))
  const form = () => walletSendView(latchkey.state()).parts
  const review = () => walletSendPreviewView(latchkey.state()).parts
  const end = () => walletSendConfirmedView(latchkey.state()).parts
  const tokens = () => walletSendSelectTokenView(latchkey.state()).parts
  const choose = (name: string) => {
    press(form().token?.press)
    press(tokens().list.items.find(({ label }) => label === name)?.press)
    clock.pass(300)
  }
  const fill = (name: string, amount: string, receiver: string) => {
    choose(name)
    type(form().amount, amount)
    type(form().receiver, receiver)
    clock.pass(500)
    clock.pass(300)
  }
  const toReview = (name = 'Ether', amount = '1.5', receiver: string = bob.address) => {
    fill(name, amount, receiver)
    press(form().next?.press)
  }
  const screen = () => screens[view()].viewModel(latchkey.state())
  const toasts = () => story.events.filter(({ type: told }) => told === 'toast/shown').length
  const isShown = (name: keyof typeof send) => story.types().includes(send[name].type)
  return {
    ...story,
    asked,
    tokenBalances,
    settlement,
    transactions,
    view,
    press,
    type,
    form,
    review,
    end,
    tokens,
    choose,
    fill,
    toReview,
    screen,
    toasts,
    isShown,
  }
}
