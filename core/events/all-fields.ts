import { accountFields } from './account/account.schema.ts'
import { accountNamesFields } from './names/account-names.schema.ts'
import { activityFields } from './activity/activity.schema.ts'
import type { families } from './all.ts'
import { analyticsFields } from './analytics/analytics.schema.ts'
import { approvalFields } from './operations/approval.schema.ts'
import { connectionFields } from './connection/connection.schema.ts'
import type { Shape } from './define-events.ts'
import { earlyDisconnectFields } from './sessions/early-disconnect.schema.ts'
import { emailFields } from './frame/email.schema.ts'
import { emailUpdateFields } from './frame/email-update.schema.ts'
import { embedFields } from './shell/embed.schema.ts'
import { engineFields } from './engine.schema.ts'
import { featuresFields } from './features.schema.ts'
import { hostFields } from './host.schema.ts'
import { identityFields } from './identity/identity.schema.ts'
import { imagesFields } from './wallets/images.schema.ts'
import { installedFields } from './wallets/installed.schema.ts'
import { localeFields } from './shell/locale.schema.ts'
import { modalFields } from './shell/modal.schema.ts'
import { networkFields } from './network/network.schema.ts'
import { nodesFields } from './network/nodes.schema.ts'
import { onRampFields } from './buy/on-ramp.schema.ts'
import { ownTransactionFields } from './operations/own-transaction.schema.ts'
import { pairingFields } from './pairing/pairing.schema.ts'
import { purchasesFields } from './buy/purchases.schema.ts'
import { receiverPasteFields } from './send/receiver-paste.schema.ts'
import { recentReceiversFields } from './send/recent-receivers.schema.ts'
import { routerFields } from './shell/router.schema.ts'
import { sendFields } from './send/send.schema.ts'
import { signInFields } from './sign-in/sign-in.schema.ts'
import { smartAccountFields } from './frame/smart-account.schema.ts'
import { socialFields } from './frame/social.schema.ts'
import { storageFields } from './storage.schema.ts'
import { swapFields } from './swap/swap.schema.ts'
import { swapTokensFields } from './swap/tokens.schema.ts'
import { toastFields } from './shell/toast.schema.ts'
import { tokenBalancesFields } from './tokens/balances.schema.ts'
import { walletRequestFields } from './operations/wallet-request.schema.ts'
import { walletsFields } from './wallets/wallets.schema.ts'

type Families = typeof families

const fields = {
  host: hostFields,
  engine: engineFields,
  modal: modalFields,
  embed: embedFields,
  router: routerFields,
  wallets: walletsFields,
  installed: installedFields,
  connection: connectionFields,
  pairing: pairingFields,
  account: accountFields,
  accountNames: accountNamesFields,
  network: networkFields,
  nodes: nodesFields,
  identity: identityFields,
  images: imagesFields,
  toast: toastFields,
  storage: storageFields,
  walletRequest: walletRequestFields,
  features: featuresFields,
  analytics: analyticsFields,
  signIn: signInFields,
  earlyDisconnect: earlyDisconnectFields,
  tokenBalances: tokenBalancesFields,
  activity: activityFields,
  ownTransaction: ownTransactionFields,
  send: sendFields,
  recentReceivers: recentReceiversFields,
  receiverPaste: receiverPasteFields,
  swap: swapFields,
  swapTokens: swapTokensFields,
  onRamp: onRampFields,
  purchases: purchasesFields,
  email: emailFields,
  emailUpdate: emailUpdateFields,
  social: socialFields,
  smartAccount: smartAccountFields,
  approval: approvalFields,
  locale: localeFields,
} satisfies { readonly [Family in keyof Families]: Readonly<Record<keyof Families[Family], Shape>> }

/** The fields of every event by its type, for readers of tapes, scripts and fixtures. */
export const allFields: ReadonlyMap<string, Shape> = new Map(
  Object.entries(fields).flatMap(([family, events]) =>
    Object.entries<Shape>(events).map(([name, shape]) => [`${family}/${name}`, shape]),
  ),
)
