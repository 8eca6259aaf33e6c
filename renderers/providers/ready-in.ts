import type { Namespace } from '../../core/domain/values/caip.ts'
import type { Latchkey } from '../../core/latchkey.ts'
import { ProviderRpcError } from './provider-error.ts'

/** Waits until it is known who is connected in a namespace; a Latchkey that was stopped, or whose code does not come, is a provider that is disconnected. */
export async function readyIn(latchkey: Latchkey, namespace: Namespace): Promise<void> {
  try {
    await latchkey.ready({ namespace })
  } catch (cause) {
    const message = 'Latchkey was stopped, or its code did not come; ask again later.'
    throw new ProviderRpcError(4900, message, { cause })
  }
}
