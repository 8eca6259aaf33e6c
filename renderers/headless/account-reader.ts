import { expectedFields, expectedLatchkey } from '../../core/domain/verbs/expected-arguments.ts'
import type { Latchkey } from '../../core/latchkey.ts'
import { activityMore, activityRefresh, activitySummary } from '../../core/view-models/activity/summary.ts'
import type { ActivitySummary } from '../../core/view-models/activity/summary.ts'
import { accountState, accountTypeChoice, addressChoice } from '../../core/view-models/account/state.ts'
import type { AccountState, SharedAccount } from '../../core/view-models/account/state.ts'
import { accountSummaryIn } from '../../core/view-models/account/summary.ts'
import type { AccountSummary } from '../../core/view-models/account/summary.ts'
import { balanceRefresh, balanceSummaryIn } from '../../core/view-models/account/balance-summary.ts'
import type { BalanceSummary } from '../../core/view-models/account/balance-summary.ts'
import { connectionsSummary } from '../../core/view-models/sessions/connections-summary.ts'
import type { ConnectionSummary } from '../../core/view-models/sessions/connections-summary.ts'
import { networkSummary } from '../../core/view-models/network/summary.ts'
import type { NetworkSummary } from '../../core/view-models/network/summary.ts'
import { profileRefresh } from '../../core/view-models/identity/profile-refresh.ts'
import { tokensRefresh, tokensSummary } from '../../core/view-models/tokens/summary.ts'
import type { TokensSummary } from '../../core/view-models/tokens/summary.ts'

type In = { readonly namespace?: Parameters<typeof accountSummaryIn>[0] }

/** The connected accounts, networks and balances for a host without the modal. Read them again whenever `latchkey.subscribe` calls. */
export type AccountReader = {
  /** Returns the account of a namespace, or by default that of the first connected one. */
  readonly account: (where?: In) => AccountSummary
  /** Returns every field of that account, with its balances and tokens as far as they were read. */
  readonly state: (where?: In) => AccountState
  /** Returns that account's balance of its network's coin. */
  readonly balance: (where?: In) => BalanceSummary
  /** Returns that account's tokens, if they were requested. */
  readonly tokens: (where?: In) => TokensSummary
  /** Returns every connected wallet. */
  readonly connections: () => readonly ConnectionSummary[]
  /** Returns the current network and the offered ones. */
  readonly network: () => NetworkSummary
  /** Returns the activity of the selected account, as far as it was read. */
  readonly activity: () => ActivitySummary
  /** Reads the activity from the newest on, for the first time or again. */
  readonly readActivity: () => void
  /** Reads the next page of the activity, if there is one. */
  readonly moreActivity: () => void
  /**
   * Makes another of the wallet's shared accounts the first one. Does nothing for an account that is not shared. Throws `bad-request` for an
   * invalid address.
   */
  readonly switchAddress: (request: In & { readonly address: string }) => void
  /**
   * Selects the account type in the secure frame's wallet. Throws `bad-request` for an unknown type, and `unauthorized` if that wallet is not
   * connected.
   */
  readonly setPreferredAccount: (request: { readonly type: SharedAccount['type'] }) => void
  /** Reads the balances again. */
  readonly refresh: () => void
  /** Looks up the name and picture of the connected account. */
  readonly refreshProfile: () => void
  /** Requests all tokens of the connected accounts. */
  readonly refreshTokens: () => void
}

/** Returns the namespace to read. Throws `bad-request` for a value that is no object, such as the name of a namespace. */
function namespaceIn(verb: string, where: In | undefined): In['namespace'] {
  const fields = expectedFields(
    where,
    `What ${verb} was given`,
    '{ namespace } such as { namespace: "solana" }',
  )
  return fields?.namespace
}

/** Reads accounts, balances and networks without the modal. Throws `bad-request` if the argument is no Latchkey, or for an unknown namespace. */
export function accountReader(latchkey: Latchkey): AccountReader {
  const { state } = expectedLatchkey(latchkey, 'accountReader')
  return {
    account: (where) => accountSummaryIn(namespaceIn('account', where))(state()),
    state: (where) => accountState(state(), namespaceIn('state', where)),
    balance: (where) => balanceSummaryIn(namespaceIn('balance', where))(state()),
    tokens: (where) => tokensSummary(state(), namespaceIn('tokens', where)),
    connections: () => connectionsSummary(state()),
    network: () => networkSummary(state()),
    activity: () => activitySummary(state()),
    readActivity: () => latchkey.dispatch(activityRefresh()),
    moreActivity: () => {
      const next = activityMore(state())
      if (next) latchkey.dispatch(next)
    },
    switchAddress: (request) => {
      const { address, namespace } = Object(request) as typeof request
      const choice = addressChoice(state(), address, namespace)
      if (choice) latchkey.dispatch(choice)
    },
    setPreferredAccount: (request) => {
      const { type } = Object(request) as typeof request
      latchkey.dispatch(accountTypeChoice(state(), type))
    },
    refresh: () => latchkey.dispatch(balanceRefresh()),
    refreshProfile: () => latchkey.dispatch(profileRefresh()),
    refreshTokens: () => latchkey.dispatch(tokensRefresh()),
  }
}
