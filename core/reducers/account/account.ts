import type { Draft } from 'immer'
import type { BaseUnits } from '../../domain/values/amount.ts'
import type { BalanceUnit } from '../../domain/tokens/balance-unit.ts'
import { accountKey, accountsIn, ofAccount } from '../../domain/account/by-account.ts'
import type { ByAccount } from '../../domain/account/by-account.ts'
import type { ChainId, Namespace } from '../../domain/values/caip.ts'
import type { Failure } from '../../domain/errors/failure.ts'
import type { AccountOnChain } from '../../domain/account/same-account.ts'
import { account } from '../../events/account/account.ts'
import { connection, connectionEndings } from '../../events/connection/connection.ts'
import { host } from '../../events/host.ts'
import { defineSlice } from '../slices/define-slice.ts'

/** A balance belongs to one address on one chain; while it is asked for again the old amount stays. */
export type Balance = {
  readonly chainId: ChainId
  readonly address: string
  readonly status: 'loading' | 'loaded' | 'failed'
  readonly amount: BaseUnits | null
  /** In what the amount is counted where that is a token in the coin's place. */
  readonly unit: BalanceUnit | null
  readonly failure: Failure | null
  /** Whether its chain told of a change since it was asked for. */
  readonly isOutdated: boolean
}

/** What is known of the connected accounts. */
export type AccountState = {
  readonly balances: ByAccount<Balance>
  /** The namespace whose account the visitor looks at, once one was chosen. */
  readonly shown: Namespace | null
  /** The accounts of which a chain tells the balance by itself. */
  readonly followed: ByAccount<AccountOnChain>
}

const initial: AccountState = { balances: {}, shown: null, followed: {} }

declare module '../root.ts' {
  interface LateBranches {
    readonly account: ['modal', AccountState]
  }
}

/**
 * Keeps the balance of each account. An answer that nobody waits for changes nothing, and neither does a wallet of another namespace.
 * What was counted in one token says nothing of another.
 */
export const accountSlice = defineSlice<AccountState>(initial, (when) => [
  when([account.namespaceShown], (draft, { data }) => {
    draft.shown = data.namespace
  }),
  when([account.balanceRequested], (draft, { data }) => {
    const before = ofAccount(draft.balances, data)
    draft.balances[accountKey(data)] = {
      ...data,
      status: 'loading',
      amount: before?.amount ?? null,
      unit: before?.unit ?? null,
      failure: null,
      isOutdated: false,
    }
  }),
  when([account.balanceOutdated], (draft, { data }) => {
    const balance = ofAccount<Draft<Balance>>(draft.balances, data)
    if (balance) balance.isOutdated = true
  }),
  when([account.balanceReceived], (draft, { data }) => {
    const balance = ofAccount<Draft<Balance>>(draft.balances, data)
    if (!balance) return
    balance.status = 'loaded'
    balance.amount = data.amount
    balance.unit = data.unit ?? null
    balance.failure = null
  }),
  when([account.balanceFailed], (draft, { data }) => {
    const balance = ofAccount<Draft<Balance>>(draft.balances, data)
    if (!balance) return
    balance.status = 'failed'
    balance.failure = data.failure
  }),
  when([host.optionsChanged], (draft, { data }) => {
    if (!data.changed.includes('tokens')) return
    for (const balance of Object.values(draft.balances)) Object.assign(balance, { amount: null, unit: null })
  }),
  when([account.balanceFollowed], (draft, { data }) => {
    draft.followed[accountKey(data)] = data
  }),
  when([account.balanceUnfollowed], (draft, { data }) => {
    delete draft.followed[accountKey(data)]
  }),
  when([...connectionEndings, connection.yieldedElsewhere], (draft, { data }) =>
    leave(draft, data.namespaces),
  ),
  when([host.stopped], () => initial),
  when([connection.walletLocked], (draft, { data: { namespace } }) => {
    forget(draft, [namespace])
  }),
])

function leave(draft: Draft<AccountState>, namespaces: readonly Namespace[]): void {
  forget(draft, namespaces)
  if (draft.shown && namespaces.includes(draft.shown)) draft.shown = null
}

function forget(draft: Draft<AccountState>, namespaces: readonly Namespace[]): void {
  for (const id of accountsIn(draft.balances, namespaces)) delete draft.balances[id]
}
