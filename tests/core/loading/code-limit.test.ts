import { beforeEach, expect, test, vi } from 'vitest'
import { timelyChunk, withinCodeLimit } from '../../../core/loading/code-limit.ts'
import { fakedTimeouts } from '../../faked-timeouts.ts'

beforeEach(() => {
  vi.useFakeTimers()
  fakedTimeouts()
})

test('code that does not arrive within twenty seconds is missing', async () => {
  const waited = withinCodeLimit(new Promise(() => {})).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(await waited).toMatchObject({ code: 'not-loaded' })
})

test('code that arrives, or fails by itself, is given on', async () => {
  await expect(withinCodeLimit(Promise.resolve('code'))).resolves.toBe('code')
  await expect(withinCodeLimit(Promise.reject(new Error('gone')))).rejects.toThrow('gone')
})

test('a settled wait leaves no listener', async () => {
  const added = vi.spyOn(AbortSignal.prototype, 'addEventListener')
  const removed = vi.spyOn(AbortSignal.prototype, 'removeEventListener')
  await withinCodeLimit(Promise.resolve('code'))
  await withinCodeLimit(Promise.reject(new Error('gone'))).catch(() => {})
  await Promise.resolve()
  expect([added.mock.calls.length, removed.mock.calls]).toEqual([2, added.mock.calls])
})

test('a chunk that arrives after its timeout serves the next request', async () => {
  let arrive = (_module: { readonly code: string }) => {}
  const fetch = timelyChunk(
    'code',
    () => new Promise<{ readonly code: string }>((resolve) => (arrive = resolve)),
  )
  const waited = fetch().catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(await waited).toMatchObject({ code: 'not-loaded' })
  arrive({ code: 'late' })
  expect(await fetch()).toEqual({ code: 'late' })
})
