import { byName } from '../effects/by-name.ts'
import * as onRampBalance from '../effects/on-ramp-balance.ts'
import * as onRampFollow from '../effects/on-ramp-follow.ts'
import * as onRampOptions from '../effects/on-ramp-options.ts'
import * as onRampPrefill from '../effects/on-ramp-prefill.ts'
import * as onRampQuote from '../effects/on-ramp-quote.ts'
import * as onRampView from '../effects/on-ramp-view.ts'
import * as purchasePage from '../effects/purchase-page.ts'
import * as purchases from '../effects/purchases.ts'
import { onRampArgumentsSlice } from '../reducers/on-ramp-arguments.ts'
import { onRampSlice } from '../reducers/on-ramp.ts'
import { purchasesSlice } from '../reducers/purchases.ts'
import { defineFeature } from '../define-feature.ts'

/** Buying for money. */
export const onRampFeature = defineFeature({
  slices: { router: onRampArgumentsSlice, onRamp: onRampSlice, purchases: purchasesSlice },
  effects: {
    ...byName(onRampOptions),
    ...byName(onRampPrefill),
    ...byName(onRampQuote),
    ...byName(purchasePage),
    ...byName(onRampFollow),
    ...byName(onRampBalance),
    ...byName(onRampView),
    ...byName(purchases),
  },
})
