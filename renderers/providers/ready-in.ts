import type { Namespace } from '../../core/domain/values/caip.ts'
import type { Latchkey } from '../../core/latchkey.ts'
import { ProviderRpcError } from './provider-error.ts'

/**
 * Waits until the connection in a namespace is known. If Latchkey was stopped or its code does not load, throws that the provider is
 * disconnected.
 */
export async function readyIn(latchkey: Latchkey, namespace: Namespace): Promise<void> {
  try {
    await latchkey.ready({ namespace })
  } catch (cause) {
    const message = 'Latchkey was stopped, or its code did not come; ask again later.'
    throw new ProviderRpcError(4900, message, { cause })
  }
}
