import * as balanceWatch from '../effects/tokens/balance-watch.ts'
import { byName } from '../effects/streams/by-name.ts'
import { defineFeature } from '../define-feature.ts'

/** Balances that refresh when the chain reports a change, over a socket of the host app. */
export const balanceWatchFeature = defineFeature({ slices: {}, effects: byName(balanceWatch) })
