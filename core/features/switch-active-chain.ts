import { byName } from '../effects/streams/by-name.ts'
import * as switchActiveChain from '../effects/network/switch-active-chain.ts'
import { defineFeature } from '../define-feature.ts'

/** The connection of a wallet of another kind, for a network that the connected wallet does not support. */
export const switchActiveChainFeature = defineFeature({ slices: {}, effects: byName(switchActiveChain) })
