import type { ChainId } from './caip.ts'
import type { Network } from './network.ts'
import type { Options } from './options.ts'
import type { ViemChain } from './viem-chain.ts'

/** What a host writes: the options of spec 1, all but `projectId` and `networks` optional. */
export type HostOptions = {
  /** The id of your project at the wallet registry and the relay; ASCII without spaces. */
  readonly projectId: string
  /** The networks a visitor may choose from, none twice; such as `[mainnet, base]` from `latchkey/networks`, chains of `viem/chains`, or your own. */
  readonly networks: readonly (Network | ViemChain)[]
  /** The CAIP-2 id of the network to begin with, as long as none was used before; by default the first of `networks`. */
  readonly defaultNetwork?: ChainId | undefined
  /** Whether a wallet may be on a network that is not one of `networks` without being asked to switch; default `false`. */
  readonly allowUnsupportedChain?: boolean | undefined
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
  /** Registry ids of wallets never to list, not even when they announce themselves in the browser; by default none. */
  readonly excludeWalletIds?: readonly string[] | undefined
  /** Registry ids of the wallets to list first, in this order; by default none. */
  readonly featuredWalletIds?: readonly string[] | undefined
  /** Wallets of your own beside the registry's, each with id, name and the https URLs or app links it is reached by; by default none. */
  readonly customWallets?: readonly HostWallet[] | undefined
  /** The token to show on a network, `{ address, image? }` by CAIP-2 chain id; by default none. */
  readonly tokens?:
    | Readonly<
        Record<
          ChainId,
          {
            /** The address of the token's contract. */
            readonly address: string
            /** The https URL of its picture. */
            readonly image?: string | null | undefined
          }
        >
      >
    | undefined
  /** The https URL of your terms, linked below the list of wallets; by default no link. */
  readonly termsConditionsUrl?: string | undefined
  /** The https URL of your privacy policy, linked below the list of wallets; by default no link. */
  readonly privacyPolicyUrl?: string | undefined
  /** Whether usage is reported to `endpoints.analytics`, without addresses and query strings; default `false`, and nothing is reported yet. */
  readonly enableAnalytics?: boolean | undefined
  /** Whether buying crypto is offered; default `true`, and without effect until the on-ramp is built. */
  readonly enableOnramp?: boolean | undefined
  /** Whether swapping tokens is offered; default `true`, and without effect until swaps are built. */
  readonly enableSwaps?: boolean | undefined
  /** Whether wallets that announce themselves in the browser are listed (EIP-6963); default `true`. */
  readonly enableEIP6963?: boolean | undefined
  /** Whether a visitor signs in with the wallet after connecting (EIP-4361); default `false`, and without effect until sign-in is built. */
  readonly isSiweEnabled?: boolean | undefined
  /** Light or dark, or what the visitor's system says (`auto`, the default). */
  readonly themeMode?: Options['themeMode'] | undefined
  /** CSS values by custom property of the theme, such as `{ '--latchkey-accent': '#0a7' }`; by default none. */
  readonly themeVariables?: Readonly<Record<string, string>> | undefined
  /** The language of numbers and dates and the writing direction, as a BCP 47 tag; default `en`. */
  readonly locale?: string | undefined
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
  readonly rpcUrls?: Readonly<Record<ChainId, string | readonly string[]>> | undefined
  /** Which of the later features to offer: email, socials, history, receive, send; by default all, and without effect until they are built. */
  readonly features?:
    | {
        /** Logging in with an e-mail address. */
        readonly email?: boolean | undefined
        /** Logging in with these social providers, in this order. */
        readonly socials?: readonly SocialProvider[] | undefined
        /** The list of past transactions. */
        readonly history?: boolean | undefined
        /** Showing the address for others to pay to. */
        readonly receive?: boolean | undefined
        /** Sending tokens. */
        readonly send?: boolean | undefined
      }
    | undefined
}

type SocialProvider = 'google' | 'github' | 'apple' | 'facebook' | 'x' | 'discord' | 'farcaster'

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
