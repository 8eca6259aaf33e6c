import { byName } from '../effects/by-name.ts'
import * as images from '../effects/images.ts'
import * as networkSearch from '../effects/network-search.ts'
import * as offView from '../effects/off-view.ts'
import * as pairMissing from '../effects/pair-missing.ts'
import * as pairing from '../effects/pairing.ts'
import * as recentWallets from '../effects/recent-wallets.ts'
import * as toast from '../effects/toast.ts'
import * as wantBalanceWatch from '../effects/want-balance-watch.ts'
import * as wallets from '../effects/wallets.ts'
import { accountBeginning } from '../reducers/account-beginning.ts'
import { imagesSlice } from '../reducers/images.ts'
import { networkListSlice } from '../reducers/network-list.ts'
import { pairingSlice } from '../reducers/pairing.ts'
import { toastSlice } from '../reducers/toast.ts'
import { walletsSlice } from '../reducers/wallets.ts'
import { defineFeature } from '../define-feature.ts'

/** What the open modal needs beside the connection itself: the registry's wallets and their pictures, pairing, the account, networks, messages. What changes and follows accounts and networks comes with the late part of the core. */
export const modalFeature = defineFeature({
  slices: {
    wallets: walletsSlice,
    images: imagesSlice,
    pairing: pairingSlice,
    account: { initial: accountBeginning, entries: [] },
    network: networkListSlice,
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
  },
})
