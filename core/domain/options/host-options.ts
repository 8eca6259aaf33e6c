import type { ChainId, Namespace } from '../values/caip.ts'
import type { FeatureOption } from '../features/features.ts'
import type { ChainIdOf, HostNetwork } from '../network/host-network.ts'
import type { Options } from './options.ts'
import type { SocialProvider } from './social-provider.ts'

/**
 * The options that a host app writes. Only `networks` is always required. `projectId` may be absent if pairing and the registry are switched off. If
 * `networks` is a literal list, ids of networks are checked by type.
 */
export type HostOptions<Networks extends readonly HostNetwork[] = readonly HostNetwork[]> = {
  /**
   * The id of your project at the wallet registry and the relay; ASCII without spaces. Omit it only with `features: { pairing: false, registry: false
   * }`. Then only the wallets of the browser are offered, and no service is used.
   */
  readonly projectId?: string | undefined
  /**
   * The networks that a visitor may choose from, without duplicates. Such as `[mainnet, base]` from `latchkey/networks`, chains of `viem/chains`, or
   * your own.
   */
  readonly networks: Networks
  /** The CAIP-2 id of the network for a visitor's first visit; by default the first of `networks`. */
  readonly defaultNetwork?: ChainIdOf<Networks[number]> | undefined
  /** Whether a wallet may stay on a network outside of `networks` without a request to switch; default `false`. */
  readonly allowUnsupportedChain?: boolean | undefined
  /**
   * Whether a receiver's name on another server, such as `*.base.eth`, is looked up there (CCIP-Read, EIP-3668); default `true`. That server then
   * learns the name.
   */
  readonly ccipRead?: boolean | undefined
  /** The description of your app in wallets: name, description, url (https) and icons; by default the page's own host. */
  readonly metadata?:
    | {
        /** The app's name, as the wallet shows it. */
        readonly name: string
        /** One sentence about the app. */
        readonly description: string
        /** The https URL of the app. A wallet compares it with the origin of a request. */
        readonly url: string
        /** URLs of the app's pictures. */
        readonly icons: readonly string[]
      }
    | undefined
  /** Where the row "All wallets" is shown: always (`SHOW`, the default), never (`HIDE`), or on phones only (`ONLY_MOBILE`). */
  readonly allWallets?: Options['allWallets'] | undefined
  /** Registry ids of the only wallets to list; by default all of them. */
  readonly includeWalletIds?: readonly string[] | undefined
  /** Registry ids or reverse domain names of wallets to hide, even if they announce themselves in the browser; by default none. */
  readonly excludeWalletIds?: readonly string[] | undefined
  /** Registry ids of the wallets to list first, in this order; by default none. */
  readonly featuredWalletIds?: readonly string[] | undefined
  /** Wallets of your own beside the registry's, each with id, name and its https URLs or app links; by default none. */
  readonly customWallets?: readonly HostWallet[] | undefined
  /** Tokens to show in place of a network's coin, in the account and on its button; by default none. The keys are CAIP-2 chain ids. */
  readonly tokens?:
    | ByChain<
        ChainIdOf<Networks[number]>,
        {
          /** The address of the token's contract, or on Solana of its mint. */
          readonly address: string
          /** The https URL of its picture. */
          readonly image?: string | null | undefined
        }
      >
    | undefined
  /** The https URL of your terms, linked below the list of wallets; by default no link. */
  readonly termsConditionsUrl?: string | undefined
  /** The https URL of your privacy policy, linked below the list of wallets; by default no link. */
  readonly privacyPolicyUrl?: string | undefined
  /**
   * Whether usage is reported to `endpoints.analytics`, if that service accepts it; default `false`. A report holds the visitor's actions and their
   * results, and the page's URL without query and hash (docs/analytics.md has the details).
   */
  readonly enableAnalytics?: boolean | undefined
  /** Further data in usage reports. */
  readonly analytics?:
    | {
        /** The connected address; default `false`. */
        readonly addresses?: boolean | undefined
      }
    | undefined
  /**
   * The level of the log; default `error`. It is `silent`, `error` (defects), `warn` (failures), `info` (events of note), or `debug` (every event).
   * An entry has the name of its event and the code of its failure, but no data of the event.
   */
  readonly logLevel?: Options['logLevel'] | undefined
  /** Whether purchases of crypto are offered; default `true`. */
  readonly enableOnramp?: boolean | undefined
  /** Providers of your own that visitors can buy from, after Coinbase; by default none (docs/buy.md). */
  readonly onRampProviders?:
    | readonly {
        /** At most 64 letters, digits, `_` and `-`, unique among the providers. */
        readonly id: string
        /** The name that visitors read. */
        readonly name: string
        /** The https URL of its page. It may contain `{address}`, `{token}`, `{network}`, `{contract}`, `{amount}`, `{currency}` and `{method}`. */
        readonly url: string
        /** The kinds of networks that the provider sells for, as CAIP-2 namespaces. */
        readonly namespaces: readonly Namespace[]
      }[]
    | undefined
  /**
   * Contracts of tokens that you vouch for, by CAIP-2 chain id, beside the well-known ones; by default none. They are suggested, and a token that
   * imitates one of them is marked.
   */
  readonly knownTokens?: ByChain<ChainIdOf<Networks[number]>, readonly string[]> | undefined
  /** Whether swaps of tokens are offered; default `true`. */
  readonly enableSwaps?: boolean | undefined
  /**
   * The contracts that a swap may approve and call, by CAIP-2 chain id, in place of the known ones. By default the contracts of the built-in provider
   * (docs/swap.md).
   */
  readonly swapSpenders?: ByChain<ChainIdOf<Networks[number]>, readonly string[]> | undefined
  /** Whether wallets that announce themselves in the browser are listed (EIP-6963); default `true`. */
  readonly enableEIP6963?: boolean | undefined
  /**
   * Whether a visitor signs in with the wallet after connecting (EIP-4361), which needs `siwe`. By default the value that `siwe` implies, and `false`
   * without it.
   */
  readonly isSiweEnabled?: boolean | undefined
  /** The color scheme: light, dark, or that of the visitor's system (`auto`, the default). */
  readonly themeMode?: Options['themeMode'] | undefined
  /** CSS values of the theme's custom properties, such as `{ '--latchkey-accent': '#0a7' }`; by default none. */
  readonly themeVariables?: Readonly<Record<string, string>> | undefined
  /** The language of texts, numbers and dates, as a BCP 47 tag such as `de` or `pt-BR`; default `en`. Untranslated texts are English. */
  readonly locale?: string | undefined
  /** The direction: left to right (`ltr`) or right to left (`rtl`); by default that of `locale`. */
  readonly direction?: Options['direction']
  /** Your own wording by the name of a text, such as `{ 'connect.title': 'Log in' }`; by default none. */
  readonly strings?: Readonly<Record<string, string>> | undefined
  /** Other URLs for the remote services: https (relay: wss), or http and ws on loopback. The default of each is its public service. */
  readonly endpoints?:
    | {
        /** The list of wallets and their pictures; default `https://api.web3modal.org`. */
        readonly registry?: string | undefined
        /** Names, history and quotes, and the RPC endpoint that is used before a network's public URLs; default `https://rpc.walletconnect.org`. */
        readonly blockchainApi?: string | undefined
        /** The relay to phones (WalletConnect 2), a wss URL; default `wss://relay.walletconnect.org`. */
        readonly relay?: string | undefined
        /** The page of the e-mail and social login; default `https://secure.walletconnect.org`. */
        readonly frame?: string | undefined
        /** The receiver of usage reports if `enableAnalytics` is on; default `https://pulse.walletconnect.org`. */
        readonly analytics?: string | undefined
      }
    | undefined
  /**
   * Your own RPC URLs by CAIP-2 chain id; https, or http on loopback; by default none. They are tried in order, before the RPC endpoint and the
   * network's public URLs. A wss URL (ws on loopback) reports changes of a balance.
   */
  readonly rpcUrls?: ByChain<ChainIdOf<Networks[number]>, string | readonly string[]> | undefined
  /** The features to offer; by default all except `email` and `socials`. The code of a feature that is `false` is never loaded. */
  readonly features?:
    | ({
        /** The sign-in with an e-mail address, in the secure frame at `endpoints.frame`; off unless `true`. */
        readonly email?: boolean | undefined
        /** The sign-in with an account of these providers, in this order, in the secure frame at `endpoints.frame`; by default none. */
        readonly socials?: readonly SocialProvider[] | undefined
        /** The list of past transactions; the same as `activity`. */
        readonly history?: boolean | undefined
        /** The pairing of wallets on other devices, by QR code or app link. Without it, the relay at `endpoints.relay` is never contacted. */
        readonly pairing?: boolean | undefined
        /** The list of wallets and their pictures from the service at `endpoints.registry`. Without it, that service is never contacted. */
        readonly registry?: boolean | undefined
        /** The view of the address for incoming payments. */
        readonly receive?: boolean | undefined
        /** Transfers of tokens. */
        readonly send?: boolean | undefined
        /** Swaps of tokens; the same as `enableSwaps`. */
        readonly swap?: boolean | undefined
        /** Purchases for money; the same as `enableOnramp`. */
        readonly onRamp?: boolean | undefined
        /** The history of an account, and the outcome of this page's transactions. */
        readonly activity?: boolean | undefined
        /** Usage reports, if `enableAnalytics` is on. */
        readonly analytics?: boolean | undefined
        /** Updates of the balance over your own socket. Without it, the balance is requested every ten seconds. */
        readonly balanceWatch?: boolean | undefined
        /** The names of networks that you do not offer. Without it, their ids are shown. */
        readonly networkNames?: boolean | undefined
        /** Reads from nodes for a provider while no wallet is connected. */
        readonly nodes?: boolean | undefined
        /**
         * The connection of a wallet of another kind, for a network that the connected one does not support. Without it, such a network cannot be
         * chosen.
         */
        readonly switchActiveChain?: boolean | undefined
        /** The sign-in at your server, if `isSiweEnabled` is on. */
        readonly signIn?: boolean | undefined
        /** The balances of all tokens and their total, from the service at `endpoints.blockchainApi`. Without it, the account shows one balance. */
        readonly tokenBalances?: boolean | undefined
        /** The choice among the accounts that a wallet shares. Without it, the wallet's own first account is used. */
        readonly switchAddress?: boolean | undefined
        /** The registration of a name for an account, with the service at `endpoints.blockchainApi`. */
        readonly accountNames?: boolean | undefined
        /** The names and pictures of accounts. Without it, an account is shown by its address. */
        readonly identity?: boolean | undefined
        /** The wallet in the secure frame, with every method to sign in. */
        readonly frame?: boolean | undefined
        /** The texts of languages other than English. Without it, texts stay English, but numbers and dates still follow `locale`. */
        readonly locale?: boolean | undefined
      } & { readonly [Name in FeatureOption]?: boolean | undefined })
    | undefined
}

