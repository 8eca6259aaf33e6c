import type { CreateConnectorFn } from 'wagmi'
import type { Latchkey } from '../../core/latchkey.ts'
import type { Eip1193Provider } from './eip1193-provider.ts'
import { checkConnectorLook } from './checked-connector-look.ts'
import { expectLatchkey } from './expected-latchkey.ts'
import { getProvider } from './get-provider.ts'
import { connectError, notConfigured, switchError } from './wagmi-error.ts'

/** The look of the connector among wagmi's connectors. */
export type ConnectorLook = { readonly name?: string; readonly icon?: string }

type Address = `0x${string}`
type Chain = Parameters<CreateConnectorFn>[0]['chains'][number]

/**
 * Creates a connector for wagmi 2 and 3, over the currently connected wallet of a Latchkey. wagmi follows the modal, and wagmi's `connect` opens
 * it. Throws `bad-request` if the argument is no Latchkey, and in development for an invalid look.
 */
export function latchkeyConnector(
  latchkey: Latchkey,
  look: ConnectorLook = {},
): CreateConnectorFn<Eip1193Provider> {
  expectLatchkey(latchkey, 'latchkeyConnector')
  if (process.env.NODE_ENV !== 'production') checkConnectorLook(look)
  const name = look.name ?? 'Latchkey'
  const icon = look.icon ?? undefined
  return ({ chains, emitter }) => {
    const provider = getProvider(latchkey)
    let isAsked = false
    let isShared = false
    let isFollowed = false
    const ask = (method: string, params?: unknown) =>
      provider.request(params === undefined ? { method } : { method, params })
    const accountsOf = async (method: string) => (await ask(method)) as readonly Address[]
    const getChainId = async () => Number(await ask('eth_chainId'))

    const onChainChanged = (chainId: string) => emitter.emit('change', { chainId: Number(chainId) })
    const onConnect = async () => {
      if (isAsked || isShared) return
      const [accounts, chainId] = [await accountsOf('eth_accounts'), await getChainId()]
      if (accounts.length === 0 || isShared) return
      isShared = true
      emitter.emit('connect', { accounts, chainId })
    }
    const onDisconnect = () => {
      isShared = false
      emitter.emit('disconnect')
    }
    const onAccountsChanged = (accounts: readonly string[]) => {
      if (accounts.length === 0) return onDisconnect()
      if (!isShared) return void onConnect()
      emitter.emit('change', { accounts: accounts as readonly Address[] })
    }
    const follow = () => {
      if (isFollowed || !('window' in globalThis)) return
      isFollowed = true
      provider.on('connect', () => void onConnect())
      provider.on('accountsChanged', onAccountsChanged)
      provider.on('chainChanged', onChainChanged)
      provider.on('disconnect', onDisconnect)
    }

    const moveTo = async (chain: Chain, added?: object) => {
      const chainId = chain.id
      const hex = `0x${chainId.toString(16)}`
      try {
        await ask('wallet_switchEthereumChain', [{ chainId: hex }])
      } catch (error) {
        if ((error as { code?: unknown }).code !== 4902) throw error
        const { name: chainName, nativeCurrency, rpcUrls, blockExplorers } = chain
        const blockExplorerUrls = blockExplorers && [blockExplorers.default.url]
        const known = { chainName, nativeCurrency, rpcUrls: rpcUrls.default.http, blockExplorerUrls }
        await ask('wallet_addEthereumChain', [{ ...known, ...added, chainId: hex }])
        if ((await getChainId()) !== chainId) await ask('wallet_switchEthereumChain', [{ chainId: hex }])
      }
    }
    const switchChain = async (chainId: number, added?: object) => {
      const chain = chains.find(({ id }) => id === chainId)
      if (!chain) throw notConfigured(chainId)
      try {
        await moveTo(chain, added)
        return chain
      } catch (error) {
        throw switchError(error)
      }
    }

    return {
      id: 'latchkey',
      type: 'latchkey',
      name,
      icon,
      setup: async () => follow(),
      connect: async ({ chainId, isReconnecting, withCapabilities } = {}) => {
        follow()
        isAsked = true
        try {
          const accounts = await accountsOf(isReconnecting ? 'eth_accounts' : 'eth_requestAccounts')
          if (accounts.length === 0) throw new Error('No wallet of an earlier visit is connected.')
          const now = await getChainId()
          const isElsewhere = chainId !== undefined && chainId !== now
          const moved = isElsewhere ? await switchChain(chainId).catch(() => null) : null
          isShared = true
          const shared = withCapabilities
            ? accounts.map((address) => ({ address, capabilities: {} }))
            : accounts
          return { accounts: shared as never, chainId: moved?.id ?? now }
        } catch (error) {
          throw connectError(error)
        } finally {
          isAsked = false
        }
      },
      disconnect: () => latchkey.disconnect({ namespace: 'eip155' }),
      getAccounts: () => accountsOf('eth_accounts'),
      getChainId,
      getProvider: () => Promise.resolve(provider),
      isAuthorized: async () => (await accountsOf('eth_accounts')).length > 0,
      switchChain: ({ chainId, addEthereumChainParameter }) =>
        switchChain(chainId, addEthereumChainParameter),
      onAccountsChanged,
      onChainChanged,
      onConnect: () => void onConnect(),
      onDisconnect,
    }
  }
}
