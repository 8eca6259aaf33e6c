import { namespaceOf } from '../domain/caip.ts'
import type { SwapOrder } from '../domain/swap-order.ts'
import type { StateOf } from '../reducers/root.ts'
import { accountType } from './account-type.ts'
import { sessionOf } from './sessions.ts'

/** Whether the account that pays is known to be a contract. */
export function isOfContract(state: StateOf<'swap'>, { chainId, account }: SwapOrder): boolean {
  const session = sessionOf(state.connection, namespaceOf(chainId))
  return session !== null && accountType(state, session, account) === 'smartAccount'
}

/** Whether the account that pays may do several things as one operation, as far as anybody has said. */
export function canBundle(state: StateOf<'swap'>, order: SwapOrder): boolean {
  return !state.swap.isWithoutBundles && isOfContract(state, order)
}
