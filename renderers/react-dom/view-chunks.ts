import { chunk } from '../../core/chunk.ts'
import { featureOption } from '../../core/domain/features.ts'
import type { FeatureName, FeatureViewsName, ViewOf } from '../../core/domain/features.ts'
import type { LoadedView, ViewsOf } from './panel/loaded-view.ts'

/** A feature that has views, beside the modal itself. */
type ShownFeature = {
  [Feature in FeatureName]: [ViewOf<Feature>] extends [never] ? never : Feature
}[FeatureName]

/** Where the views of each feature come from, in a chunk that no page fetches which switches the feature off. */
const viewChunks = {
  'switch-active-chain': () => import('./views/switch-active-chain-views.ts'),
  'sign-in': () => import('./views/sign-in-views.ts'),
  'token-balances': () => import('./views/token-balances-views.ts'),
  'switch-address': () => import('./views/switch-address-views.ts'),
  receive: () => import('./views/receive-views.ts'),
  activity: () => import('./views/activity-views.ts'),
  send: () => import('./views/send-views.ts'),
  'account-names': () => import('./views/account-names-views.ts'),
  swap: () => import('./views/swap-views.ts'),
  'on-ramp': () => import('./views/on-ramp-views.ts'),
  frame: () => import('./views/frame-views.ts'),
} satisfies {
  readonly [Feature in Exclude<ShownFeature, 'modal'>]: () => Promise<
    Readonly<Record<FeatureViewsName<Feature>, ViewsOf<Feature>>>
  >
}

type Views = Readonly<Record<string, LoadedView>>

/** What fetches the views of each feature, by view. */
export const viewFetches: Readonly<Record<string, () => Promise<Views | undefined>>> =
  /* @__PURE__ */ Object.fromEntries(
    Object.entries<() => Promise<Readonly<Record<string, Views>>>>(viewChunks).map(([feature, load]) => {
      const name = `${featureOption(feature)}Views`
      const fetch = chunk(name, load)
      return [feature, async () => (await fetch())[name]]
    }),
  )
