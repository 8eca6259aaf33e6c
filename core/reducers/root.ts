import { accountSlice } from './account.ts'
import { connectionSlice } from './connection.ts'
import { combineSlices } from './define-slice.ts'
import { deviceSlice } from './device.ts'
import { imagesSlice } from './images.ts'
import { modalSlice } from './modal.ts'
import { networkSlice } from './network.ts'
import { optionsSlice } from './options.ts'
import { pairingSlice } from './pairing.ts'
import { routerSlice } from './router.ts'
import { toastSlice } from './toast.ts'
import { walletRequestSlice } from './wallet-request.ts'
import { walletsSlice } from './wallets.ts'

const slices = {
  options: optionsSlice,
  device: deviceSlice,
  modal: modalSlice,
  router: routerSlice,
  wallets: walletsSlice,
  connection: connectionSlice,
  pairing: pairingSlice,
  account: accountSlice,
  network: networkSlice,
  images: imagesSlice,
  toast: toastSlice,
  walletRequest: walletRequestSlice,
}

/** The reducer of the whole tree; freezing finds accidental writes and is for tests and development. */
export function createRootReducer(options: { readonly freeze: boolean }) {
  return combineSlices(slices, options)
}

/** The whole state tree. */
export type RootState = ReturnType<typeof createRootReducer>['initial']
