import { expect, test } from 'vitest'
import { loadedFeatures } from '../../../core/recording/loaded-features.ts'
import type { LateFeatures } from '../../../core/define-feature.ts'
import type { Stamped } from '../../../core/events/define-events.ts'
import { host } from '../../../core/events/host.ts'
import { modal } from '../../../core/events/shell/modal.ts'
import { createGrowingReducer, defineSlice } from '../../../core/reducers/slices/define-slice.ts'
import { eventsOf } from '../../../core/recording/tape.ts'
import { recordings } from '../../recordings.ts'
import { lampAndBell, lampFeature } from './late-lamp.ts'

const recorded = recordings.flatMap(([, tape]) => eventsOf(tape))

/** What a slice at its initial makes of events of other features, other than nothing, as `slice: type`. */
function movedByForeign({ table, featureOf }: LateFeatures, events: readonly Stamped[]): readonly string[] {
  return [...new Set(Object.values(table.families))].flatMap((feature) => {
    const own = new Set(Object.keys(table.families).filter((family) => table.families[family] === feature))
    const foreign = events.filter(({ type }) => !own.has(type.split('/')[0] ?? ''))
    return Object.entries(featureOf(feature)?.slices ?? {}).flatMap(([name, slice]) => {
      const { add, reduce } = createGrowingReducer({ freeze: true })
      add({ [name]: slice })
      const before = { [name]: slice.initial }
      return foreign
        .filter((event) => reduce(before, event)[name] !== slice.initial)
        .map(({ type }) => `${name}: ${type}`)
    })
  })
}

test('no event of another feature moves a slice that has just arrived, so that nothing is missed before it', () => {
  expect(recorded.length).toBeGreaterThan(500)
  expect(movedByForeign(loadedFeatures, recorded)).toEqual([])
  expect(movedByForeign(lampAndBell, recorded)).toEqual([])
})

test('a slice that would have missed something is found', () => {
  const counting = defineSlice({ openings: 0 }, (when) => [
    when([modal.opened], (draft) => {
      draft.openings += 1
    }),
    when([host.stopped], () => ({ openings: 0 })),
  ])
  const featureOf = () => ({ ...lampFeature, slices: { lamp: counting } })
  const event = { ...modal.opened({ view: 'Connect' }), id: 'a', at: 0, cause: null, flow: 'a' }
  expect(movedByForeign({ ...lampAndBell, featureOf }, [event])).toContain('lamp: modal/opened')
})
