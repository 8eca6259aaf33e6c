import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { features } from '../../../core/events/features.ts'
import { verbsThatWait, visit } from './unsettled-verbs.ts'

/** The settling path that is taken away. */
const without = vi.hoisted(() => ({ path: '' }))

vi.mock(import('../../../core/engine/feature-gate.ts'), async (original) => {
  const { createFeatureGate } = await original()
  return {
    createFeatureGate: (parts) => {
      const gate = createFeatureGate(parts)
      const isHeard = (type: string) =>
        without.path !== 'what waits ends with its feature' || type !== features.loadFailed.type
      return { ...gate, observe: (event) => void (isHeard(event.type) && gate.observe(event)) }
    },
  }
})

vi.mock(import('../../../core/effects/streams/question.ts'), async (original) => {
  const real = await original()
  return {
    ...real,
    question: (ports, plan, trigger) => {
      if (without.path === 'a question fails')
        return real.question(ports, { ...plan, fail: () => null }, trigger)
      const isEndless = without.path === 'a question has a limit' && typeof plan.limit === 'number'
      return real.question(ports, isEndless ? { ...plan, limit: 'subscription' } : plan, trigger)
    },
  }
})

vi.mock(import('../../../core/engine/flow.ts'), async (original) => {
  const { endOfFlow, nextClosing } = await original()
  const unstoppable = <Running extends { readonly isStopped: () => boolean }>(engine: Running): Running =>
    without.path === 'a stop ends what waits' ? { ...engine, isStopped: () => false } : engine
  return {
    endOfFlow: (engine, ...rest) => endOfFlow(unstoppable(engine), ...rest),
    nextClosing: (engine) => nextClosing(unstoppable(engine)),
  }
})

const property = fc.asyncProperty(visit, async (one) => {
  expect(await verbsThatWait(one)).toEqual([])
})

test.each([
  'what waits ends with its feature',
  'a question fails',
  'a question has a limit',
  'a stop ends what waits',
])('if the path "%s" is disabled, the property finds a verb that never settles', async (path) => {
  without.path = path
  const { failed, counterexample } = await fc.check(property, { seed: 7, numRuns: 2000, endOnFailure: true })
  expect(failed).toBe(true)
  expect(counterexample).not.toBeNull()
})

test('with every path enabled, the property finds no counterexample', async () => {
  without.path = ''
  expect(await fc.check(property, { seed: 7, numRuns: 20 })).toMatchObject({ failed: false })
})
