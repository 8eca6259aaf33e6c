import { Subject } from 'rxjs'
import { expect, test } from 'vitest'
import { createLateRecorder } from '../../../core/recording/late-recorder.ts'
import type { Recorder } from '../../../core/recording/line-recorder.ts'
import { createRecorder } from '../../../core/recording/recorder.ts'
import { foldTape } from '../../../core/recording/replay.ts'
import { loadedFeatures } from '../../../core/recording/loaded-features.ts'
import type { Stamped } from '../../../core/events/define-events.ts'
import { harbor, startStory } from '../../../fixtures/story.ts'
import { eventually } from '../../eventually.ts'

const parts = (limit: number) => ({ now: () => 0, version: '0.0.0', limit })
const features = loadedFeatures

/** What happens to a visitor who connects. */
async function visit(): Promise<readonly Stamped[]> {
  const { latchkey, events } = startStory()
  await latchkey.connect({ wallet: harbor.wallet.key })
  return events
}

/** Tells recorders of what happened. */
function tell(recorders: readonly Recorder[], happened: readonly Stamped[]): void {
  const events = new Subject<Stamped>()
  for (const recorder of recorders) recorder.listen({ events }, features)
  for (const event of happened) events.next(event)
}

test('a recorder has an empty tape and cannot write before its code arrives', () => {
  const recorder = createLateRecorder(parts(100))
  expect(recorder.tape()).toEqual({ header: { kind: 'header', format: 1, latchkey: '0.0.0' }, lines: [] })
  expect(() => recorder.record({} as never)).toThrow(expect.objectContaining({ code: 'not-loaded' }))
})

test('a recorder whose code arrives late writes the same tape', async () => {
  const late = createLateRecorder(parts(1000))
  const atHand = createRecorder(parts(1000))
  await late.ready?.()
  const happened = await visit()
  tell([late, atHand], happened)
  expect(late.tape()).toEqual(atHand.tape())
  expect(late.tape().lines).toHaveLength(happened.length)
})

test('fallen lines stay on the tape until the fold code is loaded, with the same state', async () => {
  const late = createLateRecorder(parts(3))
  const atHand = createRecorder(parts(3))
  await late.ready?.()
  const happened = await visit()
  tell([late, atHand], happened)
  expect(late.tape().lines).toHaveLength(happened.length)
  expect(late.tape().header).not.toHaveProperty('fallen')
  expect(foldTape(late.tape())).toEqual(foldTape(atHand.tape()))
  await eventually(() => expect(late.tape().header).toHaveProperty('fallen', happened.length - 3))
  expect(late.tape()).toEqual(atHand.tape())
})
