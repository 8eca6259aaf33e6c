import { defineFeature } from '../define-feature.ts'
import * as account from '../effects/account.ts'
import { byName } from '../effects/by-name.ts'
import * as images from '../effects/images.ts'
import * as network from '../effects/network.ts'
import * as networkSearch from '../effects/network-search.ts'
import * as networkView from '../effects/network-view.ts'
import * as offView from '../effects/off-view.ts'
import * as pairMissing from '../effects/pair-missing.ts'
import * as pairing from '../effects/pairing.ts'
import * as pairingOutcome from '../effects/pairing-outcome.ts'
import * as recentWallets from '../effects/recent-wallets.ts'
import * as rememberRecent from '../effects/remember-recent.ts'
import * as retryConnecting from '../effects/retry-connecting.ts'
import * as sessionToasts from '../effects/session-toasts.ts'
import * as toast from '../effects/toast.ts'
import * as wallets from '../effects/wallets.ts'
import * as wantAccountFeatures from '../effects/want-account-features.ts'
import * as wantBalanceWatch from '../effects/want-balance-watch.ts'
import { accountSlice } from '../reducers/account.ts'
import { imagesSlice } from '../reducers/images.ts'
import { networkSlice } from '../reducers/network.ts'
import { pairingSlice } from '../reducers/pairing.ts'
import { toastSlice } from '../reducers/toast.ts'
import { walletsSlice } from '../reducers/wallets.ts'

/** What the open modal needs beside the connection itself: the registry's wallets and their pictures, pairing, the account, networks, messages. */
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
    ...byName(wantBalanceWatch),
    ...byName(offView),
    ...byName(pairingOutcome),
    ...byName(rememberRecent),
    ...byName(sessionToasts),
    ...byName(retryConnecting),
    ...byName(account),
    ...byName(network),
    ...byName(networkView),
    ...byName(wantAccountFeatures),
  },
})
