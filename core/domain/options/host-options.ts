import type { ChainId, Namespace } from '../values/caip.ts'
import type { FeatureOption } from '../features/features.ts'
import type { ChainIdOf, HostNetwork } from '../network/host-network.ts'
import type { Options } from './options.ts'
import type { SocialProvider } from './social-provider.ts'

/** What a host writes: the options of spec 1, all but `networks` optional, and `projectId` only where pairing and the registry are switched off; ids of networks are those of `networks`, where these are written out. */
export type HostOptions<Networks extends readonly HostNetwork[] = readonly HostNetwork[]> = {
  /** The id of your project at the wallet registry and the relay; ASCII without spaces. Leave it out only with `features: { pairing: false, registry: false }`: then the wallets of the browser are offered, and no service is asked. */
  readonly projectId?: string | undefined
  /** The networks a visitor may choose from, none twice; such as `[mainnet, base]` from `latchkey/networks`, chains of `viem/chains`, or your own. */
  readonly networks: Networks
  /** The CAIP-2 id of the network to begin with, as long as none was used before; by default the first of `networks`. */
  readonly defaultNetwork?: ChainIdOf<Networks[number]> | undefined
  /** Whether a wallet may be on a network that is not one of `networks` without being asked to switch; default `false`. */
  readonly allowUnsupportedChain?: boolean | undefined
  /** Whether the name of a receiver that is kept on another server, such as `*.base.eth`, is looked up there (CCIP-Read, EIP-3668), which tells that server the name; default `true`. */
  readonly ccipRead?: boolean | undefined
  /** How wallets are told about your app: name, description, url (https) and icons; by default the page's own host. */
  readonly metadata?:
    | {
        /** The app's name, as the wallet shows it. */
        readonly name: string
        /** One sentence about the app. */
        readonly description: string
        /** The https URL of the app; a wallet compares it with where the request comes from. */
        readonly url: string
        /** URLs of the app's pictures. */
        readonly icons: readonly string[]
      }
    | undefined
  /** Where the row "All Wallets" stands: everywhere (`SHOW`, the default), nowhere, or on phones only. */
  readonly allWallets?: Options['allWallets'] | undefined
  /** Registry ids of the only wallets to list; by default all of them. */
  readonly includeWalletIds?: readonly string[] | undefined
  /** Registry ids or reverse domain names of wallets never to list, not even when they announce themselves in the browser; by default none. */
  readonly excludeWalletIds?: readonly string[] | undefined
  /** Registry ids of the wallets to list first, in this order; by default none. */
  readonly featuredWalletIds?: readonly string[] | undefined
  /** Wallets of your own beside the registry's, each with id, name and the https URLs or app links it is reached by; by default none. */
  readonly customWallets?: readonly HostWallet[] | undefined
  /** The token whose balance is shown in the place of the network's coin, in the account and on its button, `{ address, image? }` by CAIP-2 chain id; by default none. */
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
  /** Whether usage is reported to `endpoints.analytics`, if that service wants it: what is pressed and how it ends, with the page's URL without its query and hash (docs/analytics.md says all); default `false`. */
  readonly enableAnalytics?: boolean | undefined
  /** What usage may tell beyond that. */
  readonly analytics?:
    | {
        /** The address that was connected; default `false`. */
        readonly addresses?: boolean | undefined
      }
    | undefined
  /** What is told in the log: nothing (`silent`), what broke (`error`, the default), what did not work (`warn`), what happened (`info`), or every event (`debug`); its name and the code of its failure, and nothing of what is in it. */
  readonly logLevel?: Options['logLevel'] | undefined
  /** Whether buying crypto is offered; default `true`. */
  readonly enableOnramp?: boolean | undefined
  /** Providers of your own from whom visitors can buy, after Coinbase; by default none (docs/buy.md). */
  readonly onRampProviders?:
    | readonly {
        /** Letters, digits, `_` and `-`, 64 at most; no two have the same. */
        readonly id: string
        /** The name that visitors read. */
        readonly name: string
        /** The https URL of its page, with `{address}`, `{token}`, `{network}`, `{contract}`, `{amount}`, `{currency}` and `{method}` where these belong. */
        readonly url: string
        /** The kinds of networks that it sells for, as CAIP-2 namespaces. */
        readonly namespaces: readonly Namespace[]
      }[]
    | undefined
  /** Contracts of tokens that you vouch for, by CAIP-2 chain id, beside the well-known ones: they are suggested, and no other token passes for them; by default none. */
  readonly knownTokens?: ByChain<ChainIdOf<Networks[number]>, readonly string[]> | undefined
  /** Whether swapping tokens is offered; default `true`. */
  readonly enableSwaps?: boolean | undefined
  /** The contracts that a swap may let take tokens and be sent to, by CAIP-2 chain id, in the place of those that are known; by default the provider's own (docs/swap.md). */
  readonly swapSpenders?: ByChain<ChainIdOf<Networks[number]>, readonly string[]> | undefined
  /** Whether wallets that announce themselves in the browser are listed (EIP-6963); default `true`. */
  readonly enableEIP6963?: boolean | undefined
  /** Whether a visitor signs in with the wallet after connecting (EIP-4361), which needs `siwe`; by default what that says, and `false` without it. */
  readonly isSiweEnabled?: boolean | undefined
  /** Light or dark, or what the visitor's system says (`auto`, the default). */
  readonly themeMode?: Options['themeMode'] | undefined
  /** CSS values by custom property of the theme, such as `{ '--latchkey-accent': '#0a7' }`; by default none. */
  readonly themeVariables?: Readonly<Record<string, string>> | undefined
  /** The language of words, numbers and dates, as a BCP 47 tag such as `de` or `pt-BR`; default `en`. Words that there are not in it are English. */
  readonly locale?: string | undefined
  /** From left to right (`ltr`) or from right to left (`rtl`); by default as `locale` is written. */
  readonly direction?: Options['direction']
  /** Your own wording by the name of a text, such as `{ 'connect.title': 'Log in' }`; by default none. */
  readonly strings?: Readonly<Record<string, string>> | undefined
  /** Other URLs for the remote services, https (relay: wss), or http and ws on loopback; each has its public service as default. */
  readonly endpoints?:
    | {
        /** The list of wallets and their pictures; default `https://api.web3modal.org`. */
        readonly registry?: string | undefined
        /** Names, history and quotes, and the RPC endpoint that is asked before the public URLs of a network; default `https://rpc.walletconnect.org`. */
        readonly blockchainApi?: string | undefined
        /** The relay to phones (WalletConnect 2), a wss URL; default `wss://relay.walletconnect.org`. */
        readonly relay?: string | undefined
        /** The page of the e-mail and social login; default `https://secure.walletconnect.org`. */
        readonly frame?: string | undefined
        /** Where usage is reported when `enableAnalytics` is on; default `https://pulse.walletconnect.org`. */
        readonly analytics?: string | undefined
      }
    | undefined
  /** Your own RPC URLs by CAIP-2 chain id, asked in order before the RPC endpoint and the network's public ones; https, or http on loopback; by default none. A wss URL among them (ws on loopback) tells when a balance may have changed. */
  readonly rpcUrls?: ByChain<ChainIdOf<Networks[number]>, string | readonly string[]> | undefined
  /** Which features to offer; by default all but `email` and `socials`. The code of one that is `false` is never loaded. */
  readonly features?:
    | ({
        /** Signing in with an e-mail address, in the secure frame at `endpoints.frame`; off unless `true`. */
        readonly email?: boolean | undefined
        /** Signing in with an account at any of these, in this order, in the secure frame at `endpoints.frame`; by default none. */
        readonly socials?: readonly SocialProvider[] | undefined
        /** The list of past transactions; the same as `activity`. */
        readonly history?: boolean | undefined
        /** Pairing wallets on other devices, by QR code or app link; without it nobody dials the relay at `endpoints.relay`. */
        readonly pairing?: boolean | undefined
        /** The list of wallets and their pictures from the service at `endpoints.registry`; without it nobody asks that service. */
        readonly registry?: boolean | undefined
        /** Showing the address for others to pay to. */
        readonly receive?: boolean | undefined
        /** Sending tokens. */
        readonly send?: boolean | undefined
        /** Swapping tokens; the same as `enableSwaps`. */
        readonly swap?: boolean | undefined
        /** Buying for money; the same as `enableOnramp`. */
        readonly onRamp?: boolean | undefined
        /** What an account did, and whether what it sent through this page has settled. */
        readonly activity?: boolean | undefined
        /** Reporting usage, where `enableAnalytics` is on. */
        readonly analytics?: boolean | undefined
        /** Following the balance over a socket of yours; without it the balance is asked for every ten seconds. */
        readonly balanceWatch?: boolean | undefined
        /** The names of networks that you do not offer; without it they are called by their ids. */
        readonly networkNames?: boolean | undefined
        /** Reading from nodes for a provider while nobody is connected. */
        readonly nodes?: boolean | undefined
        /** The way to a wallet of another kind, for a network that the connected one does not serve; without it such a network cannot be chosen. */
        readonly switchActiveChain?: boolean | undefined
        /** Signing in at your server, where `isSiweEnabled` is on. */
        readonly signIn?: boolean | undefined
        /** What an account holds of all tokens, and in total, from the service at `endpoints.blockchainApi`; without it the account shows one balance. */
        readonly tokenBalances?: boolean | undefined
        /** Choosing another account of those that a wallet shares; without it the wallet's own first one counts. */
        readonly switchAddress?: boolean | undefined
        /** Registering a name for an account with the service at `endpoints.blockchainApi`. */
        readonly accountNames?: boolean | undefined
        /** The names and pictures that accounts go by; without it an account is called by its address. */
        readonly identity?: boolean | undefined
        /** The wallet in the secure frame, however one signs in to it. */
        readonly frame?: boolean | undefined
        /** The words of another language than English; without it they stay English, and numbers and dates follow `locale` all the same. */
        readonly locale?: boolean | undefined
      } & { readonly [Name in FeatureOption]?: boolean | undefined })
    | undefined
}

/** Values by chain id; of chains that are written out, any. */
type ByChain<Id extends ChainId, Value> = string extends Id
  ? Readonly<Record<Id, Value>>
  : { readonly [Chain in Id]?: Value }

/** A wallet that the host adds to the list itself, in the registry's spelling. */
export type HostWallet = {
  /** An id of your own that no other wallet has. */
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
  /** The reverse domain name it announces itself under (EIP-6963), such as `com.example.wallet`. */
  readonly rdns?: string | null | undefined
}
