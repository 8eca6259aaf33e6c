import type { WalletChain } from './known-chains.ts'
import { ProviderError, providerCodes } from './provider-error.ts'

type NodeAnswer = { result?: unknown; error?: { code: number; message: string; data?: unknown } }

/** Forwards a request to the network's node. Returns the node's own error code and message unchanged. */
export async function askNode(
  chain: Pick<WalletChain, 'name' | 'rpcUrl'>,
  method: string,
  params: unknown,
): Promise<unknown> {
  if (!chain.rpcUrl) {
    throw new ProviderError(
      providerCodes.disconnected,
      `The wallet has no connection to ${chain.name}: that chain is not running.`,
    )
  }
  let answer: NodeAnswer
  try {
    const response = await fetch(chain.rpcUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: params ?? [] }),
    })
    answer = (await response.json()) as NodeAnswer
  } catch (error) {
    throw new ProviderError(
      providerCodes.internal,
      `The node of ${chain.name} did not answer ${method}: ${String(error)}`,
    )
  }
  if (answer.error) throw new ProviderError(answer.error.code, answer.error.message, answer.error.data)
  if (!('result' in answer))
    throw new ProviderError(
      providerCodes.internal,
      `The node of ${chain.name} answered ${method} with no result.`,
    )
  return answer.result
}
