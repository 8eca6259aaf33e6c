import { createFeatureLoader, inChunk } from '../adapters/feature-loader.ts'
import { lateCode } from '../adapters/late-code.ts'
import type { LateCode } from '../adapters/late-code.ts'
import { chunk } from '../core/chunk.ts'
import type { Feature, LateFeatures, LatePart } from '../core/define-feature.ts'
import { featureTable } from '../core/domain/feature-table.ts'
import { featureList, featureOption } from '../core/domain/features.ts'
import { latePartBy } from '../core/late-part.ts'
import type { Features } from '../core/ports/features.ts'

/** The code of features as it comes, and the port that loads it. */
export type ComingFeatures = { readonly port: Features; readonly features: LateFeatures }

type Sessions = typeof import('../core/sessions.ts').sessions
type Ways = Readonly<Record<string, () => Promise<Feature>>>

/** The features of one Latchkey, each in a chunk of its own, and the port that loads them. */
export function createLateFeatures(ways: Ways = waysToFeatures()): ComingFeatures {
  const { port, featureOf } = createFeatureLoader(ways)
  return { port, features: { table: featureTable, featureOf } }
}

/** The features of a page's Latchkey, where the effects of sessions are late, too: they come after what views need, or before that to whoever asks. */
export function createPageFeatures(): ComingFeatures & { readonly sessions: LateCode<Sessions> } {
  const waiting: Parameters<LatePart['whenHere']>[0][] = []
  const fetch = chunk('sessions', () => import('../core/sessions.ts'))
  const sessions = lateCode(async () => {
    const { sessions } = await fetch()
    for (const begin of waiting) begin(sessions.code)
    return sessions
  })
  const ways = waysToFeatures()
  const { port, features } = createLateFeatures({
    ...ways,
    sessions: async () => {
      await sessions.load()
      return { slices: {}, effects: {} }
    },
    modal: async () => {
      const feature = await ways['modal']?.()
      sessions.loadPatiently().catch(() => {})
      return feature as Feature
    },
  })
  const latePart = latePartBy((begin) => {
    waiting.push(begin)
    const here = sessions.loaded()
    if (here) begin(here.code)
  })
  return { port, features: { ...features, latePart }, sessions }
}

/** The file of a feature is known by the name of its row; bundlers make a chunk of each. */
function waysToFeatures(): Ways {
  const withCode = featureList.filter(([, { isViewsOnly }]) => !isViewsOnly)
  return Object.fromEntries(
    withCode.map(([feature]) => [
      feature,
      inChunk(
        `${featureOption(feature)}Feature`,
        () => import(`../core/features/${feature}.ts`) as Promise<Readonly<Record<string, Feature>>>,
      ),
    ]),
  )
}
