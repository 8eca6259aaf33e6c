import * as balanceWatch from '../effects/tokens/balance-watch.ts'
import { byName } from '../effects/streams/by-name.ts'
import { defineFeature } from '../define-feature.ts'

/** A balance that is read anew when its chain says so, over a socket of the host. */
export const balanceWatchFeature = defineFeature({ slices: {}, effects: byName(balanceWatch) })
