import type { ModalPart } from '../shell/modal-parts.ts'
import { flowArguments } from '../flows/flow-arguments.ts'
import { onRampArguments } from '../buy/arguments.ts'
import { sendArguments } from '../send/arguments.ts'
import { swapArguments, swapSideArguments } from '../swap/form/arguments.ts'
import { unsupportedChainArguments } from '../network/unsupported-chain-arguments.ts'
import type { ViewFacts } from './view-facts.ts'

/** The facts about a feature that other code needs before the feature is loaded. */
export type FeatureRow = {
  /** The families of events that wait until the feature is loaded. */
  readonly families?: readonly string[]
  /** Options, in `features` or beside it. If one of them requests the feature, it is loaded with the page. Else it is off. */
  readonly askedBy?: readonly string[]
  /** Other names that switch the feature off, in the option `features` or as an option beside it. */
  readonly alsoOffBy?: readonly string[]
  /** Set if the feature has views alone, without slices and effects. */
  readonly isViewsOnly?: true
  /** The views of the feature. Only pages that show them load them. */
  readonly views?: Readonly<Record<string, ViewFacts>>
}

/** A step of a running sign-in to the secure frame. */
const signingIn = { needs: 'choice', embed: 'unconnected' } as const
/** A view that follows an earlier choice in the account. */
const choosing = { needs: 'choice', embed: 'connected' } as const
/** A view of an account. */
const ofAccount = { needs: 'connection', embed: 'connected' } as const

/** Every feature that is loaded on request, one row each. Every page that opens the modal loads `modal`. */
export const featureRows = {
  modal: {
    families: ['wallets', 'images', 'pairing', 'account', 'network', 'toast'],
    views: {
      Connect: { isOffered: true, help: 'WhatIsAWallet' },
      ConnectingExternal: { needs: 'choice', shows: ['attempt'], chooses: 'wallet' },
      ConnectingMultiChain: signingIn,
      ConnectingWalletConnect: { ...signingIn, shows: ['pairing'], parts: ['pairing'] },
      AllWallets: { embed: 'unconnected', parts: ['registry', 'pairing'] },
      Downloads: { ...signingIn, parts: ['pairing'] },
      GetWallet: { embed: 'unconnected', parts: ['registry'] },
      WhatIsAWallet: { embed: 'unconnected' },
      WhatIsANetwork: { embed: 'connected' },
      Account: { needs: 'connection', isOffered: true, shows: ['tokens'] },
      AccountSettings: ofAccount,
      UnsupportedChain: { ...choosing, arguments: unsupportedChainArguments },
      Networks: { isOffered: true, embed: 'connected', chooses: 'network' },
    },
  },
  'balance-watch': {},
  'network-names': {},
  nodes: { families: ['nodes'] },
  'switch-active-chain': {
    views: { SwitchActiveChain: { ...choosing, chooses: 'network' } },
  },
  analytics: { families: ['analytics'] },
  'sign-in': {
    families: ['signIn', 'earlyDisconnect'],
    askedBy: ['isSiweEnabled'],
    views: { ConnectingSiwe: { needs: 'connection' } },
  },
  'token-balances': {
    families: ['tokenBalances'],
    views: { AllTokens: { ...ofAccount, shows: ['tokens'] } },
  },
  'switch-address': { isViewsOnly: true, views: { SwitchAddress: { ...ofAccount, chooses: 'account' } } },
  receive: { isViewsOnly: true, views: { WalletReceive: ofAccount, WalletCompatibleNetworks: ofAccount } },
  activity: {
    families: ['activity', 'ownTransaction'],
    alsoOffBy: ['history'],
    views: { Transactions: ofAccount },
  },
  send: {
    families: ['send', 'recentReceivers', 'receiverPaste'],
    views: {
      WalletSend: { ...ofAccount, isOffered: true, shows: ['tokens', 'cost'], arguments: sendArguments },
      WalletSendSelectToken: { ...choosing, shows: ['tokens'] },
      WalletSendPreview: { ...choosing, shows: ['tokens', 'cost'] },
      WalletSendConfirmed: choosing,
    },
  },
  'account-names': {
    families: ['accountNames'],
    views: {
      ChooseAccountName: { ...ofAccount, shows: ['names'] },
      RegisterAccountName: { ...choosing, shows: ['names'] },
      RegisterAccountNameSuccess: { ...choosing, arguments: flowArguments },
    },
  },
  swap: {
    families: ['swap', 'swapTokens'],
    alsoOffBy: ['enableSwaps'],
    views: {
      Swap: { ...ofAccount, isOffered: true, shows: ['tokens', 'quote'], arguments: swapArguments },
      SwapSelectToken: {
        ...choosing,
        shows: ['tokens', 'quote'],
        chooses: 'token',
        arguments: swapSideArguments,
      },
      SwapPreview: { ...choosing, shows: ['tokens', 'quote', 'plan'] },
      SwapConfirmed: { ...choosing, arguments: flowArguments },
    },
  },
  'on-ramp': {
    families: ['onRamp', 'purchases'],
    alsoOffBy: ['enableOnramp'],
    views: {
      OnRampProviders: { ...ofAccount, isOffered: true, shows: ['offer'], arguments: onRampArguments },
      OnRampTokenSelect: { ...choosing, shows: ['offer'], chooses: 'token' },
      OnRampFiatSelect: { ...choosing, shows: ['offer'], chooses: 'currency' },
      BuyInProgress: { ...choosing, shows: ['purchase'], arguments: flowArguments },
      OnRampActivity: { ...ofAccount, shows: ['purchases'] },
      WhatIsABuy: { embed: 'connected' },
    },
  },
  identity: { families: ['identity'] },
  locale: { families: ['locale'], askedBy: ['locale'] },
  frame: {
    families: ['email', 'emailUpdate', 'social', 'smartAccount', 'approval'],
    askedBy: ['email', 'socials'],
    views: {
      ConnectSocials: { embed: 'unconnected' },
      ConnectingSocial: signingIn,
      ConnectingFarcaster: signingIn,
      EmailVerifyDevice: signingIn,
      EmailVerifyOtp: signingIn,
      UpdateEmailWallet: choosing,
      UpdateEmailPrimaryOtp: choosing,
      UpdateEmailSecondaryOtp: choosing,
      UpgradeToSmartAccount: { ...choosing, chooses: 'account' },
    },
  },
} as const satisfies Readonly<Record<string, FeatureRow>>

type Rows = typeof featureRows

/** The name of a feature. */
export type FeatureName = keyof Rows

/** The views of a feature. It is `never` for a feature without views. */
export type ViewOf<Feature extends FeatureName> = Feature extends FeatureName
  ? Rows[Feature] extends { readonly views: infer Views }
    ? keyof Views & string
    : never
  : never

/** The name of a feature, or of a part of the modal, in the option `features`. */
export type FeatureOption = CamelCase<Exclude<FeatureName, 'modal'>> | ModalPart

type CamelCase<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Name

/** Each feature with its row. */
export const featureList = /* @__PURE__ */ Object.entries<FeatureRow>(featureRows)

/** Returns the name of a feature in the option `features`: `balanceWatch` for `balance-watch`. */
export function featureOption(feature: string): string {
  return feature.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}
