import type { ChainId } from '../../core/domain/values/caip.ts'
import type { Network } from '../../core/domain/network/network.ts'
import { requestUrl } from '../http/request-url.ts'

/** The RPC endpoint: a service that forwards JSON-RPC to the nodes of its chains, on behalf of a project. */
export type RpcEndpoint = { readonly base: string; readonly projectId: string }

/** The public URLs of each chain that the endpoint serves. The endpoint is asked before them. */
export type PublishedUrls = Readonly<Record<ChainId, readonly string[]>>

/**
 * Returns the URLs of a network in the order in which they are asked, without duplicates. The host's own URLs are asked as written. The endpoint
 * comes just before the first public URL. Without a project id the endpoint is not asked.
 */
export function rpcUrlsOf(
  { id, rpcUrls }: Network,
  endpoint: RpcEndpoint | undefined,
  published: PublishedUrls,
): readonly string[] {
  const isPublic = (url: string) => published[id]?.includes(url) ?? false
  const first = rpcUrls.findIndex(isPublic)
  if (!endpoint?.projectId || first === -1) return [...new Set(rpcUrls)]
  const { base, projectId } = endpoint
  const url = requestUrl(base, 'v1', { chainId: id, projectId })
  return [...new Set([...rpcUrls.slice(0, first), url, ...rpcUrls.slice(first)])]
}
