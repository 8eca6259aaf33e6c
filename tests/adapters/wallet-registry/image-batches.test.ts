import { Subject } from 'rxjs'
import { beforeEach, expect, test, vi } from 'vitest'
import { imageBatches } from '../../../adapters/wallet-registry/image-batches.ts'
import { listenTo } from '../answers.ts'

beforeEach(() => void vi.useFakeTimers())

function asked(...ids: string[]) {
  const sources = new Map(ids.map((id) => [id, new Subject<string>()]))
  const told = listenTo(imageBatches(ids, (id) => sources.get(id)!))
  return { told, comes: (id: string) => sources.get(id)!.next(`blob:${id}`), sources }
}

test('images that arrive within a frame are reported together, with failures', () => {
  const { told, comes, sources } = asked('a', 'b', 'c')
  comes('a')
  sources.get('b')!.error({ code: 'http-status', status: 404 })
  comes('c')
  expect(told.values).toEqual([])
  vi.advanceTimersByTime(16)
  expect(told.values).toEqual([
    {
      received: [
        { id: 'a', url: 'blob:a' },
        { id: 'c', url: 'blob:c' },
      ],
      failed: [{ id: 'b', failure: { code: 'http-status', status: 404 } }],
    },
  ])
  expect(told.hasEnded()).toBe(true)
})

test('no picture waits for a slow one longer than a frame', () => {
  const { told, comes } = asked('quick', 'slow')
  comes('quick')
  vi.advanceTimersByTime(16)
  comes('slow')
  expect(told.hasEnded()).toBe(false)
  vi.advanceTimersByTime(16)
  expect(told.values.map(({ received }) => received.map(({ id }) => id))).toEqual([['quick'], ['slow']])
  expect(told.hasEnded()).toBe(true)
})

test('an empty image request completes at once', () => {
  expect(asked().told.hasEnded()).toBe(true)
})
