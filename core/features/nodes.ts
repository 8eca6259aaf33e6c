import { byName } from '../effects/streams/by-name.ts'
import * as nodes from '../effects/network/nodes.ts'
import { defineFeature } from '../define-feature.ts'

/** The nodes of networks on offer, for programs that ask while no wallet is there. */
export const nodesFeature = defineFeature({ slices: {}, effects: byName(nodes) })
