import { firstValueFrom, from } from 'rxjs'
import type { ChainId } from '../../core/domain/values/caip.ts'
import type { Frame } from '../../core/ports/frame.ts'

/** Returns a function that asks on which chains accounts may be contracts. Asks the frame until it has answered once. */
export function contractChains(
  frame: Pick<Frame, 'smartAccountNetworks'>,
): (signal: AbortSignal) => Promise<{ readonly chainIds: readonly ChainId[] }> {
  let known: { readonly chainIds: readonly ChainId[] } | null = null
  return async (signal) => {
    known ??= await firstValueFrom(from(frame.smartAccountNetworks(null, signal)))
    return known
  }
}
