import { byName } from '../effects/streams/by-name.ts'
import * as networkNames from '../effects/network/names.ts'
import { defineFeature } from '../define-feature.ts'

/** The names of networks that the host app does not offer. */
export const networkNamesFeature = defineFeature({ slices: {}, effects: byName(networkNames) })
