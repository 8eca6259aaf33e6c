import type { Draft } from 'immer'
import type { ChainId } from '../../domain/values/caip.ts'
import { isStillChosen } from '../../domain/sessions/chosen-account.ts'
import type { ChosenAccount } from '../../domain/sessions/chosen-account.ts'
import type { NamespaceSession } from '../../domain/sessions/namespace-session.ts'
import { statusOn } from './status-on.ts'

/** How a session stands in one namespace: chain and accounts are what the wallet last said, but that the account that was chosen comes first. */
export type SessionStatus = {
  readonly status: 'connected' | 'wrong-network' | 'locked'
  readonly session: string
  readonly accounts: readonly string[]
  readonly chainId: ChainId
  readonly chosen?: ChosenAccount | undefined
}

/** How a session stands with what its wallet shares; a choice of that session ends where the wallet names another account first or shares the chosen one no more. */
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
