import type { Failure } from '../domain/failure.ts'
import { isSwitchedOff } from '../domain/feature-table.ts'
import { features } from '../events/features.ts'
import { hasFeature } from '../reducers/root.ts'
import { defineEffect } from './define-effect.ts'

/** How long a feature may take to be loaded, in milliseconds. */
const featureLimit = 20_000

/** A feature that is wanted is loaded, or asked for again when it could not be; one that an option switches off never is. */
export const loadFeature = defineEffect(({ on, state, ports, featureTable, latestPer }) =>
  on(features.wanted).pipe(
    latestPer(({ data }) => data.feature, {
      limit: featureLimit,
      ask: ({ data: { feature } }, signal) => {
        if (hasFeature(state(), feature)) return null
        if (isSwitchedOff(featureTable, feature, state().options))
          throw { code: 'feature-disabled' } satisfies Failure
        return ports.features.load({ feature }, signal)
      },
      then: (_, { data: { feature } }) =>
        hasFeature(state(), feature) ? null : features.loaded({ feature }),
      fail: (failure, { data: { feature } }) => features.loadFailed({ feature, failure }),
    }),
  ),
)
