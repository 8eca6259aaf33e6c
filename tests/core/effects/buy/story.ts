import { fakeOnRamp } from '../../../../adapters/fake/fake-on-ramp.ts'
import { fakeTransactions } from '../../../../adapters/fake/fake-transactions.ts'
import type { Route } from '../../../../core/domain/features/route.ts'
import type { Transaction } from '../../../../core/domain/activity/transaction.ts'
import { connection } from '../../../../core/events/connection/connection.ts'
import type { EventInput } from '../../../../core/events/define-events.ts'
import { modal } from '../../../../core/events/shell/modal.ts'
import { onRamp } from '../../../../core/events/buy/on-ramp.ts'
import { router } from '../../../../core/events/shell/router.ts'
import { currentView } from '../../../../core/selectors/shell/current-view.ts'
import { byOrder } from '../../../../core/domain/values/by-order.ts'
import { offeredProviders } from '../../../../core/selectors/buy/offered-providers.ts'
import { currentPurchaseOrder } from '../../../../core/selectors/buy/purchase-order.ts'
import { buyInProgressView } from '../../../../core/view-models/buy/buy-in-progress.ts'
import { alice } from '../../../../fixtures/people.ts'
import { harbor, startStory } from '../../../../fixtures/story.ts'

export const usdcOnEthereum = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'

/** A page of Coinbase on which Alice pays. */
export const payPage = `https://pay.coinbase.com/buy?address=${alice.address}`

/** A provider that the host names, of whose purchases no history tells. */
export const meld = {
  id: 'meld',
  name: 'Meld.io',
  url: 'https://meld.example/?to={address}&what={token}&sum={amount}',
  namespaces: ['eip155', 'solana'],
} as const

/** A row of the provider's history: 24 USDC, as so much money gives in these stories. */
export function row(given: Partial<Transaction> & { readonly amount?: string } = {}): Transaction {
  const { amount = '24.00', ...rest } = given
  return {
    id: 'p1',
    type: 'buy',
    status: 'confirmed',
    minedAt: 1,
    hash: null,
    chainId: null,
    from: 'Coinbase',
    to: null,
    nonce: 1,
    application: null,
    transfers: [
      {
        direction: 'in',
        amount,
        name: 'USD Coin',
        symbol: 'USDC',
        imageUrl: null,
        isCollectible: false,
        isSpam: false,
      },
    ],
    ...rest,
  }
}

/** Alice, connected over Harbor, has come to buy; `rows` is what the provider's history holds, the newest first. */
export function buying({
  rows = [],
  shop = fakeOnRamp(),
  ...given
}: Parameters<typeof startStory>[0] & {
  readonly rows?: Transaction[]
  readonly shop?: ReturnType<typeof fakeOnRamp>
} = {}) {
  const transactions = fakeTransactions({ transactions: rows })
  const story = startStory({ ...given, ports: { onRamp: shop, transactions, ...given.ports } })
  const { latchkey, clock, events } = story
  latchkey.start()
  latchkey.dispatch(connection.walletChosen({ walletKey: harbor.wallet.key }))
  const press = (event: EventInput) => latchkey.dispatch(event)
  const open = (view: string = 'OnRampProviders') => press(modal.openRequested({ view } as unknown as Route))
  const go = (view: string, flow?: string) =>
    press(router.viewPushed({ view, ...(flow !== undefined && { flow }) } as unknown as Route))
  const form = () => latchkey.state().onRamp
  const type = (text: string) => {
    press(onRamp.amountTyped({ text, separator: '.' }))
    clock.pass(200)
  }
  /** What a press on a provider would send now. */
  const choice = (id = 'coinbase') => {
    const provider = offeredProviders(latchkey.state()).find((one) => one.id === id)
    const order = provider && currentPurchaseOrder(latchkey.state(), provider)
    return order ? onRamp.purchaseRequested({ order, by: 'visitor' }) : null
  }
  const choose = (provider?: string) => {
    const event = choice(provider)
    if (event) press(event)
  }
  const bought = () => byOrder(form()?.purchases ?? {}).map(([, purchase]) => purchase)
  const current = () => bought().at(-1) ?? null
  const parts = () => buyInProgressView(latchkey.state()).parts
  /** Presses what leads on from a purchase: another try, or the window again; nothing where there is no such button. */
  const retry = () => {
    const event = parts().retry?.press
    if (event) press(event)
  }
  const asked = (method: string) => shop.questions.filter((one) => one.method === method)
  const histories = () => transactions.questions.filter(({ method }) => method === 'history')
  const toasts = () =>
    events
      .filter(({ type: name }) => name === 'toast/shown')
      .map(({ data }) => Reflect.get(Object(data).message, 'text') as string)
  return {
    ...story,
    shop,
    transactions,
    rows,
    press,
    open,
    go,
    form,
    type,
    choice,
    choose,
    retry,
    parts,
    bought,
    current,
    asked,
    histories,
    toasts,
    view: () => currentView(latchkey.state()) as string,
    /** Comes to the form, types 25.00 and chooses a provider. */
    buy: (provider?: string) => {
      open()
      type('25')
      choose(provider)
    },
  }
}
