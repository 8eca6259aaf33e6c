import { timelyChunk } from '../../core/loading/code-limit.ts'
import { featureList, featureOption } from '../../core/domain/features/features.ts'
import type { LoadedView } from './panel/loaded-view.ts'

type Views = Readonly<Record<string, LoadedView>>

/** The loaders of each feature's views. A page that switches a feature off does not load its chunk. */
export const viewFetches: Readonly<Record<string, () => Promise<Views | undefined>>> =
  /* @__PURE__ */ Object.fromEntries(
    featureList
      .filter(([feature, { views }]) => views && feature !== 'modal')
      .map(([feature]) => {
        const name = `${featureOption(feature)}Views`
        const fetch = timelyChunk(
          name,
          () => import(`./views/${feature}-views.ts`) as Promise<Readonly<Record<string, Views>>>,
        )
        return [feature, async () => (await fetch())[name]]
      }),
  )
