import { ProviderRpcError } from './provider-error.ts'
import type { Opening } from './shared-opening.ts'

/**
 * Returns why an opening led to no account. A visitor who closes the modal has refused, also after a rejection in the wallet. If a wallet still
 * shows an earlier request, the error says so.
 */
export function notConnected({ outcome, failure }: Opening, refused: string): ProviderRpcError {
  if (failure?.code === 'request-pending')
    return new ProviderRpcError(-32002, 'A request is still open in the wallet; answer it there first.')
  return outcome === 'failed' && failure?.code !== 'user-rejected'
    ? new ProviderRpcError(4900, 'No wallet could be connected; try again.')
    : new ProviderRpcError(4001, refused)
}
