import type { Draft } from 'immer'
import type { BaseUnits } from '../domain/amount.ts'
import { namespaceOf } from '../domain/caip.ts'
import type { ChainId, Namespace } from '../domain/caip.ts'
import type { Failure } from '../domain/failure.ts'
import { account } from '../events/account.ts'
import { connection, connectionEndings } from '../events/connection.ts'
import { host } from '../events/host.ts'
import { defineSlice } from './define-slice.ts'

/** A balance belongs to one address on one chain; while it is asked for again the old amount stays. */
export type Balance = {
  readonly chainId: ChainId
  readonly address: string
  readonly status: 'loading' | 'loaded' | 'failed'
  readonly amount: BaseUnits | null
  readonly failure: Failure | null
}

/** What is known of the connected account. */
export type AccountState = { readonly balance: Balance | null }

const initial: AccountState = { balance: null }

/** The balance of the account that is shown; an answer for another address or chain changes nothing, and neither does what happens to a wallet in another namespace. */
export const accountSlice = defineSlice<AccountState>(initial, (when) => [
  when([account.balanceRequested], (draft, { data }) => {
    const amount = isAbout(draft.balance, data) ? (draft.balance?.amount ?? null) : null
    draft.balance = { ...data, status: 'loading', amount, failure: null }
  }),
  when([account.balanceReceived], (draft, { data }) => {
    if (draft.balance && isAbout(draft.balance, data))
      draft.balance = { ...data, status: 'loaded', failure: null }
  }),
  when([account.balanceFailed], (draft, { data }) => {
    if (!draft.balance || !isAbout(draft.balance, data)) return
    draft.balance.status = 'failed'
    draft.balance.failure = data.failure
  }),
  when([...connectionEndings, connection.yieldedElsewhere], (draft, { data }) =>
    leave(draft, data.namespaces),
  ),
  when([host.stopped], () => initial),
  when([connection.walletLocked], (draft, { data }) => leave(draft, [data.namespace])),
])

function leave(draft: Draft<AccountState>, namespaces: readonly Namespace[]): void {
  if (draft.balance && namespaces.includes(namespaceOf(draft.balance.chainId))) draft.balance = null
}

function isAbout(balance: Balance | null, holder: { chainId: ChainId; address: string }): boolean {
  return balance?.chainId === holder.chainId && balance.address === holder.address
}
