import { byName } from '../effects/by-name.ts'
import * as accountNames from '../effects/account-names.ts'
import * as nameRegistration from '../effects/name-registration.ts'
import * as nameRegistrationView from '../effects/name-registration-view.ts'
import { accountNamesSlice } from '../reducers/account-names.ts'
import { defineFeature } from '../define-feature.ts'

/** Names that are registered for accounts. */
export const accountNamesFeature = defineFeature({
  slices: { accountNames: accountNamesSlice },
  effects: { ...byName(accountNames), ...byName(nameRegistration), ...byName(nameRegistrationView) },
})
