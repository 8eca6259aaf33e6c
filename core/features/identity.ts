import { byName } from '../effects/streams/by-name.ts'
import * as identity from '../effects/identity/identity.ts'
import { identitySlice } from '../reducers/identity/identity.ts'
import { defineFeature } from '../define-feature.ts'

/** The names and pictures of the connected accounts. */
export const identityFeature = defineFeature({
  slices: { identity: identitySlice },
  effects: byName(identity),
})
