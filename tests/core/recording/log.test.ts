import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Subject } from 'rxjs'
import type { Stamped } from '../../../core/events/define-events.ts'
import { modal } from '../../../core/events/shell/modal.ts'
import { router } from '../../../core/events/shell/router.ts'
import { keepLog } from '../../../core/recording/log.ts'
import { fold } from '../../../core/recording/replay.ts'
import { createRootReducer } from '../../../core/reducers/root.ts'

const moves = [
  modal.opened({ view: 'Connect' }),
  router.viewPushed({ view: 'Networks' }),
  router.viewPushed({ view: 'Account' }),
  router.wentBack(),
  modal.shaken(),
  modal.closed({ outcome: 'dismissed' }),
]

test('the remaining events folded over the checkpoint always equal the current state', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...moves), { maxLength: 60 }),
      fc.integer({ min: 1, max: 12 }),
      (inputs, size) => {
        const reducer = createRootReducer({ freeze: true })
        const events = new Subject<Stamped>()
        let state = reducer.initial
        const log = keepLog({ events, state: () => state }, reducer, size)
        inputs.forEach((input, index) => {
          const event = { ...input, id: `${index}`, at: index, cause: null, flow: `${index}` }
          state = reducer.reduce(state, event)
          events.next(event)
        })
        expect(log.events().length).toBe(Math.min(size, inputs.length))
        expect(fold(log.events(), log.checkpoint())).toEqual(state)
      },
    ),
  )
})
