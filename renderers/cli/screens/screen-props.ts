import type { Parts } from '../../../core/view-models/parts.ts'
import type { Space } from '../layout/space.ts'

/** What a screen is given: the parts it lays out, and the space for them. */
export type ScreenProps<Places extends Parts = Parts> = Space & { readonly parts: Places }
