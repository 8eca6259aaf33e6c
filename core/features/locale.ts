import { byName } from '../effects/streams/by-name.ts'
import * as locale from '../effects/shell/locale.ts'
import { localeSlice } from '../reducers/shell/locale.ts'
import { defineFeature } from '../define-feature.ts'

/** The texts of languages other than English. */
export const localeFeature = defineFeature({ slices: { locale: localeSlice }, effects: byName(locale) })
