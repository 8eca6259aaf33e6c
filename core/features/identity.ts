import { byName } from '../effects/streams/by-name.ts'
import * as identity from '../effects/identity/identity.ts'
import { identitySlice } from '../reducers/identity/identity.ts'
import { defineFeature } from '../define-feature.ts'

/** By which names and pictures the connected accounts are known. */
export const identityFeature = defineFeature({
  slices: { identity: identitySlice },
  effects: byName(identity),
})
