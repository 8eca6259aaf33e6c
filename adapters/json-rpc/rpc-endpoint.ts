import type { ChainId } from '../../core/domain/values/caip.ts'
import type { Network } from '../../core/domain/network/network.ts'
import { requestUrl } from '../http/request-url.ts'

/** The RPC endpoint: a service that passes JSON-RPC on to the nodes of the chains it serves, in the name of a project. */
export type RpcEndpoint = { readonly base: string; readonly projectId: string }

/** By the chains that the endpoint serves, the public URLs that it is asked before. */
export type PublishedUrls = Readonly<Record<ChainId, readonly string[]>>

/** The URLs to ask for a network, in order, each once; what a host wrote itself is asked as written, and only where a public URL would be next, the endpoint comes before it. Without a project id it is not asked. */
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
