import type { Failure } from '../domain/failure.ts'
import { isSwitchedOff } from '../domain/feature-table.ts'
import { features } from '../events/features.ts'
import { host } from '../events/host.ts'
import { modal } from '../events/modal.ts'
import { router } from '../events/router.ts'
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

/** What the modal needs is fetched as soon as the page stands, and again with a view that could not be shown for want of it. */
export const wantModal = defineEffect(({ on, state, decide }) =>
  on(host.started, modal.openRequested, router.viewRetried).pipe(
    decide(() =>
      hasFeature(state(), 'modal') || state().features['modal'] === 'wanted'
        ? null
        : features.wanted({ feature: 'modal' }),
    ),
  ),
)

/** While a view that was asked for waits for its feature, the modal is loading (design 12, ruling 3). */
export const showLoading = defineEffect(({ on, state, decide }) =>
  on(modal.opened, features.wanted, features.loaded, features.loadFailed).pipe(
    decide(() => {
      const loading = state().modal.open && state().features['modal'] === 'wanted'
      return loading === state().modal.loading ? null : modal.loadingChanged({ loading })
    }),
  ),
)
