import { filter } from 'rxjs'
import type { Failure } from '../../domain/errors/failure.ts'
import { codeLimit } from '../../domain/limits.ts'
import { isSwitchedOff } from '../../domain/options/switched-off.ts'
import { featureList } from '../../domain/features/features.ts'
import { isUsageReported } from '../../domain/analytics/usage-consent.ts'
import { isOneOf } from '../../events/define-events.ts'
import { features } from '../../events/features.ts'
import { host } from '../../events/host.ts'
import { modal } from '../../events/shell/modal.ts'
import { router, viewMoves } from '../../events/shell/router.ts'
import { isFeatureRequested, neededFor, statusOfFeatures } from '../../reducers/shell/feature-status.ts'
import { hasFeature } from '../../reducers/root.ts'
import type { BootState } from '../../reducers/root.ts'
import { currentView } from '../../selectors/shell/current-view.ts'
import { defineEffect } from '../streams/define-effect.ts'
import { merge } from '../streams/merge.ts'

/** Loads a requested feature, also after an earlier failure. Fails if an option switches the feature off. */
export const loadFeature = defineEffect(({ on, state, ports, latestPer }) =>
  on(features.requested).pipe(
    latestPer(({ data }) => data.feature, {
      limit: codeLimit,
      ask: ({ data: { feature } }, signal) => {
        if (hasFeature(state(), feature)) return null
        if (isSwitchedOff(feature, state().options)) throw { code: 'feature-disabled' } satisfies Failure
        return ports.features.load({ feature }, signal)
      },
      then: (_, { data: { feature } }) =>
        hasFeature(state(), feature) ? null : features.loaded({ feature }),
      fail: (failure, { data: { feature } }) => features.loadFailed({ feature, failure }),
    }),
  ),
)

/**
 * Requests the features of the current view at the start and with each navigation.
 * After a failure requests them again when the visitor retries or opens the modal.
 */
export const requestViewFeatures = defineEffect(({ on, state, decide }) =>
  merge(
    on(host.started, modal.opened, ...viewMoves, router.viewRetried),
    on(modal.openRequested).pipe(filter(() => state().modal.open)),
  ).pipe(
    decide(() =>
      neededBy(state())
        .filter((feature) => !isFeatureRequested(state().features, feature))
        .map((feature) => features.requested({ feature })),
    ),
  ),
)

/** The features that an option can request. */
const askedFeatures = /* @__PURE__ */ featureList.flatMap(([feature, { askedBy }]) =>
  askedBy ? [feature] : [],
)

/** Requests the features that options ask for, as soon as Latchkey runs. */
export const requestOptionalFeatures = defineEffect(({ on, state, decide }) =>
  on(host.started, host.optionsChanged).pipe(
    decide((event) => {
      const { options, features: standing } = state()
      // Every start requests the feature `modal`.
      const isRunning = isOneOf(event, host.started) || standing['modal']
      const wanted = [
        ...(isUsageReported(options) ? ['analytics'] : []),
        ...askedFeatures.filter((feature) => !isSwitchedOff(feature, options)),
      ]
      return isRunning
        ? wanted
            .filter((feature) => !isFeatureRequested(standing, feature))
            .map((feature) => features.requested({ feature }))
        : null
    }),
  ),
)

/** Sets whether the modal is loading: it is open and its view waits for a feature. */
export const showLoading = defineEffect(({ on, state, decide }) =>
  on(modal.opened, ...viewMoves, features.requested, features.loaded, features.loadFailed).pipe(
    decide(() => {
      const loading = state().modal.open && statusOfFeatures(state().features, neededBy(state())) === 'coming'
      return loading === state().modal.loading ? null : modal.loadingChanged({ loading })
    }),
  ),
)

/** Returns the features that the current view, or the first one, needs. */
function neededBy(state: BootState): readonly string[] {
  return neededFor(state.features, currentView(state))
}
