import * as account from './account.ts'
import * as connection from './connection.ts'
import type { Effect } from './define-effect.ts'
import * as device from './device.ts'
import * as modal from './modal.ts'
import * as network from './network.ts'
import * as pairing from './pairing.ts'
import * as reconnection from './reconnection.ts'
import * as remember from './remember.ts'
import * as router from './router.ts'
import * as toast from './toast.ts'
import * as walletRequest from './wallet-request.ts'
import * as wallets from './wallets.ts'

/** Every effect by name, in the order in which they hear an event. */
export const allEffects: Readonly<Record<string, Effect>> = {
  ...modal,
  ...router,
  ...wallets,
  ...device,
  ...connection,
  ...pairing,
  ...reconnection,
  ...remember,
  ...account,
  ...network,
  ...toast,
  ...walletRequest,
}
