import { sendArguments } from './send-arguments.ts'
import type { ViewArguments } from './view-argument.ts'

/** What there is to know of a view before it is drawn. */
export type ViewFacts = {
  /** What it means nothing without: a connection, or something that was chosen on the way to it, so that nobody can ask for it first. */
  readonly needs?: 'connection' | 'choice'
  /** The feature that it shows, beside `modal`, which every view shows. */
  readonly feature?: string
  /** What it is part of in the option `features`, where that is no feature with code of its own. */
  readonly option?: string
  /** Whether hosts are offered it to begin with. */
  readonly isOffered?: true
  /** The view that explains it, behind the question mark in its bar while nothing lies below it. */
  readonly help?: 'WhatIsAWallet'
  /** When an inline embed leads to it; an embed is at home in Connect, an attempt and Account, and shows no other. */
  readonly embed?: 'unconnected' | 'connected'
  /** What it shows that is read, asked or waited for while it is looked at: an attempt to connect, a URI to pair by, an account's tokens, what a sending costs. */
  readonly shows?: readonly ('attempt' | 'pairing' | 'tokens' | 'cost')[]
  /** What is chosen in it, so that nobody is led away from it before. */
  readonly chooses?: 'network' | 'account' | 'wallet'
  /** What it is about, for kits that have a modal for each: the account, or the network; else the way to a wallet. */
  readonly subject?: 'account' | 'chain'
  /** With what it can begin. */
  readonly arguments?: ViewArguments
}

/** A sign-in to the secure frame that is under way. */
const signingIn = { needs: 'choice', embed: 'unconnected', feature: 'frame' } as const
/** A choice of whoever is signed in: of another address, or another kind of account. */
const choosingInFrame = { needs: 'choice', embed: 'connected', feature: 'frame' } as const

/** A step of sending, which means nothing without the one before. */
const sending = { needs: 'choice', embed: 'connected', feature: 'send' } as const

/** Every view of the modal, described once; both renderers must draw each of them. */
export const views = {
  Connect: { isOffered: true, help: 'WhatIsAWallet' },
  ConnectingExternal: { needs: 'choice', shows: ['attempt'], chooses: 'wallet' },
  ConnectingMultiChain: { needs: 'choice', embed: 'unconnected' },
  ConnectingWalletConnect: { needs: 'choice', embed: 'unconnected', shows: ['pairing'] },
  ConnectSocials: { embed: 'unconnected', feature: 'frame' },
  ConnectingSocial: signingIn,
  ConnectingFarcaster: signingIn,
  EmailVerifyDevice: signingIn,
  EmailVerifyOtp: signingIn,
  UpdateEmailWallet: choosingInFrame,
  UpdateEmailPrimaryOtp: choosingInFrame,
  UpdateEmailSecondaryOtp: choosingInFrame,
  UpgradeToSmartAccount: { ...choosingInFrame, chooses: 'account' },
  AllWallets: { embed: 'unconnected' },
  Downloads: { needs: 'choice', embed: 'unconnected' },
  GetWallet: { embed: 'unconnected' },
  WhatIsAWallet: { embed: 'unconnected' },
  WhatIsANetwork: { embed: 'connected', subject: 'chain' },
  Account: { needs: 'connection', isOffered: true, shows: ['tokens'], subject: 'account' },
  AllTokens: { needs: 'connection', embed: 'connected', feature: 'token-balances', shows: ['tokens'] },
  AccountSettings: { needs: 'connection', embed: 'connected' },
  SwitchAddress: { needs: 'connection', embed: 'connected', option: 'switch-address', chooses: 'account' },
  WalletReceive: { needs: 'connection', embed: 'connected', option: 'receive' },
  WalletCompatibleNetworks: { needs: 'connection', embed: 'connected', option: 'receive' },
  WalletSend: {
    needs: 'connection',
    isOffered: true,
    embed: 'connected',
    feature: 'send',
    shows: ['tokens', 'cost'],
    arguments: sendArguments,
  },
  WalletSendSelectToken: { ...sending, shows: ['tokens'] },
  WalletSendPreview: { ...sending, shows: ['tokens', 'cost'] },
  WalletSendConfirmed: sending,
  UnsupportedChain: { needs: 'choice', embed: 'connected', subject: 'chain' },
  SwitchActiveChain: {
    needs: 'choice',
    embed: 'connected',
    feature: 'switch-active-chain',
    chooses: 'network',
    subject: 'chain',
  },
  ConnectingSiwe: { needs: 'connection', feature: 'sign-in' },
  Transactions: { needs: 'connection', embed: 'connected', feature: 'activity' },
  Networks: { isOffered: true, embed: 'connected', chooses: 'network', subject: 'chain' },
} as const satisfies Readonly<Record<string, ViewFacts>>

type Views = typeof views

/** A view that hosts are offered to begin with. */
export type OfferedView = {
  [Name in keyof Views]: Views[Name] extends { readonly isOffered: true } ? Name : never
}[keyof Views]

/** What there is to know of a view; nothing of one that there is not. */
export function factsOf(view: keyof Views): ViewFacts {
  return Object.hasOwn(views, view) ? views[view] : {}
}

/** The features without which a view cannot be shown. */
export function featuresFor(view: keyof Views): readonly string[] {
  const { feature } = factsOf(view)
  return feature === undefined ? ['modal'] : ['modal', feature]
}
