import * as z from 'zod/mini'
import type { FeatureTable } from '../../../core/domain/features/feature-table.ts'
import { defineEffect } from '../../../core/effects/streams/define-effect.ts'
import { defineEvents } from '../../../core/events/define-events.ts'
import { features } from '../../../core/events/features.ts'
import { defineFeature } from '../../../core/define-feature.ts'
import type { LateFeatures } from '../../../core/define-feature.ts'
import { defineSlice } from '../../../core/reducers/slices/define-slice.ts'

const lampFields = { pressed: { hand: z.string() }, lit: { by: z.string() } }
const bellFields = { rung: {} }

/** The events of a feature that arrives late: a lamp. */
export const lamp = defineEvents<'lamp', typeof lampFields>('lamp', { pressed: 'intent', lit: 'fact' })

/** The events of another: a bell, whose ringing lights the lamp. */
export const bell = defineEvents<'bell', typeof bellFields>('bell', { rung: 'intent' })

/** Remembers who lit it, and looks about when it arrives. */
export const lampFeature = defineFeature({
  slices: {
    lamp: defineSlice({ litBy: [] as string[] }, (when) => [
      when([lamp.lit], (draft, { data }) => {
        draft.litBy.push(data.by)
      }),
    ]),
  },
  effects: {
    light: defineEffect(({ on, decide }) =>
      on(lamp.pressed).pipe(decide(({ data }) => lamp.lit({ by: data.hand }))),
    ),
    glow: defineEffect(({ on, ports, latest }) =>
      on(lamp.lit).pipe(
        latest({
          limit: 'timer',
          ask: ({ data }, signal) => (data.by === 'glow' ? null : ports.clock.after(700, signal)),
          then: () => lamp.lit({ by: 'glow' }),
          fail: () => null,
        }),
      ),
    ),
    lookAbout: defineEffect(({ on, decide }) =>
      on(features.loaded).pipe(
        decide(({ data }) => (data.feature === 'lamp' ? lamp.lit({ by: 'arrival' }) : null)),
      ),
    ),
  },
})

const bellFeature = defineFeature({
  slices: {},
  effects: {
    ring: defineEffect(({ on, decide }) => on(bell.rung).pipe(decide(() => lamp.lit({ by: 'bell' })))),
  },
})

const table: FeatureTable = { families: { lamp: 'lamp', bell: 'bell' } }

/** Both of them, as if their chunks had come. */
export const lampAndBell: LateFeatures = {
  table,
  featureOf: (name) => (name === 'lamp' ? lampFeature : name === 'bell' ? bellFeature : null),
}

/** Who lit the lamp, oldest first; null while it is not here. */
export function litBy(state: object): readonly string[] | null {
  const { lamp: standing } = state as { readonly lamp?: { readonly litBy: readonly string[] } }
  return standing?.litBy ?? null
}
