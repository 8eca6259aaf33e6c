import { newcomerKey, rdnsOf } from '../../core/domain/wallets/wallet.ts'
import type { FoundWallet } from './announced-wallet.ts'
import type { WalletProvider } from '../eip1193/provider.ts'

/** The announced providers, each under its permanent key. */
export type AnnouncedProviders = {
  /** Registers an announcement and returns it under its key. Returns null if it claims to be a known wallet but brings another provider. */
  readonly take: (found: FoundWallet) => FoundWallet | null
  readonly providerOf: (walletKey: string) => WalletProvider | null
  readonly has: (provider: WalletProvider) => boolean
}

/**
 * Creates an empty register. The first wallet that announces a reverse domain name owns that name, with its provider. Another provider with
 * another `uuid` is another wallet, under a key of its own.
 */
export function createAnnouncedProviders(): AnnouncedProviders {
  const byKey = new Map<string, Pick<FoundWallet, 'provider' | 'uuid'>>()
  const keyOf = ({ wallet, provider }: FoundWallet) =>
    [...byKey].find(([key, known]) => rdnsOf(key) === wallet.key && known.provider === provider)?.[0]

  const take = (found: FoundWallet): FoundWallet | null => {
    const { wallet, provider, uuid } = found
    const known = keyOf(found)
    const own = newcomerKey(wallet.key, uuid)
    const isClaimed = byKey.get(wallet.key)?.uuid === uuid || byKey.has(own)
    if (known === undefined && isClaimed) return null
    const key = known ?? (byKey.has(wallet.key) ? own : wallet.key)
    if (known === undefined) byKey.set(key, { provider, uuid })
    return { ...found, wallet: { ...wallet, key } }
  }

  return {
    take,
    providerOf: (walletKey) => byKey.get(walletKey)?.provider ?? null,
    has: (provider) => [...byKey.values()].some((known) => known.provider === provider),
  }
}
