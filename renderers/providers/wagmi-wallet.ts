import type { CreateConnectorFn } from 'wagmi'
import type { Eip1193Provider } from './eip1193-provider.ts'
import { notConfigured, switchError } from './wagmi-error.ts'

/** An EVM address, as wagmi types it. */
export type WagmiAddress = `0x${string}`

/** A network of the wagmi config. */
export type WagmiChain = Parameters<CreateConnectorFn>[0]['chains'][number]

/** What a connector asks the wallet. */
export type WagmiWallet = {
  /** Asks for accounts by one of the methods that answer them. */
  readonly accounts: (method: 'eth_accounts' | 'eth_requestAccounts') => Promise<readonly WagmiAddress[]>
  readonly chainId: () => Promise<number>
  /**
   * Switches the wallet to a network of the config, and adds the network if the wallet does not know it. Throws wagmi's `SwitchChainError`, or
   * viem's `UserRejectedRequestError`.
   */
  readonly switchChain: (chainId: number, added?: object) => Promise<WagmiChain>
}

/** Creates the questions to the wallet behind a provider. */
export function createWagmiWallet(provider: Eip1193Provider, chains: readonly WagmiChain[]): WagmiWallet {
  const ask = (method: string, params?: unknown) =>
    provider.request(params === undefined ? { method } : { method, params })
  const chainId = async () => Number(await ask('eth_chainId'))

  const switchOrAdd = async (chain: WagmiChain, added?: object) => {
    const hex = `0x${chain.id.toString(16)}`
    try {
      await ask('wallet_switchEthereumChain', [{ chainId: hex }])
    } catch (error) {
      if ((error as { code?: unknown }).code !== 4902) throw error
      await ask('wallet_addEthereumChain', [{ ...addedChain(chain), ...added, chainId: hex }])
      if ((await chainId()) !== chain.id) await ask('wallet_switchEthereumChain', [{ chainId: hex }])
    }
  }

  return {
    accounts: async (method) => (await ask(method)) as readonly WagmiAddress[],
    chainId,
    switchChain: async (wanted, added) => {
      const chain = chains.find(({ id }) => id === wanted)
      if (!chain) throw notConfigured(wanted)
      try {
        await switchOrAdd(chain, added)
        return chain
      } catch (error) {
        throw switchError(error)
      }
    },
  }
}

/** Returns a network in the form of `wallet_addEthereumChain` (EIP-3085). */
function addedChain({ name: chainName, nativeCurrency, rpcUrls, blockExplorers }: WagmiChain): object {
  const blockExplorerUrls = blockExplorers && [blockExplorers.default.url]
  return { chainName, nativeCurrency, rpcUrls: rpcUrls.default.http, blockExplorerUrls }
}
