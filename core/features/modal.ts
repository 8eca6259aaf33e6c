import * as account from '../effects/account.ts'
import { byName } from '../effects/by-name.ts'
import * as images from '../effects/images.ts'
import * as network from '../effects/network.ts'
import * as offView from '../effects/off-view.ts'
import * as pairing from '../effects/pairing.ts'
import * as recentWallets from '../effects/recent-wallets.ts'
import * as retriedAttempt from '../effects/retried-attempt.ts'
import * as toast from '../effects/toast.ts'
import * as wantAccountFeatures from '../effects/want-account-features.ts'
import * as wallets from '../effects/wallets.ts'
import { accountSlice } from '../reducers/account.ts'
import { imagesSlice } from '../reducers/images.ts'
import { networkSlice } from '../reducers/network.ts'
import { pairingSlice } from '../reducers/pairing.ts'
import { toastSlice } from '../reducers/toast.ts'
import { walletsSlice } from '../reducers/wallets.ts'
import { defineFeature } from '../define-feature.ts'

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
    ...byName(recentWallets),
    ...byName(retriedAttempt),
    ...byName(account),
    ...byName(network),
    ...byName(toast),
    ...byName(wantAccountFeatures),
    ...byName(offView),
  },
})
