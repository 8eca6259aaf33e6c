import { from, of } from 'rxjs'
import { expect, test, vi } from 'vitest'
import { lazy } from '../../../adapters/ports/lazy.ts'
import type { Clipboard } from '../../../core/ports/clipboard.ts'
import { fakedTimeouts } from '../../faked-timeouts.ts'
import { failureFrom, unhurried, valueOf } from '../answers.ts'

const module: { readonly clipboard: Pick<Clipboard, 'write'> } = { clipboard: { write: () => of(null) } }
const makeClipboard = ({ clipboard }: typeof module) => clipboard

test('a port is loaded once, by its first question', async () => {
  const load = vi.fn<() => Promise<typeof module>>(async () => module)
  const port = lazy('clipboard', load, makeClipboard)
  expect(load).not.toHaveBeenCalled()
  await Promise.all([
    valueOf(port.write({ text: 'a' }, unhurried)),
    valueOf(port.write({ text: 'b' }, unhurried)),
  ])
  expect(load).toHaveBeenCalledTimes(1)
})

test('a load that fails says so, and is tried again by the next question', async () => {
  let isDown = true
  const load = async () => {
    if (isDown) throw new TypeError('Failed to fetch dynamically imported module')
    return module
  }
  const port = lazy('clipboard', load, makeClipboard)
  expect(await failureFrom(port.write({ text: 'a' }, unhurried))).toEqual({
    code: 'not-loaded',
    detail:
      'A part of Latchkey could not be loaded; check the connection and that every built file is served.',
  })
  isDown = false
  expect(await valueOf(port.write({ text: 'a' }, unhurried))).toBe(null)
})

test('a question taken back during the load never reaches the port', async () => {
  const write = vi.fn<Clipboard['write']>(() => of(null))
  let finish = (_module: typeof module) => {}
  const load = () => new Promise<typeof module>((resolve) => (finish = resolve))
  const port = lazy('clipboard', load, makeClipboard)
  const abort = new AbortController()
  const failure = failureFrom(port.write({ text: 'a' }, abort.signal))
  abort.abort()
  finish({ clipboard: { write } })
  expect(await failure).toEqual({ code: 'aborted' })
  expect(write).not.toHaveBeenCalled()
})

test('a loaded port is asked in the same turn, as a window needs', async () => {
  const write = vi.fn<Clipboard['write']>(() => of(null))
  const port = lazy(
    'clipboard',
    async () => module,
    () => ({ write }),
  )
  await valueOf(port.write({ text: 'a' }, unhurried))
  from(port.write({ text: 'b' }, unhurried)).subscribe()
  expect(write).toHaveBeenCalledTimes(2)
})

test('a chunk is missing after twenty seconds and serves the next question when it arrives', async () => {
  vi.useFakeTimers()
  const timeouts = fakedTimeouts()
  try {
    let finish = (_module: typeof module) => {}
    const load = () => new Promise<typeof module>((resolve) => (finish = resolve))
    const port = lazy('clipboard', load, makeClipboard)
    const missing = failureFrom(port.write({ text: 'a' }, unhurried))
    await vi.advanceTimersByTimeAsync(20_000)
    expect(await missing).toMatchObject({ code: 'not-loaded' })
    const next = valueOf(port.write({ text: 'b' }, unhurried))
    finish(module)
    await vi.advanceTimersByTimeAsync(1000)
    expect(await next).toBe(null)
  } finally {
    timeouts.mockRestore()
    vi.useRealTimers()
  }
})
