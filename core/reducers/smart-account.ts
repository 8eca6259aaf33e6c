import type { AccountType } from '../domain/account-type.ts'
import type { ChainId } from '../domain/caip.ts'
import type { Failure } from '../domain/failure.ts'
import { email } from '../events/email.ts'
import { host } from '../events/host.ts'
import { modal } from '../events/modal.ts'
import { router } from '../events/router.ts'
import { smartAccount } from '../events/smart-account.ts'
import { social } from '../events/social.ts'
import { defineSlice } from './define-slice.ts'

/** The accounts of a session in the frame on a chain, by type, whether the contract among them stands there, and the e-mail address that the frame told with them. */
type TypedAccounts = {
  readonly session: string
  readonly chainId: ChainId
  readonly accounts: readonly { readonly address: string; readonly type: AccountType }[]
  readonly isDeployed: boolean
  readonly email?: string | undefined
}

/** The chains on which accounts may be contracts, null before they are known; whose accounts are of which type; the choice under way, why the last one failed, and the session that was offered another kind. */
type SmartAccountState = {
  readonly networks: readonly ChainId[] | null
  readonly typed: TypedAccounts | null
  readonly choice: { readonly id: string; readonly session: string; readonly type: AccountType } | null
  readonly failure: Failure | null
  readonly offeredTo: string | null
}

const initial: SmartAccountState = {
  networks: null,
  typed: null,
  choice: null,
  failure: null,
  offeredTo: null,
}

declare module './root.ts' {
  interface LateBranches {
    readonly smartAccount: ['frame', SmartAccountState]
  }
}

/** What is known of the two kinds of account, until another visitor signs in; an answer counts only while its choice is the current one. */
export const smartAccountSlice = defineSlice<SmartAccountState>(initial, (when) => [
  when([smartAccount.networksReceived], (draft, { data }) => {
    draft.networks = data.chainIds
  }),
  when([smartAccount.accountsReceived], (draft, { data }) => {
    draft.typed = data
  }),
  when([smartAccount.upgradeOffered], (draft, { data }) => {
    draft.offeredTo = data.session
  }),
  when([smartAccount.choiceStarted], (draft, { data: { choice, session, type } }) => {
    draft.choice = { id: choice, session, type }
    draft.failure = null
  }),
  when([smartAccount.preferred], (draft, { data }) => {
    if (draft.choice?.id === data.choice) draft.choice = null
  }),
  when([smartAccount.preferFailed], (draft, { data: { choice, failure } }) => {
    if (draft.choice && draft.choice.id !== choice) return
    draft.choice = null
    draft.failure = failure
  }),
  when([modal.opened, router.viewPushed, router.viewReset], (draft) => {
    draft.failure = null
  }),
  when([email.accepted, social.accepted], ({ networks }) => ({ ...initial, networks })),
  when([host.stopped], () => initial),
])
