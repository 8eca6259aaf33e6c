import { accountFields } from './account.schema.ts'
import { accountNamesFields } from './account-names.schema.ts'
import { activityFields } from './activity.schema.ts'
import type { families } from './all.ts'
import { analyticsFields } from './analytics.schema.ts'
import { approvalFields } from './approval.schema.ts'
import { connectionFields } from './connection.schema.ts'
import type { Shape } from './define-events.ts'
import { earlyDisconnectFields } from './early-disconnect.schema.ts'
import { emailFields } from './email.schema.ts'
import { emailUpdateFields } from './email-update.schema.ts'
import { embedFields } from './embed.schema.ts'
import { engineFields } from './engine.schema.ts'
import { featuresFields } from './features.schema.ts'
import { hostFields } from './host.schema.ts'
import { identityFields } from './identity.schema.ts'
import { imagesFields } from './images.schema.ts'
import { installedFields } from './installed.schema.ts'
import { localeFields } from './locale.schema.ts'
import { modalFields } from './modal.schema.ts'
import { networkFields } from './network.schema.ts'
import { nodesFields } from './nodes.schema.ts'
import { onRampFields } from './on-ramp.schema.ts'
import { ownTransactionFields } from './own-transaction.schema.ts'
import { pairingFields } from './pairing.schema.ts'
import { purchasesFields } from './purchases.schema.ts'
import { receiverPasteFields } from './receiver-paste.schema.ts'
import { recentReceiversFields } from './recent-receivers.schema.ts'
import { routerFields } from './router.schema.ts'
import { sendFields } from './send.schema.ts'
import { signInFields } from './sign-in.schema.ts'
import { smartAccountFields } from './smart-account.schema.ts'
import { socialFields } from './social.schema.ts'
import { storageFields } from './storage.schema.ts'
import { swapFields } from './swap.schema.ts'
import { swapTokensFields } from './swap-tokens.schema.ts'
import { toastFields } from './toast.schema.ts'
import { tokenBalancesFields } from './token-balances.schema.ts'
import { walletRequestFields } from './wallet-request.schema.ts'
import { walletsFields } from './wallets.schema.ts'

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

/** The fields of every event by its type, for whoever reads tapes, scripts and fixtures. */
export const allFields: ReadonlyMap<string, Shape> = new Map(
  Object.entries(fields).flatMap(([family, events]) =>
    Object.entries<Shape>(events).map(([name, shape]) => [`${family}/${name}`, shape]),
  ),
)
