import { namespaceOf } from '../../domain/values/caip.ts'
import type { FlowOrigin } from '../../domain/flows/flow-origin.ts'
import { isSameAddress, isSameHash } from '../../domain/account/same-account.ts'
import type { SignedSwap } from '../../domain/swap/flow/signed-swap.ts'
import type { SwapFlow } from '../../domain/swap/flow/flow.ts'
import type { SwapOrder } from '../../domain/swap/order.ts'
import type { BootState } from '../../reducers/root.ts'
import { sessionOf } from '../sessions/sessions.ts'

/** Returns the flow whose swap is pending as this transaction, or null. */
export function pendingSwap(
  { swap }: Pick<BootState, 'swap'>,
  hash: string,
): (SwapFlow & { readonly signed: SignedSwap }) | null {
  for (const flow of Object.values(swap?.swaps ?? {})) {
    const { signed, step } = flow
    if (step === 'swapping' && signed && isSameHash(signed.hash, hash)) return { ...flow, signed }
  }
  return null
}

/** Returns whether a transaction is the approval of a swap. */
export function isApproval({ swap }: Pick<BootState, 'swap'>, hash: string): boolean {
  return Object.values(swap?.swaps ?? {}).some(
    ({ approvedBy }) => approvedBy !== null && isSameHash(approvedBy, hash),
  )
}

/** Returns whether the account of an order is the active one on its chain. */
export function isOrderAccountActive(
  { connection }: Pick<BootState, 'connection'>,
  order: Pick<SwapOrder, 'chainId' | 'account'>,
): boolean {
  const session = sessionOf(connection, namespaceOf(order.chainId))
  return session?.chainId === order.chainId && isSameAddress(session.accounts[0] ?? '', order.account)
}

/** Returns whether an event belongs to a flow or a question of a visitor, or to none. */
export function isVisitorsSwap(
  { swap }: Pick<BootState, 'swap'>,
  { data }: { readonly data: object },
): boolean {
  const { flow, by } = data as { readonly flow?: string; readonly by?: FlowOrigin }
  return flow === undefined ? by !== 'host' : swap?.swaps[flow]?.by === 'visitor'
}
