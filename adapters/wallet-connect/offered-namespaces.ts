import { namespaceOf } from '../../core/domain/values/caip.ts'
import type { ChainId, Namespace } from '../../core/domain/values/caip.ts'
import { earlierIdsOf } from '../../core/domain/network/earlier-chain-ids.ts'

/** The request to a wallet in one namespace (CAIP-25). */
export type OfferedNamespace = {
  readonly chains: ChainId[]
  readonly methods: string[]
  readonly events: string[]
}

const methods: Readonly<Record<Namespace, readonly string[]>> = {
  eip155: [
    'eth_sendTransaction',
    'eth_signTransaction',
    'personal_sign',
    'eth_signTypedData_v4',
    'eth_signTypedData',
    'wallet_switchEthereumChain',
    'wallet_addEthereumChain',
    'wallet_getCapabilities',
    'wallet_sendCalls',
    'wallet_getCallsStatus',
  ],
  solana: [
    'solana_signMessage',
    'solana_signTransaction',
    'solana_signAllTransactions',
    'solana_signAndSendTransaction',
  ],
}

const events: Readonly<Record<Namespace, readonly string[]>> = {
  eip155: ['chainChanged', 'accountsChanged'],
  solana: [],
}

/**
 * Returns the namespaces of chains, each with its usual methods and events. All are optional, so that a wallet that lacks one still connects. A
 * chain is also listed by its earlier ids, because some wallets know only those.
 */
export function offeredNamespaces(chains: readonly ChainId[]): Record<string, OfferedNamespace> {
  const offered: Record<string, OfferedNamespace> = {}
  for (const chainId of new Set(chains)) {
    const namespace = namespaceOf(chainId)
    offered[namespace] ??= { chains: [], methods: [...methods[namespace]], events: [...events[namespace]] }
    offered[namespace].chains.push(chainId, ...earlierIdsOf(chainId))
  }
  return offered
}
