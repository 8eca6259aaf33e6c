import { byName } from '../effects/streams/by-name.ts'
import * as accountNames from '../effects/names/account-names.ts'
import * as nameRegistration from '../effects/names/registration.ts'
import * as nameRegistrationView from '../effects/names/registration-view.ts'
import { accountNamesSlice } from '../reducers/names/account-names.ts'
import { defineFeature } from '../define-feature.ts'

/** The registration of names for accounts. */
export const accountNamesFeature = defineFeature({
  slices: { accountNames: accountNamesSlice },
  effects: { ...byName(accountNames), ...byName(nameRegistration), ...byName(nameRegistrationView) },
})
