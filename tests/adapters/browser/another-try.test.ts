import { beforeEach, expect, test, vi } from 'vitest'
import { createTries } from '../../../adapters/browser/another-try.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', new EventTarget())
})

test('another try comes after five seconds, ten, twenty and forty, and then none by itself', () => {
  const whenWorthATry = createTries()
  const again = vi.fn<() => void>()
  for (const wait of [5_000, 10_000, 20_000, 40_000]) {
    const leave = whenWorthATry(again)
    vi.advanceTimersByTime(wait - 1)
    expect(again).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(again).toHaveBeenCalledOnce()
    again.mockReset()
    leave()
  }
  whenWorthATry(again)
  vi.advanceTimersByTime(1_000_000)
  expect(again).not.toHaveBeenCalled()
})

test('an online event retries at once, and a removed listener is not called', () => {
  const again = vi.fn<() => void>()
  const leave = createTries()(again)
  window.dispatchEvent(new Event('online'))
  expect(again).toHaveBeenCalledOnce()
  leave()
  window.dispatchEvent(new Event('online'))
  vi.advanceTimersByTime(60_000)
  expect(again).toHaveBeenCalledOnce()
})
