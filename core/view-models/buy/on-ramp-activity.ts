import type { ChainId } from '../../domain/values/caip.ts'
import { purchases } from '../../events/buy/purchases.ts'
import type { StateOf } from '../../reducers/root.ts'
import { activeAccount } from '../../selectors/account/active-account.ts'
import { hasPurchaseHistory, purchaseList, unlistedPurchases } from '../../selectors/buy/purchases.ts'
import { enOnRamp } from '../../strings/en/on-ramp.ts'
import { enTransactions } from '../../strings/en/transactions.ts'
import { memoized } from '../parts/memoized.ts'
import { againButton } from './words.ts'
import { ownPurchase } from './own-purchase.ts'
import type { Button, Item, List, Notice, Screen } from '../parts/parts.ts'
import { offeredNetwork } from '../parts/select.ts'
import { textsOf } from '../parts/texts-of.ts'
import { cachedItems, transactionItems } from '../activity/items.ts'

/** The parts of the OnRampActivity screen. */
export type OnRampActivityParts = {
  readonly failed: Notice | null
  readonly retry: Button | null
  readonly none: Notice | null
  readonly list: List | null
}

const placeholders = 7

/** Returns the OnRampActivity screen: the purchases of the active account by months, newest first. Includes purchases that no history reports. */
export function onRampActivityView(state: StateOf<'on-ramp'>): Screen<OnRampActivityParts> {
  const text = textsOf(state, enOnRamp)
  const holder = activeAccount(state)
  const told = purchaseList(state)
  const items = itemsOf(state)
  const hasFailed = told?.status === 'failed'
  const isComing = told ? told.status === 'loading' : hasPurchaseHistory(state)
  const isAwaited = isComing && items.length === 0
  const isEmpty = items.length === 0 && !isComing && !hasFailed
  return {
    title: text('onRamp.activityTitle'),
    parts: {
      failed: hasFailed
        ? {
            part: 'notice',
            tone: 'negative',
            title: text('onRamp.activityFailed'),
            body: text('onRamp.activityFailedBody'),
          }
        : null,
      retry:
        hasFailed && holder
          ? againButton(
              text('onRamp.retry'),
              purchases.requested({ chainId: holder.chainId, address: holder.address }),
              'neutral',
            )
          : null,
      none: isEmpty
        ? {
            part: 'notice',
            tone: 'quiet',
            title: text('onRamp.activityNone'),
            body: text('onRamp.activityNoneBody'),
          }
        : null,
      list:
        items.length > 0 || isAwaited
          ? {
              part: 'list',
              label: text('onRamp.activity'),
              items,
              placeholders: isAwaited ? placeholders : 0,
            }
          : null,
    },
  }
}

function itemsOf(state: StateOf<'on-ramp'>): readonly Item[] {
  const { options } = state
  if (!options || !activeAccount(state)) return []
  const told = purchaseList(state)?.transactions ?? []
  const untold = unlistedPurchases(state).map((purchase) => ownPurchase(purchase))
  const rows = [...told, ...untold].sort((one, other) => other.minedAt - one.minedAt)
  const now = rows[0]?.minedAt ?? 0
  return rows.flatMap((row) => cachedItems(row, lookAt(options, row.chainId ?? '', now, state.locale)))
}

/** Returns the inputs of a network's rows. They stay the same object until one of the arguments changes. */
function lookAt(
  options: NonNullable<StateOf<'on-ramp'>['options']>,
  chainId: ChainId,
  now: number,
  locale: StateOf<'on-ramp'>['locale'] | undefined,
) {
  return keptLooks(options, now, locale)(chainId)
}

const keptLooks = memoized(
  (
    options: NonNullable<StateOf<'on-ramp'>['options']>,
    now: number,
    locale: StateOf<'on-ramp'>['locale'] | undefined,
  ) => {
    const looks = new Map<ChainId, ReturnType<typeof transactionItems>>()
    return (chainId: ChainId) => {
      const known = looks.get(chainId)
      if (known) return known
      const look = transactionItems({
        text: textsOf({ options, ...(locale && { locale }) }, enTransactions),
        locale: options.locale,
        network: offeredNetwork({ options }, chainId),
        now,
      })
      looks.set(chainId, look)
      return look
    }
  },
)
