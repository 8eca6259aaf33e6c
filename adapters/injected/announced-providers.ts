import { newcomerKey, rdnsOf } from '../../core/domain/wallets/wallet.ts'
import type { FoundWallet } from './announced-wallet.ts'
import type { Eip1193Provider } from '../eip1193/provider.ts'

/** The providers that were announced, each under the key that it keeps. */
export type AnnouncedProviders = {
  /** Takes an announcement and answers it under its key; null when it claims to be a wallet that is here and brings another provider. */
  readonly take: (found: FoundWallet) => FoundWallet | null
  readonly providerOf: (walletKey: string) => Eip1193Provider | null
  readonly has: (provider: Eip1193Provider) => boolean
}

/**
 * Makes an empty register. The first wallet that announces a reverse domain name has it for good, with that provider; another
 * provider with another `uuid` is another wallet, under a key of its own.
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
