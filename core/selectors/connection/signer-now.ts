import type { Address } from '../../domain/account/account.ts'
import type { AskedWallet } from '../../domain/operations/asked-wallet.ts'
import { namespaceOf } from '../../domain/values/caip.ts'
import type { ChainId } from '../../domain/values/caip.ts'
import { isSameAddress } from '../../domain/account/same-account.ts'
import type { BootState } from '../../reducers/root.ts'
import { heldSession } from '../sessions/sessions.ts'

/** The wallet that a press on a chain asks now; undefined where none is connected there. */
export function signerNow(
  { connection }: Pick<BootState, 'connection'>,
  chainId: ChainId,
): AskedWallet | undefined {
  const wallet = heldSession(connection, namespaceOf(chainId))?.wallet
  return wallet && { key: wallet.key, name: wallet.name }
}

/** Returns whether the wallet that was asked on a chain is the one that a press asks there now, also if it was connected once more. */
export function isAskedNow(
  state: Pick<BootState, 'connection'>,
  { chainId, wallet }: { readonly chainId: ChainId; readonly wallet: AskedWallet | null },
): boolean {
  return wallet !== null && signerNow(state, chainId)?.key === wallet.key
}

/** Returns whether an account is still the one that signs on a chain. A lock may be over soon. */
export function isSigner(
  { connection }: Pick<BootState, 'connection'>,
  chainId: ChainId,
  address: Address,
): boolean {
  const session = heldSession(connection, namespaceOf(chainId))
  if (!session) return false
  const [first = ''] = session.accounts
  return session.isLocked || (session.chainId === chainId && isSameAddress(first, address))
}
