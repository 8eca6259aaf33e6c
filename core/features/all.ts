import { isFrameOffered } from '../domain/frame-offered.ts'
import type { FeatureTable } from '../domain/feature-table.ts'
import { isEnglish } from '../domain/language.ts'

/** Every feature that arrives when it is wanted, without its code. */
export const featureTable: FeatureTable = {
  families: {
    wallets: 'modal',
    images: 'modal',
    pairing: 'modal',
    account: 'modal',
    network: 'modal',
    nodes: 'nodes',
    toast: 'modal',
    analytics: 'analytics',
    signIn: 'sign-in',
    earlyDisconnect: 'sign-in',
    tokenBalances: 'token-balances',
    activity: 'activity',
    ownTransaction: 'activity',
    send: 'send',
    identity: 'identity',
    email: 'frame',
    emailUpdate: 'frame',
    social: 'frame',
    smartAccount: 'frame',
    approval: 'frame',
    locale: 'locale',
  },
  isOff: {
    'sign-in': ({ isSiweEnabled }) => !isSiweEnabled,
    activity: ({ features }) => features.history === false,
    frame: (options) => !isFrameOffered(options),
    locale: ({ locale }) => isEnglish(locale),
  },
}
