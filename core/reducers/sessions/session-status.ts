import type { Draft } from 'immer'
import type { ChainId } from '../../domain/values/caip.ts'
import { isStillChosen } from '../../domain/sessions/chosen-account.ts'
import type { ChosenAccount } from '../../domain/sessions/chosen-account.ts'
import type { NamespaceSession } from '../../domain/sessions/namespace-session.ts'
import { statusOn } from './status-on.ts'

/** The state of a session in one namespace. Chain and accounts are the wallet's own, but the account that the visitor chose comes first. */
export type SessionStatus = {
  readonly status: 'connected' | 'wrong-network' | 'locked'
  readonly session: string
  readonly accounts: readonly string[]
  readonly chainId: ChainId
  readonly chosen?: ChosenAccount | undefined
}

/**
 * Returns the state of a session with what its wallet shares.
 * The visitor's choice of an account ends if the wallet lists another account first, or no longer shares the chosen one.
 */
export function sessionStatus(
  before: {
    readonly status?: string
    readonly session?: string
    readonly chosen?: ChosenAccount | undefined
  },
  session: string,
  { accounts, chainId }: NamespaceSession,
  offered: readonly ChainId[],
): Draft<SessionStatus> {
  const made = before.session === session ? before.chosen : undefined
  const chosen = made && isStillChosen(made, accounts) ? made : undefined
  return {
    status: statusOn(offered, chainId),
    session,
    accounts: [...new Set(chosen ? [chosen.address, ...accounts] : accounts)],
    chainId,
    chosen,
  }
}