/** Values by chain id. If the chain ids are known at run time only, any chain id. */
type ByChain<Id extends ChainId, Value> = string extends Id
  ? Readonly<Record<Id, Value>>
  : { readonly [Chain in Id]?: Value }

/** A wallet that the host app adds to the list, in the registry's field names. */
export type HostWallet = {
  /** An id of your own, unique among the wallets. */
  readonly id: string
  /** The name that visitors read. */
  readonly name: string
  /** The https URL of its website. */
  readonly homepage?: string | null | undefined
  /** The https URL of its picture. */
  readonly image_url?: string | null | undefined
  /** The link that opens its app on a phone, such as `tide://`. */
  readonly mobile_link?: string | null | undefined
  /** The link that opens its desktop app. */
  readonly desktop_link?: string | null | undefined
  /** The https URL of its web app. */
  readonly webapp_link?: string | null | undefined
  /** The https URL of its page in Apple's App Store. */
  readonly app_store?: string | null | undefined
  /** The https URL of its page in Google Play. */
  readonly play_store?: string | null | undefined
  /** The https URL of its page in the Chrome Web Store. */
  readonly chrome_store?: string | null | undefined
  /** The reverse domain name that the wallet announces (EIP-6963), such as `com.example.wallet`. */
  readonly rdns?: string | null | undefined
}
