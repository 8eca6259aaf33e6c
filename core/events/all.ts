import { account } from './account/account.ts'
import { accountNames } from './names/account-names.ts'
import { activity } from './activity/activity.ts'
import { analytics } from './analytics/analytics.ts'
import { approval } from './operations/approval.ts'
import { connection } from './connection/connection.ts'
import type { AnyEventDefinition } from './define-events.ts'
import { earlyDisconnect } from './sessions/early-disconnect.ts'
import { email } from './frame/email.ts'
import { emailUpdate } from './frame/email-update.ts'
import { embed } from './shell/embed.ts'
import { engine } from './engine.ts'
import { features } from './features.ts'
import { host } from './host.ts'
import { identity } from './identity/identity.ts'
import { images } from './wallets/images.ts'
import { installed } from './wallets/installed.ts'
import { locale } from './shell/locale.ts'
import { modal } from './shell/modal.ts'
import { network } from './network/network.ts'
import { nodes } from './network/nodes.ts'
import { onRamp } from './buy/on-ramp.ts'
import { ownTransaction } from './operations/own-transaction.ts'
import { pairing } from './pairing/pairing.ts'
import { purchases } from './buy/purchases.ts'
import { receiverPaste } from './send/receiver-paste.ts'
import { recentReceivers } from './send/recent-receivers.ts'
import { router } from './shell/router.ts'
import { send } from './send/send.ts'
import { signIn } from './sign-in/sign-in.ts'
import { social } from './frame/social.ts'
import { smartAccount } from './frame/smart-account.ts'
import { storage } from './storage.ts'
import { swap } from './swap/swap.ts'
import { swapTokens } from './swap/tokens.ts'
import { tokenBalances } from './tokens/balances.ts'
import { toast } from './shell/toast.ts'
import { walletRequest } from './operations/wallet-request.ts'
import { wallets } from './wallets/wallets.ts'

/** The events of every feature. */
export const families = {
  host,
  engine,
  modal,
  embed,
  router,
  wallets,
  installed,
  connection,
  pairing,
  account,
  accountNames,
  network,
  nodes,
  identity,
  images,
  toast,
  storage,
  walletRequest,
  features,
  analytics,
  signIn,
  earlyDisconnect,
  tokenBalances,
  activity,
  ownTransaction,
  send,
  recentReceivers,
  receiverPaste,
  swap,
  swapTokens,
  onRamp,
  purchases,
  email,
  emailUpdate,
  social,
  smartAccount,
  approval,
  locale,
}

/** Every event by its type, for readers of tapes, scripts and fixtures. */
export const allEvents: ReadonlyMap<string, AnyEventDefinition> = new Map(
  Object.values(families)
    .flatMap((family) => Object.values<AnyEventDefinition>(family))
    .map((definition) => [definition.type, definition]),
)
