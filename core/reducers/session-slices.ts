import { accountSlice } from './account.ts'
import type { Slices } from './define-slice.ts'
import { networkSlice } from './network.ts'
import { sessionsSlice } from './sessions.ts'
import { walletRequestSlice } from './wallet-request.ts'

/** What changes branches of the state only once a wallet or a network was chosen, or a session is remembered; where they begin is known from the start. */
export const sessionSlices: Slices = {
  connection: sessionsSlice,
  walletRequest: walletRequestSlice,
  account: accountSlice,
  network: networkSlice,
}
