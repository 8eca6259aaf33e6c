import { account } from './account.ts'
import { accountNames } from './account-names.ts'
import { activity } from './activity.ts'
import { analytics } from './analytics.ts'
import { approval } from './approval.ts'
import { connection } from './connection.ts'
import type { AnyEventDefinition } from './define-events.ts'
import { earlyDisconnect } from './early-disconnect.ts'
import { email } from './email.ts'
import { emailUpdate } from './email-update.ts'
import { embed } from './embed.ts'
import { engine } from './engine.ts'
import { features } from './features.ts'
import { host } from './host.ts'
import { identity } from './identity.ts'
import { images } from './images.ts'
import { installed } from './installed.ts'
import { locale } from './locale.ts'
import { modal } from './modal.ts'
import { network } from './network.ts'
import { nodes } from './nodes.ts'
import { onRamp } from './on-ramp.ts'
import { ownTransaction } from './own-transaction.ts'
import { pairing } from './pairing.ts'
import { purchases } from './purchases.ts'
import { receiverPaste } from './receiver-paste.ts'
import { recentReceivers } from './recent-receivers.ts'
import { router } from './router.ts'
import { send } from './send.ts'
import { signIn } from './sign-in.ts'
import { social } from './social.ts'
import { smartAccount } from './smart-account.ts'
import { storage } from './storage.ts'
import { swap } from './swap.ts'
import { swapTokens } from './swap-tokens.ts'
import { tokenBalances } from './token-balances.ts'
import { toast } from './toast.ts'
import { walletRequest } from './wallet-request.ts'
import { wallets } from './wallets.ts'

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

/** Every event by its type: the map that reads tapes, scripts and fixtures. */
export const allEvents: ReadonlyMap<string, AnyEventDefinition> = new Map(
  Object.values(families)
    .flatMap((family) => Object.values<AnyEventDefinition>(family))
    .map((definition) => [definition.type, definition]),
)
