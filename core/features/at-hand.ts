import { featureTable } from './all.ts'
import type { LateFeatures } from './define-feature.ts'

/** All features with their code, for those who read tapes and need no chunks. */
export const featuresAtHand: LateFeatures = { table: featureTable, featureOf: () => null }
