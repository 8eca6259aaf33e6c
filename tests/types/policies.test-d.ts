import { test } from 'vitest'
import { createPolicies } from '../../core/effects/streams/define-effect.ts'
import type { Plan } from '../../core/effects/streams/question.ts'
import type { Stamped } from '../../core/events/define-events.ts'
import type { Ports } from '../../core/ports/ports.ts'

type OfAnAttempt = Stamped & { readonly data: { readonly attempt: string } }

test('every listener to attempt events declares the events that end its question', () => {
  const { latest, latestPer } = createPolicies({} as Ports)
  const plan: Plan<OfAnAttempt | Stamped, null> = {
    limit: 'timer',
    ask: () => null,
    then: () => null,
    fail: () => null,
  }
  latest<Stamped, null>(plan)
  latestPer<OfAnAttempt, null>(({ data: { attempt } }) => attempt, plan)
  // @ts-expect-error one that was left would end the question of the next
  latest<OfAnAttempt, null>(plan)
  // @ts-expect-error also where other events are heard beside
  latest<OfAnAttempt | Stamped, null>(plan)
})
