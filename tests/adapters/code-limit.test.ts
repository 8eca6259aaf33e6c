import { beforeEach, expect, test, vi } from 'vitest'
import { withinCodeLimit } from '../../adapters/code-limit.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

test('code that does not arrive within twenty seconds is missing, and no timer stays', async () => {
  const waited = withinCodeLimit(new Promise(() => {})).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(await waited).toMatchObject({ code: 'unreachable' })
  expect(vi.getTimerCount()).toBe(0)
})

test('code that arrives, or fails by itself, leaves no timer behind', async () => {
  await expect(withinCodeLimit(Promise.resolve('code'))).resolves.toBe('code')
  await expect(withinCodeLimit(Promise.reject(new Error('gone')))).rejects.toThrow('gone')
  expect(vi.getTimerCount()).toBe(0)
})
