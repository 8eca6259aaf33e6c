import type { AccountType } from '../domain/account/account-type.ts'
import type { Address } from '../domain/account/account.ts'
import type { ChainId } from '../domain/values/caip.ts'
import type { Json } from '../domain/values/json.ts'
import type { Secret } from '../domain/values/secret.ts'
import type { RedirectProvider } from '../domain/options/social-provider.ts'
import type { Answer } from './answer.ts'

/** Who is signed in to the frame: on which chain, with which accounts, and which kind of them is used there. */
export type FrameUser = {
  /** The e-mail address that they sign in by; null where a social account tells none. */
  readonly email?: string | null
  readonly address: Address
  readonly chainId: ChainId
  readonly accounts: readonly { readonly address: Address; readonly type: AccountType }[]
  readonly preferredAccountType: AccountType | null
  readonly isSmartAccountDeployed: boolean
}

/** What a visitor does next: opens a link on this device, writes a code, or nothing, since the frame knows them. */
export type EmailStep = 'device' | 'code' | 'none'

/** What becomes of a window that a visitor consents in: it is there, it came to what the frame signs them in by, or they closed it before. */
export type PopupNews =
  | { readonly kind: 'opened' }
  | { readonly kind: 'consented'; readonly uri: Secret<string> }
  | { readonly kind: 'closed' }

/** How the page looks, for the frame to look like it; `w3mThemeVariables` has the names that the frame knows. */
export type FrameTheme = {
  readonly themeMode?: 'light' | 'dark'
  readonly w3mThemeVariables?: Readonly<Record<string, string>>
  /** What the host chose itself: by our names, and by the frame's where it has one. */
  readonly themeVariables?: Readonly<Record<string, string>>
}

/** Who asks, for the frame to say it. */
export type FrameDapp = {
  readonly metadata?: {
    readonly name: string
    readonly description: string
    readonly url: string
    readonly icons: readonly string[]
  }
  readonly sdkVersion: string
  readonly projectId: string
}

/** What stands on the approval that a visitor sees: its name, what closes it, and the page's theme, by default the system's. */
export type Approval = {
  readonly title: string
  readonly close: string
  readonly themeMode: 'light' | 'dark' | 'auto'
}

/**
 * The secure frame: a wallet of an e-mail or social account on a page of its own (behaviour reference 2). It answers facts and keeps
 * nothing; every question ends within a limit, and fails with `unreachable` where the frame does not come within twenty seconds,
 * `timed-out` or `malformed-answer` where it gives no answer to be read, and else with what it says itself (`wallet-failed`, `user-rejected`,
 * `limit-exceeded` …).
 */
export interface Frame {
  /** Has a code or a link sent; fails with `limit-exceeded` within 30 seconds of `lastAskedAt` (milliseconds since 1970). */
  connectEmail(
    request: { email: string; lastAskedAt: number | null },
    signal: AbortSignal,
  ): Answer<{ next: EmailStep }>
  /** Waits until the link was opened. */
  connectDevice(request: null, signal: AbortSignal): Answer<null>
  /** Signs in with the code. */
  connectOtp(request: { otp: Secret<string> }, signal: AbortSignal): Answer<null>
  /** Whether somebody is signed in; the token is what the frame told last. */
  isConnected(
    request: { token: Secret<string> | null },
    signal: AbortSignal,
  ): Answer<{ isConnected: boolean }>
  /** The tokens by which the frame would know its visitor again, as it tells them, until the signal aborts. */
  sessionTokens(request: null, signal: AbortSignal): Answer<{ token: Secret<string> }>
  getChainId(request: null, signal: AbortSignal): Answer<{ chainId: ChainId }>
  /** Answers once `openPopup` can open a window in the very press that asks for it. */
  preparePopup(request: null, signal: AbortSignal): Answer<null>
  /**
   * Opens an empty window for a visitor to consent in, while it is asked; fails with `popup-blocked`, or `untrusted-origin` where somebody
   * else than the frame in that window says what consent came to, and `user-rejected` where it was denied. Once the signal aborts, or it has what it waits for, the window is closed.
   */
  openPopup(request: null, signal: AbortSignal): Answer<PopupNews>
  /** Leads the window there. */
  leadPopup(request: { uri: string }, signal: AbortSignal): Answer<null>
  /** Where a visitor consents, for a page of its own. */
  socialRedirectUri(request: { provider: RedirectProvider }, signal: AbortSignal): Answer<{ uri: string }>
  /** Signs in with what that page ended on. */
  connectSocial(request: { uri: Secret<string> }, signal: AbortSignal): Answer<{ username: string | null }>
  /** What a visitor scans, or opens, with Farcaster. */
  farcasterUri(request: null, signal: AbortSignal): Answer<{ uri: string }>
  /** Waits until they approved there. */
  connectFarcaster(request: null, signal: AbortSignal): Answer<{ username: string | null }>
  /** Begins a change of the e-mail address; answers whose code is asked for first, that of the present address or of the new one. */
  updateEmail(request: { email: string }, signal: AbortSignal): Answer<{ next: 'primary' | 'secondary' }>
  updateEmailPrimaryOtp(request: { otp: Secret<string> }, signal: AbortSignal): Answer<null>
  updateEmailSecondaryOtp(request: { otp: Secret<string> }, signal: AbortSignal): Answer<{ newEmail: string }>
  syncTheme(request: FrameTheme, signal: AbortSignal): Answer<null>
  syncDappData(request: FrameDapp, signal: AbortSignal): Answer<null>
  /** The chains on which accounts may be contracts. */
  smartAccountNetworks(request: null, signal: AbortSignal): Answer<{ chainIds: readonly ChainId[] }>
  setPreferredAccount(
    request: { type: AccountType },
    signal: AbortSignal,
  ): Answer<{ type: AccountType; address: Address }>
  /** Who is signed in; without a chain, on chain 1. */
  getUser(
    request: { chainId: ChainId | null; preferredAccountType?: AccountType },
    signal: AbortSignal,
  ): Answer<FrameUser>
  switchNetwork(request: { chainId: ChainId }, signal: AbortSignal): Answer<{ chainId: ChainId }>
  signOut(request: null, signal: AbortSignal): Answer<null>
  /** Any request that the frame may be asked (JSON-RPC); fails with `method-unsupported` for any other, which it never hears of. */
  request(request: { chainId: ChainId; method: string; params: unknown }, signal: AbortSignal): Answer<Json>
  /**
   * What the frame still answers a request that failed while its outcome was not known; `id` is what its failure carries as `data`. Fails
   * as the request would have, `user-rejected` where the frame says that it was not done, and `unreachable` once the frame is gone.
   */
  lateAnswer(request: { id: string }, signal: AbortSignal): Answer<{ result: Json }>
  /** Takes back all open requests that a person would have to confirm: `user-rejected` where the frame confirms it, `timed-out` with an id in `data` where it does not; forgets the others, which still get their answers. */
  rejectRequests(request: null, signal: AbortSignal): Answer<null>
  /** Shows the frame above everything until the signal aborts; answers when the visitor closed it, which rejects as `rejectRequests` does. */
  showApproval(request: Approval, signal: AbortSignal): Answer<null>
}

/** What the core itself asks of the frame; the rest is between the frame, its wallet and what introduces the page to it. */
export type AskedFrame = Omit<
  Frame,
  | 'isConnected'
  | 'sessionTokens'
  | 'getChainId'
  | 'syncTheme'
  | 'syncDappData'
  | 'switchNetwork'
  | 'signOut'
  | 'request'
>
