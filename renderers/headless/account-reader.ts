import { expectedLatchkey } from '../../core/domain/verbs/expected-arguments.ts'
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

/** Who is connected, where, and what they hold, as a host without views reads it; ask again whenever `latchkey.subscribe` calls. */
export type AccountReader = {
  /** The account of a namespace, or without one of that in which somebody is connected. */
  readonly account: (where?: In) => AccountSummary
  /** Every field of that account that the specification names, with balances and tokens as far as they were read. */
  readonly state: (where?: In) => AccountState
  /** What that account holds of its network's coin. */
  readonly balance: (where?: In) => BalanceSummary
  /** What that account holds of all tokens, once that was asked for. */
  readonly tokens: (where?: In) => TokensSummary
  /** Every wallet that is connected. */
  readonly connections: () => readonly ConnectionSummary[]
  /** The network that a visitor is on, and those on offer. */
  readonly network: () => NetworkSummary
  /** What the account that is looked at did, as far as it was read. */
  readonly activity: () => ActivitySummary
  /** Reads what it did from the newest on, for the first time or anew. */
  readonly readActivity: () => void
  /** Reads the next page of what it did, where there is one. */
  readonly moreActivity: () => void
  /** Lets another of the accounts come first that the wallet shares; nothing happens where it is none of them; throws `bad-request` for what is no address at all. */
  readonly switchAddress: (request: In & { readonly address: string }) => void
  /** Lets the account of a kind act that a visitor of the secure frame has; throws `bad-request` for what is no kind, `unauthorized` where no wallet of the frame is connected. */
  readonly setPreferredAccount: (request: { readonly type: SharedAccount['type'] }) => void
  /** Reads the balances again. */
  readonly refresh: () => void
  /** Looks up by which name and picture the connected account goes. */
  readonly refreshProfile: () => void
  /** Asks what the connected accounts hold of all tokens. */
  readonly refreshTokens: () => void
}

/** Reads accounts, balances and networks without any view; throws `bad-request` for what is no Latchkey, and where it is asked of a namespace that there is not. */
export function accountReader(latchkey: Latchkey): AccountReader {
  const { state } = expectedLatchkey(latchkey, 'accountReader')
  return {
    account: (where) => accountSummaryIn(where?.namespace)(state()),
    state: (where) => accountState(state(), where?.namespace),
    balance: (where) => balanceSummaryIn(where?.namespace)(state()),
    tokens: (where) => tokensSummary(state(), where?.namespace),
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
