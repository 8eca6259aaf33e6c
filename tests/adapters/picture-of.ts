import type { ImageKind } from '../../core/domain/wallets/image.ts'
import type { WalletRegistry } from '../../core/ports/wallet-registry.ts'
import { valueOf } from './answers.ts'

/** One picture of a registry; fails with why it cannot be had. */
export async function pictureOf(
  registry: WalletRegistry,
  id: string,
  signal: AbortSignal,
  kind: ImageKind = 'wallet',
): Promise<{ readonly id: string; readonly url: string }> {
  const { received, failed } = await valueOf(registry.images({ kind, ids: [id] }, signal))
  if (received[0]) return received[0]
  throw failed[0]?.failure
}
