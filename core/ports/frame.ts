import type { AccountType } from '../domain/account/account-type.ts'
import type { Address } from '../domain/account/account.ts'
import type { ChainId } from '../domain/values/caip.ts'
import type { Json } from '../domain/values/json.ts'
import type { Secret } from '../domain/values/secret.ts'
import type { RedirectProvider } from '../domain/options/social-provider.ts'
import type { Answer } from './answer.ts'

/** The signed-in user of the frame: the chain, the accounts, and the preferred kind of account. */
export type FrameUser = {
  /** The e-mail address of the sign-in. Null if the social account shares none. */
  readonly email?: string | null
  readonly address: Address
  readonly chainId: ChainId
  readonly accounts: readonly { readonly address: Address; readonly type: AccountType }[]
  readonly preferredAccountType: AccountType | null
  readonly isSmartAccountDeployed: boolean
}

/** The visitor's next step: open a link on this device, enter a code, or nothing, because the frame already knows the visitor. */
export type EmailStep = 'device' | 'code' | 'none'

/** News of the consent window. It is open, or the visitor has consented and the frame can sign in with `uri`, or the visitor closed it first. */
export type PopupNews =
  | { readonly kind: 'opened' }
  | { readonly kind: 'consented'; readonly uri: Secret<string> }
  | { readonly kind: 'closed' }

/** The look of the page, which the frame imitates. `w3mThemeVariables` uses the names that the frame knows. */
export type FrameTheme = {
  readonly themeMode?: 'light' | 'dark'
  readonly w3mThemeVariables?: Readonly<Record<string, string>>
  /** The variables that the host app set. They have Latchkey's names, and also the frame's name if one exists. */
  readonly themeVariables?: Readonly<Record<string, string>>
}

/** The description of the host app that the frame shows. */
type FrameDapp = {
  readonly metadata?: {
    readonly name: string
    readonly description: string
    readonly url: string
    readonly icons: readonly string[]
  }
  readonly sdkVersion: string
  readonly projectId: string
}

/** The texts and the theme of the approval dialog. The default theme is the system's. */
export type Approval = {
  readonly title: string
  readonly close: string
  readonly themeMode: 'light' | 'dark' | 'auto'
}

/**
 * The secure frame: a wallet for an e-mail or social account, on a page of its own. The port stores nothing. Every question has a limit. Each one
 * fails with `unreachable` if the frame does not load within twenty seconds. Each one fails with `timed-out` or `malformed-answer` if the frame gives
 * no readable answer. Other failures are the frame's own (`wallet-failed`, `user-rejected`, `limit-exceeded` …).
 */
export interface Frame {
  /** Asks the frame to mail a code or a link. Fails with `limit-exceeded` within 30 seconds of `lastAskedAt` (milliseconds since 1970). */
  connectEmail(
    request: { email: string; lastAskedAt: number | null },
    signal: AbortSignal,
  ): Answer<{ next: EmailStep }>
  /** Waits until the visitor opens the link. */
  connectDevice(request: null, signal: AbortSignal): Answer<null>
  /** Signs in with the code. */
  connectOtp(request: { otp: Secret<string> }, signal: AbortSignal): Answer<null>
  /** Returns whether a user is signed in. `token` is the last session token from the frame. */
  isConnected(
    request: { token: Secret<string> | null },
    signal: AbortSignal,
  ): Answer<{ isConnected: boolean }>
  /** Emits the session tokens from the frame, until the signal aborts. A later visit signs in with the last one. */
  sessionTokens(request: null, signal: AbortSignal): Answer<{ token: Secret<string> }>
  getChainId(request: null, signal: AbortSignal): Answer<{ chainId: ChainId }>
  /** Loads the code of `openPopup`, so that the visitor's press can open a window synchronously. */
  preparePopup(request: null, signal: AbortSignal): Answer<null>
  /**
   * Opens an empty window for the visitor's consent. Closes it when the signal aborts or the consent has ended. Fails with `popup-blocked`, and with
   * `user-rejected` if the visitor denied consent. Fails with `untrusted-origin` if the result of the consent comes from another origin than the
   * frame's.
   */
  openPopup(request: null, signal: AbortSignal): Answer<PopupNews>
  /** Navigates the window to a URI. */
  leadPopup(request: { uri: string }, signal: AbortSignal): Answer<null>
  /** Returns the URI of the page on which the visitor consents. */
  socialRedirectUri(request: { provider: RedirectProvider }, signal: AbortSignal): Answer<{ uri: string }>
  /** Signs in with the URI at which the consent page ended. */
  connectSocial(request: { uri: Secret<string> }, signal: AbortSignal): Answer<{ username: string | null }>
  /** Returns the URI that the visitor scans or opens with Farcaster. */
  farcasterUri(request: null, signal: AbortSignal): Answer<{ uri: string }>
  /** Waits until the visitor approves in Farcaster. */
  connectFarcaster(request: null, signal: AbortSignal): Answer<{ username: string | null }>
  /** Starts a change of the e-mail address. Returns which code is requested first: that of the present address, or that of the new one. */
  updateEmail(request: { email: string }, signal: AbortSignal): Answer<{ next: 'primary' | 'secondary' }>
  updateEmailPrimaryOtp(request: { otp: Secret<string> }, signal: AbortSignal): Answer<null>
  updateEmailSecondaryOtp(request: { otp: Secret<string> }, signal: AbortSignal): Answer<{ newEmail: string }>
  syncTheme(request: FrameTheme, signal: AbortSignal): Answer<null>
  syncDappData(request: FrameDapp, signal: AbortSignal): Answer<null>
  /** Returns the chains on which accounts may be smart contracts. */
  smartAccountNetworks(request: null, signal: AbortSignal): Answer<{ chainIds: readonly ChainId[] }>
  setPreferredAccount(
    request: { type: AccountType },
    signal: AbortSignal,
  ): Answer<{ type: AccountType; address: Address }>
  /** Returns the signed-in user. Without a chain, the frame uses chain 1. */
  getUser(
    request: { chainId: ChainId | null; preferredAccountType?: AccountType },
    signal: AbortSignal,
  ): Answer<FrameUser>
  switchNetwork(request: { chainId: ChainId }, signal: AbortSignal): Answer<{ chainId: ChainId }>
  signOut(request: null, signal: AbortSignal): Answer<null>
  /** Sends a JSON-RPC request to the frame. Fails with `method-unsupported` for methods that the frame does not allow; those are never sent. */
  request(request: { chainId: ChainId; method: string; params: unknown }, signal: AbortSignal): Answer<Json>
  /**
   * Returns the frame's late answer to a request that failed with an unknown outcome. `id` is the `data` of that failure. Fails as the request would
   * have failed, and with `user-rejected` if the frame reports that it did not run. Fails with `unreachable` if the frame is gone.
   */
  lateAnswer(request: { id: string }, signal: AbortSignal): Answer<{ result: Json }>
  /**
   * Rejects all open requests that the user would have to confirm. A request fails with `user-rejected` if the frame confirms the rejection.
   * Otherwise it fails with `timed-out` and an id in `data`. The port forgets the other requests, which still get their answers.
   */
  rejectRequests(request: null, signal: AbortSignal): Answer<null>
  /** Shows the frame above the page until the signal aborts. Answers when the visitor closes it, which rejects requests as `rejectRequests` does. */
  showApproval(request: Approval, signal: AbortSignal): Answer<null>
}

/** The methods of the frame that the core itself calls. The frame's wallet and the sync of dapp data use the others. */
export type CoreFrame = Omit<
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
