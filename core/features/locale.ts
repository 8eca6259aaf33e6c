import { byName } from '../effects/by-name.ts'
import * as locale from '../effects/locale.ts'
import { localeSlice } from '../reducers/locale.ts'
import { defineFeature } from '../define-feature.ts'

/** The words of another language than English. */
export const localeFeature = defineFeature({ slices: { locale: localeSlice }, effects: byName(locale) })
