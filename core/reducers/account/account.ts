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

/** The balance of one address on one chain. While it is read again, the old amount stays. */
export type Balance = {
  readonly chainId: ChainId
  readonly address: string
  readonly status: 'loading' | 'loaded' | 'failed'
  readonly amount: BaseUnits | null
  /** The token in which the amount is counted, if the host configured one in the coin's place. */
  readonly unit: BalanceUnit | null
  readonly failure: Failure | null
  /** Whether the chain reported a change since the balance was requested. */
  readonly isOutdated: boolean
}

/** The balances of the connected accounts. */
export type AccountBalancesState = {
  readonly balances: ByAccount<Balance>
  /** The namespace of the active account, once the visitor has chosen one. */
  readonly shown: Namespace | null
  /** The accounts whose chains report changes of their balances. */
  readonly followed: ByAccount<AccountOnChain>
}

const initial: AccountBalancesState = { balances: {}, shown: null, followed: {} }

declare module '../root.ts' {
  interface LateBranches {
    readonly account: ['modal', AccountBalancesState]
  }
}

/**
 * Reduces the balance of each account. Ignores an answer that is not awaited, and a wallet of another namespace.
 * A balance in one token says nothing about another token.
 */
export const accountSlice = defineSlice<AccountBalancesState>(initial, (when) => [
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
  when([account.balanceSubscribed], (draft, { data }) => {
    draft.followed[accountKey(data)] = data
  }),
  when([account.balanceUnsubscribed], (draft, { data }) => {
    delete draft.followed[accountKey(data)]
  }),
  when([...connectionEndings, connection.yieldedToOtherTab], (draft, { data }) =>
    leave(draft, data.namespaces),
  ),
  when([host.stopped], () => initial),
  when([connection.walletLocked], (draft, { data: { namespace } }) => {
    forget(draft, [namespace])
  }),
])

function leave(draft: Draft<AccountBalancesState>, namespaces: readonly Namespace[]): void {
  forget(draft, namespaces)
  if (draft.shown && namespaces.includes(draft.shown)) draft.shown = null
}

function forget(draft: Draft<AccountBalancesState>, namespaces: readonly Namespace[]): void {
  for (const id of accountsIn(draft.balances, namespaces)) delete draft.balances[id]
}
