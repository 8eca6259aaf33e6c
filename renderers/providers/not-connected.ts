import { ProviderRpcError } from './provider-error.ts'
import type { Opening } from './shared-opening.ts'

/** Why an opening led to no account: whoever closes the modal has refused, also after declining in the wallet; where a wallet still asks about an earlier request, that is said. */
export function notConnected({ outcome, failure }: Opening, refused: string): ProviderRpcError {
  if (failure?.code === 'request-pending')
    return new ProviderRpcError(-32002, 'A request is still open in the wallet; answer it there first.')
  return outcome === 'failed' && failure?.code !== 'user-rejected'
    ? new ProviderRpcError(4900, 'No wallet could be connected; try again.')
    : new ProviderRpcError(4001, refused)
}
