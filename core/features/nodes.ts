import { byName } from '../effects/streams/by-name.ts'
import * as nodes from '../effects/network/nodes.ts'
import { defineFeature } from '../define-feature.ts'

/** The nodes of the offered networks, for requests while no wallet is connected. */
export const nodesFeature = defineFeature({ slices: {}, effects: byName(nodes) })
