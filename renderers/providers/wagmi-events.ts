import type { CreateConnectorFn } from 'wagmi'
import type { Eip1193Provider } from './eip1193-provider.ts'
import type { WagmiAddress, WagmiWallet } from './wagmi-wallet.ts'

/** The events of the wallet that wagmi gets, and whether wagmi has an account. */
export type WagmiEvents = {
  /** Passes the provider's events to wagmi from now on, in browsers only. */
  readonly follow: () => void
  /** Connects for wagmi. No event tells wagmi of the same connection meanwhile. */
  readonly connecting: <Result>(connect: () => Promise<Result>) => Promise<Result>
  /** Records that wagmi has the accounts of the wallet. */
  readonly share: () => void
  readonly onAccountsChanged: (accounts: readonly string[]) => void
  readonly onChainChanged: (chainId: string) => void
  readonly onConnect: () => void
  readonly onDisconnect: () => void
}

/** Creates the events of one connector. They go to wagmi's emitter. */
export function createWagmiEvents(
  provider: Eip1193Provider,
  wallet: WagmiWallet,
  emitter: Parameters<CreateConnectorFn>[0]['emitter'],
): WagmiEvents {
  let isAsked = false
  let isShared = false
  let isFollowed = false

  const connect = async () => {
    if (isAsked || isShared) return
    const [accounts, chainId] = [await wallet.accounts('eth_accounts'), await wallet.chainId()]
    if (accounts.length === 0 || isShared) return
    isShared = true
    emitter.emit('connect', { accounts, chainId })
  }
  const onConnect = () => void connect()
  const onChainChanged = (chainId: string) => emitter.emit('change', { chainId: Number(chainId) })
  const onDisconnect = () => {
    isShared = false
    emitter.emit('disconnect')
  }
  const onAccountsChanged = (accounts: readonly string[]) => {
    if (accounts.length === 0) return onDisconnect()
    if (!isShared) return onConnect()
    emitter.emit('change', { accounts: accounts as readonly WagmiAddress[] })
  }

  return {
    follow: () => {
      if (isFollowed || !('window' in globalThis)) return
      isFollowed = true
      provider.on('connect', onConnect)
      provider.on('accountsChanged', onAccountsChanged)
      provider.on('chainChanged', onChainChanged)
      provider.on('disconnect', onDisconnect)
    },
    connecting: async (connectFor) => {
      isAsked = true
      try {
        return await connectFor()
      } finally {
        isAsked = false
      }
    },
    share: () => {
      isShared = true
    },
    onAccountsChanged,
    onChainChanged,
    onConnect,
    onDisconnect,
  }
}
