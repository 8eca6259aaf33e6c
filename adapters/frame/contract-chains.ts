import { firstValueFrom, from } from 'rxjs'
import type { ChainId } from '../../core/domain/values/caip.ts'
import type { Frame } from '../../core/ports/frame.ts'

/** Asks on which chains accounts may be contracts, until the frame has said so once. */
export function contractChains(
  frame: Pick<Frame, 'smartAccountNetworks'>,
): (signal: AbortSignal) => Promise<{ readonly chainIds: readonly ChainId[] }> {
  let known: { readonly chainIds: readonly ChainId[] } | null = null
  return async (signal) => {
    known ??= await firstValueFrom(from(frame.smartAccountNetworks(null, signal)))
    return known
  }
}
