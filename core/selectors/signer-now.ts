import type { AskedWallet } from '../domain/asked-wallet.ts'
import { namespaceOf } from '../domain/caip.ts'
import type { ChainId } from '../domain/caip.ts'
import type { BootState } from '../reducers/root.ts'
import { heldSession } from './sessions.ts'

/** The wallet that a press on a chain asks now; undefined where none is connected there. */
export function signerNow(
  { connection }: Pick<BootState, 'connection'>,
  chainId: ChainId,
): AskedWallet | undefined {
  const wallet = heldSession(connection, namespaceOf(chainId))?.wallet
  return wallet && { key: wallet.key, name: wallet.name }
}
