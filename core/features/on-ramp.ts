import { byName } from '../effects/streams/by-name.ts'
import * as onRampBalance from '../effects/buy/balance.ts'
import * as onRampFollow from '../effects/buy/follow.ts'
import * as onRampOptions from '../effects/buy/options.ts'
import * as onRampPrefill from '../effects/buy/prefill.ts'
import * as onRampQuote from '../effects/buy/quote.ts'
import * as onRampView from '../effects/buy/view.ts'
import * as purchasePage from '../effects/buy/purchase-page.ts'
import * as purchases from '../effects/buy/purchases.ts'
import { onRampArgumentsSlice } from '../reducers/buy/arguments.ts'
import { onRampSlice } from '../reducers/buy/on-ramp.ts'
import { purchasesSlice } from '../reducers/buy/purchases.ts'
import { defineFeature } from '../define-feature.ts'

/** Purchases of coins and tokens for money. */
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
