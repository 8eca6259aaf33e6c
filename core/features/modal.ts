import { defineFeature } from '../define-feature.ts'
import * as account from '../effects/account/account.ts'
import { byName } from '../effects/streams/by-name.ts'
import * as images from '../effects/wallets/images.ts'
import * as network from '../effects/network/network.ts'
import * as networkSearch from '../effects/network/search.ts'
import * as networkView from '../effects/network/view.ts'
import * as offView from '../effects/shell/off-view.ts'
import * as pairMissing from '../effects/pairing/pair-missing.ts'
import * as pairing from '../effects/pairing/pairing.ts'
import * as pairingOutcome from '../effects/pairing/outcome.ts'
import * as recentWallets from '../effects/wallets/recent-wallets.ts'
import * as rememberRecent from '../effects/wallets/remember-recent.ts'
import * as retryConnecting from '../effects/connection/retry-connecting.ts'
import * as sessionToasts from '../effects/sessions/toasts.ts'
import * as toast from '../effects/shell/toast.ts'
import * as wallets from '../effects/wallets/wallets.ts'
import * as requestAccountFeatures from '../effects/account/request-account-features.ts'
import * as requestBalanceWatch from '../effects/tokens/request-balance-watch.ts'
import { accountSlice } from '../reducers/account/account.ts'
import { imagesSlice } from '../reducers/wallets/images.ts'
import { networkSlice } from '../reducers/network/network.ts'
import { pairingSlice } from '../reducers/pairing/pairing.ts'
import { toastSlice } from '../reducers/shell/toast.ts'
import { walletsSlice } from '../reducers/wallets/wallets.ts'

/** The parts of the open modal other than the connection: the registry's wallets and pictures, pairing, the account, networks, toasts. */
export const modalFeature = defineFeature({
  slices: {
    wallets: walletsSlice,
    images: imagesSlice,
    pairing: pairingSlice,
    account: accountSlice,
    network: networkSlice,
    toast: toastSlice,
  },
  effects: {
    ...byName(wallets),
    ...byName(images),
    ...byName(pairing),
    ...byName(pairMissing),
    ...byName(recentWallets),
    ...byName(networkSearch),
    ...byName(toast),
    ...byName(requestBalanceWatch),
    ...byName(offView),
    ...byName(pairingOutcome),
    ...byName(rememberRecent),
    ...byName(sessionToasts),
    ...byName(retryConnecting),
    ...byName(account),
    ...byName(network),
    ...byName(networkView),
    ...byName(requestAccountFeatures),
  },
})
