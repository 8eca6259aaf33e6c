import * as activity from '../effects/activity/activity.ts'
import { byName } from '../effects/streams/by-name.ts'
import * as ownTransactions from '../effects/operations/own-transactions.ts'
import { activitySlice } from '../reducers/activity/activity.ts'
import { ownTransactionsSlice } from '../reducers/operations/own-transactions.ts'
import { defineFeature } from '../define-feature.ts'

/** The history of accounts from a service, and the transactions of this page until they settle. */
export const activityFeature = defineFeature({
  slices: { activity: activitySlice, ownTransactions: ownTransactionsSlice },
  effects: { ...byName(activity), ...byName(ownTransactions) },
})
