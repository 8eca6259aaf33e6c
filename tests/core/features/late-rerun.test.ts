import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { EventInput } from '../../../core/events/define-events.ts'
import { features } from '../../../core/events/features.ts'
import { modal } from '../../../core/events/shell/modal.ts'
import { createPlayer } from '../../../core/recording/player.ts'
import { fold, rerun } from '../../../core/recording/replay.ts'
import { eventsOf } from '../../../core/recording/tape.ts'
import type { RootState } from '../../../core/reducers/root.ts'
import { startStory } from '../../../fixtures/story.ts'
import { bell, lamp, lampAndBell } from './late-lamp.ts'
import { arrival, unevenLoading } from './uneven-loading.ts'
import type { Arrival } from './uneven-loading.ts'

/** What happens next: something is dispatched, everything is stopped or started, time passes, late features come. */
type Step =
  | { readonly do: 'dispatch'; readonly input: EventInput }
  | { readonly do: 'stop' | 'start' | 'arrive' }
  | { readonly do: 'wait'; readonly milliseconds: number }

const inputs = [
  lamp.pressed({ hand: 'left' }),
  lamp.pressed({ hand: 'right' }),
  bell.rung(),
  features.requested({ feature: 'lamp' }),
  modal.openRequested({}),
  modal.closeRequested(),
]

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...inputs).map((input) => ({ do: 'dispatch' as const, input })) },
  { weight: 2, arbitrary: fc.constantFrom({ do: 'arrive' as const }) },
  { weight: 1, arbitrary: fc.constantFrom({ do: 'stop' as const }, { do: 'start' as const }) },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom(300, 800, 20_000)
      .map((milliseconds) => ({ do: 'wait' as const, milliseconds })),
  },
)

/** A visit with features that come as told, in which a listener sends something of its own whenever the lamp is lit by a hand. */
function visit(steps: readonly Step[], arrivals: readonly Arrival[]) {
  const { port, arrive } = unevenLoading(arrivals)
  const { latchkey, clock } = startStory({
    ports: { features: port },
    features: lampAndBell,
    record: 100_000,
  })
  latchkey.on(lamp.lit, ({ data }) => {
    if (data.by === 'left') latchkey.dispatch(bell.rung())
  })
  for (const next of steps) {
    if (next.do === 'dispatch') latchkey.dispatch(next.input)
    else if (next.do === 'wait') clock.pass(next.milliseconds)
    else if (next.do === 'arrive') arrive()
    else latchkey[next.do]()
  }
  return { state: latchkey.state(), tape: latchkey.recording()! }
}

/** What is lit by a bell that is here waits for a lamp that is not, when everything is stopped. */
const keptOverStop: Step[] = [
  { do: 'dispatch', input: lamp.pressed({ hand: 'left' }) },
  { do: 'start' },
  { do: 'dispatch', input: bell.rung() },
  { do: 'stop' },
]

/** A state without the key of a pairing, which is on no tape. */
const withoutPairing = (state: RootState) => ({ ...state, pairing: null })

test('whatever the network does with features, a rerun and a fold come to the same log and the same state', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 25 }), fc.array(arrival, { maxLength: 6 }), (steps, arrivals) => {
      const { state, tape } = visit(steps, arrivals)
      const events = eventsOf(tape)
      const again = rerun(tape, lampAndBell)
      expect(again.difference).toBeNull()
      expect(again.published).toEqual(events)
      expect(withoutPairing(again.state)).toEqual(withoutPairing(state))
      expect(fold(events, undefined, lampAndBell)).toEqual(again.state)
    }),
    { numRuns: 100, examples: [[keptOverStop, ['never', 'at once', 'never']]] },
  )
})

test('a fold from a state that has a feature goes on with it, and a player goes there and back', () => {
  const press = { do: 'dispatch', input: lamp.pressed({ hand: 'right' }) } as const
  const { state, tape } = visit([press, press, press], [])
  const events = eventsOf(tape)
  for (const middle of events.keys()) {
    const checkpoint = fold(events.slice(0, middle), undefined, lampAndBell)
    expect(fold(events.slice(middle), checkpoint, lampAndBell)).toEqual(state)
  }
  const player = createPlayer(tape, lampAndBell)
  for (const position of [events.length, 0, events.length]) player.goTo(position)
  expect(player.state()).toEqual(state)
})
