import { namespaceOf } from '../../domain/values/caip.ts'
import { isSameAccount } from '../../domain/account/same-account.ts'
import type { AccountOnChain } from '../../domain/account/same-account.ts'
import type { SwapOrder } from '../../domain/swap/order.ts'
import type { StateOf } from '../../reducers/root.ts'
import { accountType } from '../account/account-type.ts'
import { sessionOf } from '../sessions/sessions.ts'

/** Returns whether the account that pays may send several calls as one operation, as far as that is known. */
export function canBundle(state: StateOf<'swap'>, order: SwapOrder): boolean {
  return !isAmong(state.swap.withoutBundles, order) && isOfContract(state, order)
}

/** Returns whether the account that pays may sign permits, as far as that is known. */
export function signsPermits(state: StateOf<'swap'>, order: SwapOrder): boolean {
  return !isAmong(state.swap.withoutPermits, order) && !isOfContract(state, order)
}

function isOfContract(state: StateOf<'swap'>, { chainId, account }: SwapOrder): boolean {
  const session = sessionOf(state.connection, namespaceOf(chainId))
  return session !== null && accountType(state, session, account) === 'smartAccount'
}

function isAmong(accounts: readonly AccountOnChain[], { chainId, account: address }: SwapOrder): boolean {
  return accounts.some((one) => isSameAccount(one, { chainId, address }))
}
