import { from, of } from 'rxjs'
import { expect, test, vi } from 'vitest'
import { lazy } from '../../adapters/lazy.ts'
import type { Clipboard } from '../../core/ports/clipboard.ts'
import type { Coming } from '../../core/ports/when-here.ts'
import { fakedTimeouts } from '../faked-timeouts.ts'
import { failureFrom, unhurried, valueOf } from './answers.ts'

const module: { readonly clipboard: Pick<Clipboard, 'write'> } = { clipboard: { write: () => of(null) } }
const makeClipboard = ({ clipboard }: typeof module) => clipboard

test('nothing is loaded until a method is asked, and then once', async () => {
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

test('once it is loaded, a question is asked in the same turn, as a window needs that a press opens', async () => {
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

const readinessOf = (method: unknown) => {
  const begin = vi.fn<() => void>()
  ;(method as Coming).whenHere?.(begin)
  return begin
}

test('what failed once and is on its way again is not here yet', async () => {
  let finish = (_module: typeof module) => {}
  let isDown = true
  const load = () =>
    isDown
      ? Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
      : new Promise<typeof module>((resolve) => (finish = resolve))
  const port = lazy('clipboard', load, makeClipboard)
  await failureFrom(port.write({ text: 'a' }, unhurried))
  isDown = false
  const again = valueOf(port.write({ text: 'b' }, unhurried))
  const begin = readinessOf(port.write)
  expect(begin).not.toHaveBeenCalled()
  finish(module)
  await again
  expect(begin).toHaveBeenCalledTimes(1)
})

test('a method says when its chunk is here, and at once from then on', async () => {
  const port = lazy('clipboard', async () => module, makeClipboard)
  const begin = readinessOf(port.write)
  expect(begin).not.toHaveBeenCalled()
  await valueOf(port.write({ text: 'a' }, unhurried))
  expect(begin).toHaveBeenCalledTimes(1)
  expect(readinessOf(port.write)).toHaveBeenCalledTimes(1)
})

test('a chunk that does not come holds nobody up: who waits for it begins to count, too', async () => {
  const port = lazy('clipboard', () => Promise.reject(new Error('gone')), makeClipboard)
  const begin = readinessOf(port.write)
  await failureFrom(port.write({ text: 'a' }, unhurried))
  expect(begin).toHaveBeenCalledTimes(1)
})

test('after twenty seconds a chunk is missing, but to who would rather wait, and is served when it comes', async () => {
  vi.useFakeTimers()
  const timeouts = fakedTimeouts()
  try {
    let finish = (_module: typeof module) => {}
    const load = () => new Promise<typeof module>((resolve) => (finish = resolve))
    const ports = { hasty: module.clipboard, patient: module.clipboard }
    const port = lazy('clipboard', load, () => ({ write: ports.hasty.write, wait: ports.patient.write }), [
      'wait',
    ])
    const begin = readinessOf(port.wait)
    const hasty = failureFrom(port.write({ text: 'a' }, unhurried))
    const patient = valueOf(port.wait({ text: 'b' }, unhurried))
    await vi.advanceTimersByTimeAsync(20_000)
    expect(await hasty).toMatchObject({ code: 'not-loaded' })
    expect(begin).toHaveBeenCalledTimes(1)
    finish(module)
    await vi.advanceTimersByTimeAsync(1000)
    expect(await patient).toBe(null)
  } finally {
    timeouts.mockRestore()
    vi.useRealTimers()
  }
})
