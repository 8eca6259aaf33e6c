import { isSameAccount, isSameAddress, isSameHash } from '../../domain/account/same-account.ts'
import type { SentTransaction } from '../../domain/operations/sent-transaction.ts'
import type { Transaction } from '../../domain/activity/transaction.ts'
import type { History } from '../../reducers/activity/activity.ts'
import { historyLookedAt } from '../../selectors/activity/histories.ts'
import { activeAccount } from '../../selectors/account/active-account.ts'
import { activity } from '../../events/activity/activity.ts'
import type { StateOf } from '../../reducers/root.ts'
import { enTransactions } from '../../strings/en/transactions.ts'
import { memoized } from '../parts/memoized.ts'
import { ownTransactionRow, withEnd } from './own-transaction-items.ts'
import { fundItem } from '../order/transfer-buttons.ts'
import type { Button, Item, List, Notice, Screen } from '../parts/parts.ts'
import { offeredNetwork } from '../parts/select.ts'
import { textsOf } from '../parts/texts-of.ts'
import { cachedItems, transactionItems } from './items.ts'

/** The parts of the Transactions screen. */
export type TransactionsParts = {
  readonly failed: Notice | null
  readonly retry: Button | null
  readonly none: Notice | null
  readonly fund: Item | null
  readonly list: List | null
  readonly older: Button | null
}

const placeholders = 7

/**
 * Returns the Transactions screen: what the active account did on its chain, by months, newest first.
 * Includes transactions of this page that no history has reported yet. Without a project id the screen has only these, since no service reports the
 * rest.
 */
export function transactionsView(state: StateOf<'activity'>): Screen<TransactionsParts> {
  const text = textsOf(state, enTransactions)
  const holder = activeAccount(state)
  const history = historyLookedAt(state)
  const items = holder ? itemsOf(state, history) : []
  const hasHistory = Boolean(state.options?.projectId)
  const isLoading = holder !== null && hasHistory && (history === null || history.status === 'loading')
  const isOver = !hasHistory || (history?.status === 'loaded' && history.next === null)
  const hasFailed = history?.status === 'failed'
  const isEmpty = items.length === 0 && (isOver || holder === null)
  return {
    title: text('transactions.title'),
    parts: {
      failed: hasFailed ? { part: 'notice', tone: 'negative', title: text('transactions.failed') } : null,
      retry: hasFailed ? button(text('transactions.retry'), again(history)) : null,
      none: isEmpty
        ? {
            part: 'notice',
            tone: 'quiet',
            title: text(holder === null ? 'transactions.noAccount' : 'transactions.none'),
            ...(holder !== null && { body: text('transactions.noneBody') }),
          }
        : null,
      fund: isEmpty && holder !== null ? fundItem(state) : null,
      list:
        items.length > 0 || isLoading
          ? {
              part: 'list',
              label: text('transactions.list'),
              items,
              placeholders: isLoading && (items.length === 0 || history?.cursor !== null) ? placeholders : 0,
              ...moreOf(history),
            }
          : null,
      older:
        history?.isTiresome && history.next !== null
          ? button(text('transactions.older'), activity.moreRequested({ cursor: history.next }))
          : null,
    },
  }
}

function itemsOf(state: StateOf<'activity'>, history: History | null): readonly Item[] {
  const holder = activeAccount(state)
  const network = offeredNetwork(state, holder?.chainId ?? null)
  if (!holder || !state.options) return []
  const told = history?.transactions ?? []
  const ended = told.filter(({ status }) => status !== 'pending')
  const own = state.ownTransactions.sent.filter(
    (sent) => isSameAccount(sent, holder) && !ended.some((one) => isSameTurn(one, sent)),
  )
  const startedAt = history?.startedAt ?? own[0]?.sentAt ?? 0
  const make = keptLook(state.options, network?.id ?? null, startedAt, state.locale)
  const text = textsOf(state, enTransactions)
  const ownRows = own.map((sent) => {
    const transaction = ownTransactionRow(sent, network?.nativeCurrency ?? null)
    const items = cachedItems(transaction, make).map((item) => withEnd(item, sent.settlement, text))
    return { at: transaction.minedAt, items }
  })
  const rows = told
    .filter((one) => !own.some((sent) => isSameTurn(one, sent)))
    .map((transaction) => ({ at: transaction.minedAt, items: cachedItems(transaction, make) }))
  return [...ownRows, ...rows].sort((one, other) => other.at - one.at).flatMap(({ items }) => items)
}

/**
 * Returns whether a history's transaction is one that was sent by this page, or its replacement. An account uses each nonce once, so an equal nonce
 * is enough.
 */
function isSameTurn({ hash, from, nonce }: Transaction, sent: SentTransaction): boolean {
  const known = [sent.hash, sent.settlement?.replacement ?? sent.hash]
  if (hash !== null && known.some((one) => isSameHash(one, hash))) return true
  return from !== null && nonce !== null && nonce === sent.nonce && isSameAddress(from, sent.address)
}

const keptLook = memoized(
  (
    options: NonNullable<StateOf<'activity'>['options']>,
    chainId: string | null,
    now: number,
    locale: StateOf<'activity'>['locale'] | undefined,
  ) =>
    transactionItems({
      text: textsOf({ options, ...(locale && { locale }) }, enTransactions),
      locale: options.locale,
      network: offeredNetwork({ options }, chainId),
      now,
    }),
)

function moreOf(history: History | null): Pick<List, 'more'> {
  if (history?.status !== 'loaded' || history.next === null || history.isTiresome) return {}
  return { more: activity.moreRequested({ cursor: history.next }) }
}

function again({ cursor }: History) {
  return cursor === null ? activity.refreshed() : activity.moreRequested({ cursor })
}

function button(label: string, press: Button['press']): Button {
  return { part: 'button', label, press, tone: 'neutral', icon: 'retry' }
}
