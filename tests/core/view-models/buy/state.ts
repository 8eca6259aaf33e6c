import { coinbase } from '../../../../core/domain/buy/provider.ts'
import type { OnRampProvider } from '../../../../core/domain/buy/provider.ts'
import { defaultOnRampOptions } from '../../../../core/domain/buy/options.ts'
import type { HostOptions } from '../../../../core/domain/options/host-options.ts'
import { parseOptions } from '../../../../core/domain/options/parse-options.ts'
import { connection } from '../../../../core/events/connection/connection.ts'
import type { EventInput } from '../../../../core/events/define-events.ts'
import { features } from '../../../../core/events/features.ts'
import { host } from '../../../../core/events/host.ts'
import { modal } from '../../../../core/events/shell/modal.ts'
import { onRamp } from '../../../../core/events/buy/on-ramp.ts'
import { router } from '../../../../core/events/shell/router.ts'
import { loadedFeatures } from '../../../../core/recording/loaded-features.ts'
import { createRootReducer } from '../../../../core/reducers/root.ts'
import { buyInProgressView } from '../../../../core/view-models/buy/buy-in-progress.ts'
import { onRampActivityView } from '../../../../core/view-models/buy/on-ramp-activity.ts'
import { onRampProvidersView } from '../../../../core/view-models/buy/on-ramp-providers.ts'
import { typed } from '../../../../core/view-models/parts/text-field.ts'
import { alice } from '../../../../fixtures/people.ts'
import { harbor, storyOptions } from '../../../../fixtures/story.ts'

/** Alice on Ethereum. */
export const holder = { chainId: 'eip155:1', address: alice.address }

const [usdc] = defaultOnRampOptions.purchaseCurrencies
const [ethereum, polygon] = usdc?.networks ?? []
if (!usdc || !ethereum || !polygon) throw new Error('Nothing is sold where no service says what is.')

/** 100 dollars by card for USDC on Ethereum. */
export const order = {
  purchase: { id: usdc.id, name: usdc.name, symbol: usdc.symbol },
  network: ethereum,
  payment: 'USD',
  method: 'card',
  amount: '100.00',
}

const dollars = (amount: string) => ({ amount, currency: 'USD' })

/** What the service says that it gives. */
export const quote = {
  quoteId: 'q',
  paymentTotal: dollars('100.00'),
  paymentSubtotal: dollars('98.41'),
  purchaseAmount: { amount: '98.420912', currency: 'USDC' },
  coinbaseFee: dollars('1.49'),
  networkFee: dollars('0.10'),
  isEstimate: false,
}

/** A provider of the host's own, for both kinds of networks. */
export const meld = {
  id: 'meld',
  name: 'Meld',
  url: 'https://pay.meld.example/?to={address}',
  namespaces: ['eip155', 'solana'] as ('eip155' | 'solana')[],
}

/** Alice orders it from a provider, by default Coinbase. */
function requested({ provider = coinbase, quote: told = null }: Begun): EventInput {
  const placed = { provider, address: holder.address, wanted: order, quote: told }
  return onRamp.purchaseRequested({ order: placed, by: 'visitor' })
}

type Begun = { readonly provider?: OnRampProvider; readonly quote?: typeof quote | null }

/** What happened once Alice came to buy, and what the views make of it; nothing is asked of anybody. */
export function buying(options: Partial<HostOptions> = {}, chainId = holder.chainId) {
  const { reduce, initial } = createRootReducer({ ...loadedFeatures, freeze: true })
  let [state, count] = [initial, 0]
  const tell = (...events: readonly (EventInput & { readonly id?: string })[]) => {
    for (const event of events) {
      count += 1
      const { id = `e${count}` } = event
      state = reduce(state, { ...event, id, at: count, cause: null, flow: id })
    }
  }
  const namespace = chainId.startsWith('solana') ? 'solana' : 'eip155'
  const { wallet, accounts } = harbor
  tell(
    host.optionsGiven({ options: parseOptions({ ...storyOptions, ...options }) }),
    features.loaded({ feature: 'modal' }),
    features.loaded({ feature: 'on-ramp' }),
    host.started(),
    connection.attemptStarted({ flow: 'a', connector: 'injected', wallet, namespaces: [namespace] }),
    connection.established({
      flow: 'a',
      connector: 'injected',
      wallet,
      namespaces: [{ namespace, accounts: [...accounts], chainId }],
    }),
    modal.opened({ view: 'OnRampProviders' }),
  )
  const form = () => onRampProvidersView(state).parts
  return {
    tell,
    state: () => state,
    form,
    purchase: () => buyInProgressView(state).parts,
    activity: () => onRampActivityView(state).parts,
    type: (text: string) => {
      const { amount } = form()
      if (amount) tell(typed(amount, text))
    },
    press: (event: EventInput | null | undefined) => event && tell(event),
    /** The purchase `b` begins, and is shown. */
    begin: (given: Begun = {}) =>
      tell({ ...requested(given), id: 'b' }, router.viewPushed({ view: 'BuyInProgress', flow: 'b' })),
  }
}
