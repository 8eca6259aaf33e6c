import type { Draft } from 'immer'
import type { BaseUnits } from '../domain/amount.ts'
import type { BalanceUnit } from '../domain/balance-unit.ts'
import { namespaceOf } from '../domain/caip.ts'
import type { ChainId, Namespace } from '../domain/caip.ts'
import type { Failure } from '../domain/failure.ts'
import { account } from '../events/account.ts'
import { connection, connectionEndings } from '../events/connection.ts'
import { host } from '../events/host.ts'
import { aboutHolder } from './about-holder.ts'
import { defineSlice } from './define-slice.ts'

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

/** What is known of the connected accounts: how much each holds, the namespace whose account the visitor looks at, once one was chosen, and whose balance a chain tells of by itself. */
export type AccountState = {
  readonly balances: Readonly<Partial<Record<Namespace, Balance>>>
  readonly shown: Namespace | null
  readonly followed: { readonly chainId: ChainId; readonly address: string } | null
}

const initial: AccountState = { balances: {}, shown: null, followed: null }

/** The balances of the accounts; an answer for another address or chain changes nothing, and neither does what happens to a wallet in another namespace; what was counted in one token says nothing of another. */
export const accountSlice = defineSlice<AccountState>(initial, (when) => [
  when([account.namespaceShown], (draft, { data }) => {
    draft.shown = data.namespace
  }),
  when([account.balanceRequested], (draft, { data }) => {
    const before = aboutHolder(draft.balances, data)
    draft.balances[namespaceOf(data.chainId)] = {
      ...data,
      status: 'loading',
      amount: before?.amount ?? null,
      unit: before?.unit ?? null,
      failure: null,
      isOutdated: false,
    }
  }),
  when([account.balanceOutdated], (draft, { data }) => {
    const balance = aboutHolder(draft.balances, data)
    if (balance) balance.isOutdated = true
  }),
  when([account.balanceReceived], (draft, { data }) => {
    const balance = aboutHolder(draft.balances, data)
    if (!balance) return
    balance.status = 'loaded'
    balance.amount = data.amount
    balance.unit = data.unit ?? null
    balance.failure = null
  }),
  when([account.balanceFailed], (draft, { data }) => {
    const balance = aboutHolder(draft.balances, data)
    if (!balance) return
    balance.status = 'failed'
    balance.failure = data.failure
  }),
  when([host.optionsChanged], (draft, { data }) => {
    if (!data.changed.includes('tokens')) return
    for (const balance of Object.values(draft.balances)) Object.assign(balance, { amount: null, unit: null })
  }),
  when([account.balanceFollowed], (draft, { data }) => {
    draft.followed = data
  }),
  when([account.balanceUnfollowed], (draft) => {
    draft.followed = null
  }),
  when([...connectionEndings, connection.yieldedElsewhere], (draft, { data }) =>
    leave(draft, data.namespaces),
  ),
  when([host.stopped], () => initial),
  when([connection.walletLocked], (draft, { data: { namespace } }) => {
    delete draft.balances[namespace]
  }),
])

function leave(draft: Draft<AccountState>, namespaces: readonly Namespace[]): void {
  for (const namespace of namespaces) delete draft.balances[namespace]
  if (draft.shown && namespaces.includes(draft.shown)) draft.shown = null
}
