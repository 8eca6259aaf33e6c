import type { CreateConnectorFn } from 'wagmi'
import type { Latchkey } from '../../core/latchkey.ts'
import type { Eip1193Provider } from './eip1193-provider.ts'
import { checkConnectorLook } from './checked-connector-look.ts'
import { expectLatchkey } from './expected-latchkey.ts'
import { getProvider } from './get-provider.ts'
import { connectError } from './wagmi-error.ts'
import { createWagmiEvents } from './wagmi-events.ts'
import { createWagmiWallet } from './wagmi-wallet.ts'

/** The look of the connector among wagmi's connectors. */
export type ConnectorLook = { readonly name?: string; readonly icon?: string }

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
    const wallet = createWagmiWallet(provider, chains)
    const { follow, connecting, share, ...listeners } = createWagmiEvents(provider, wallet, emitter)

    const connect = async (chainId: number | undefined, isReconnecting: boolean) => {
      const accounts = await wallet.accounts(isReconnecting ? 'eth_accounts' : 'eth_requestAccounts')
      if (accounts.length === 0) throw new Error('No wallet of an earlier visit is connected.')
      const now = await wallet.chainId()
      const isElsewhere = chainId !== undefined && chainId !== now
      const moved = isElsewhere ? await wallet.switchChain(chainId).catch(() => null) : null
      share()
      return { accounts, chainId: moved?.id ?? now }
    }

    return {
      id: 'latchkey',
      type: 'latchkey',
      name,
      icon,
      setup: async () => follow(),
      connect: async ({ chainId, isReconnecting = false, withCapabilities } = {}) => {
        follow()
        try {
          const { accounts, ...connected } = await connecting(() => connect(chainId, isReconnecting))
          const shared = withCapabilities
            ? accounts.map((address) => ({ address, capabilities: {} }))
            : accounts
          return { accounts: shared as never, ...connected }
        } catch (error) {
          throw connectError(error)
        }
      },
      disconnect: () => latchkey.disconnect({ namespace: 'eip155' }),
      getAccounts: () => wallet.accounts('eth_accounts'),
      getChainId: wallet.chainId,
      getProvider: () => Promise.resolve(provider),
      isAuthorized: async () => (await wallet.accounts('eth_accounts')).length > 0,
      switchChain: ({ chainId, addEthereumChainParameter }) =>
        wallet.switchChain(chainId, addEthereumChainParameter),
      ...listeners,
    }
  }
}
