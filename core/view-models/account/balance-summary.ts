import { localeOf } from '../parts/locale-of.ts'
import { decimalOf } from '../../domain/values/amount.ts'
import type { BaseUnits } from '../../domain/values/amount.ts'
import type { ChainId, Namespace } from '../../domain/values/caip.ts'
import type { Failure } from '../../domain/errors/failure.ts'
import { account } from '../../events/account/account.ts'
import type { EventInput } from '../../events/define-events.ts'
import type { Balance } from '../../reducers/account/account.ts'
import type { BootState } from '../../reducers/root.ts'
import { requestedSession } from '../sessions/requested-session.ts'
import { amountText } from '../formats/amount-text.ts'
import { balanceOf, currencyOf } from './balance-of.ts'

/** The balance of an account, for a host's own screens: of its network's coin, or of the token that the host configured for that chain. */
export type BalanceSummary = {
  /** How the reading goes; `idle` while no wallet is connected. */
  readonly status: Balance['status'] | 'idle'
  /** In the smallest units (wei, lamports), exact; null while it is not known. */
  readonly amount: BaseUnits | null
  /** The amount as a plain decimal number, such as `1.5`. */
  readonly formatted: string | null
  /** The amount as visitors of the locale write it, with the symbol, such as `1.5 ETH`. */
  readonly text: string | null
  readonly symbol: string | null
  readonly decimals: number | null
  readonly chainId: ChainId | null
  /** Why the balance could not be read; null unless the reading failed. */
  readonly failure: Failure | null
}

const idle: BalanceSummary = {
  status: 'idle',
  amount: null,
  formatted: null,
  text: null,
  symbol: null,
  decimals: null,
  chainId: null,
  failure: null,
}

/** Returns the selector of a namespace's balance; without a namespace, of the first one with a connected wallet. */
export function balanceSummaryIn(namespace?: Namespace): (state: BootState) => BalanceSummary {
  return (state) => balanceSummary(state, namespace)
}

/** Returns the event that reads the balances again. */
export function balanceRefresh(): EventInput {
  return account.balanceRefreshed()
}

function balanceSummary(state: BootState, namespace?: Namespace): BalanceSummary {
  const session = requestedSession(state, namespace)
  const balance = session && balanceOf(state, session)
  if (!balance) return idle
  const { status, amount, failure, chainId } = balance
  const currency = currencyOf(state, balance)
  const known = amount !== null && currency !== null
  return {
    status,
    amount,
    formatted: known ? decimalOf(amount, currency.decimals) : null,
    text: known ? amountText(amount, currency, localeOf(state)) : null,
    symbol: currency?.symbol ?? null,
    decimals: currency?.decimals ?? null,
    chainId,
    failure,
  }
}
