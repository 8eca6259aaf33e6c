import { byName } from '../effects/streams/by-name.ts'
import * as reportUsage from '../effects/analytics/report-usage.ts'
import { analyticsSlice } from '../reducers/analytics/analytics.ts'
import { defineFeature } from '../define-feature.ts'

/** Usage events, for the host app and for the service that it configured. */
export const analyticsFeature = defineFeature({
  slices: { analytics: analyticsSlice },
  effects: byName(reportUsage),
})
