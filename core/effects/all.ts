import * as account from './account.ts'
import * as connection from './connection.ts'
import type { Effect } from './define-effect.ts'
import * as device from './device.ts'
import * as features from './features.ts'
import * as images from './images.ts'
import * as modal from './modal.ts'
import * as network from './network.ts'
import * as pairing from './pairing.ts'
import * as reconnection from './reconnection.ts'
import * as remember from './remember.ts'
import * as sessionWatch from './session-watch.ts'
import * as router from './router.ts'
import * as toast from './toast.ts'
import * as walletRequest from './wallet-request.ts'
import * as wallets from './wallets.ts'

/** The effects of a module by name: module objects list their names in an order that differs from bundler to bundler, and a tape needs one. */
function byName(module: Readonly<Record<string, Effect>>): Readonly<Record<string, Effect>> {
  return Object.fromEntries(Object.entries(module).sort(([one], [other]) => (one < other ? -1 : 1)))
}

/** Every effect by name, in the order in which they hear an event. */
export const allEffects: Readonly<Record<string, Effect>> = {
  ...byName(modal),
  ...byName(router),
  ...byName(wallets),
  ...byName(device),
  ...byName(connection),
  ...byName(sessionWatch),
  ...byName(pairing),
  ...byName(reconnection),
  ...byName(remember),
  ...byName(account),
  ...byName(network),
  ...byName(images),
  ...byName(toast),
  ...byName(walletRequest),
  ...byName(features),
}
