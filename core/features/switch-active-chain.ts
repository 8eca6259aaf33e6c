import { byName } from '../effects/streams/by-name.ts'
import * as switchActiveChain from '../effects/network/switch-active-chain.ts'
import { defineFeature } from '../define-feature.ts'

/** The way to a wallet of another kind than that which is connected, for a network that needs one. */
export const switchActiveChainFeature = defineFeature({ slices: {}, effects: byName(switchActiveChain) })
