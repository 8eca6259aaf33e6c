import type { Address } from '../../domain/account/account.ts'
import type { SigningWallet } from '../../domain/operations/request/signing-wallet.ts'
import { namespaceOf } from '../../domain/values/caip.ts'
import type { ChainId } from '../../domain/values/caip.ts'
import { isSameAddress } from '../../domain/account/same-account.ts'
import type { BootState } from '../../reducers/root.ts'
import { sessionInNamespace } from '../sessions/sessions.ts'

/** Returns the wallet that a press on a chain would ask now. Undefined if none is connected there. */
export function signerNow(
  { connection }: Pick<BootState, 'connection'>,
  chainId: ChainId,
): SigningWallet | undefined {
  const wallet = sessionInNamespace(connection, namespaceOf(chainId))?.wallet
  return wallet && { key: wallet.key, name: wallet.name }
}

/** Returns whether the wallet that was asked on a chain is still the one that a press would ask. A wallet that was connected again is the same. */
export function isCurrentSigner(
  state: Pick<BootState, 'connection'>,
  { chainId, wallet }: { readonly chainId: ChainId; readonly wallet: SigningWallet | null },
): boolean {
  return wallet !== null && signerNow(state, chainId)?.key === wallet.key
}

/** Returns whether an account is still the one that signs on a chain. True also for a locked wallet, because it may be unlocked soon. */
export function isSigner(
  { connection }: Pick<BootState, 'connection'>,
  chainId: ChainId,
  address: Address,
): boolean {
  const session = sessionInNamespace(connection, namespaceOf(chainId))
  if (!session) return false
  const [first = ''] = session.accounts
  return session.isLocked || (session.chainId === chainId && isSameAddress(first, address))
}
