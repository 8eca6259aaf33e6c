import { byName } from '../effects/streams/by-name.ts'
import * as reportUsage from '../effects/analytics/report-usage.ts'
import { analyticsSlice } from '../reducers/analytics/analytics.ts'
import { defineFeature } from '../define-feature.ts'

/** What is counted of the use of Latchkey, for the host and for the service that it named. */
export const analyticsFeature = defineFeature({
  slices: { analytics: analyticsSlice },
  effects: byName(reportUsage),
})
