import type { AccountType } from '../../domain/account/account-type.ts'
import type { ChainId } from '../../domain/values/caip.ts'
import type { Failure } from '../../domain/errors/failure.ts'
import { email } from '../../events/frame/email.ts'
import { host } from '../../events/host.ts'
import { modal } from '../../events/shell/modal.ts'
import { router } from '../../events/shell/router.ts'
import { smartAccount } from '../../events/frame/smart-account.ts'
import { social } from '../../events/frame/social.ts'
import { defineSlice } from '../slices/define-slice.ts'

/** The accounts that the frame shares in a session on a chain, by kind. */
type TypedAccounts = {
  readonly session: string
  readonly chainId: ChainId
  readonly accounts: readonly { readonly address: string; readonly type: AccountType }[]
  /** Whether the contract among the accounts is deployed there. */
  readonly isDeployed: boolean
  /** The e-mail address that the frame reported with them. */
  readonly email?: string | undefined
}

/** What is known of the two kinds of account, and the choice between them. */
type SmartAccountState = {
  /** The chains on which accounts may be contracts; null before they are known. */
  readonly networks: readonly ChainId[] | null
  /** The kinds of the accounts. */
  readonly typed: TypedAccounts | null
  /** The running choice. */
  readonly choice: { readonly id: string; readonly session: string; readonly type: AccountType } | null
  /** Why the last choice failed. */
  readonly failure: Failure | null
  /** The session that was offered a smart account. */
  readonly offeredTo: string | null
}

const initial: SmartAccountState = {
  networks: null,
  typed: null,
  choice: null,
  failure: null,
  offeredTo: null,
}

declare module '../root.ts' {
  interface LateBranches {
    readonly smartAccount: ['frame', SmartAccountState]
  }
}

/** Reduces the two kinds of accounts, until another visitor signs in. An answer counts only while its choice is the current one. */
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
