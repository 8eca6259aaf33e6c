import { EMPTY } from 'rxjs'
import { expect, test, vi } from 'vitest'
import { lateCode, needing } from '../../adapters/late-code.ts'
import { lazy } from '../../adapters/lazy.ts'
import { recordPorts } from '../../core/recording/record-ports.ts'
import { fakeClipboard } from '../../adapters/fake/fake-clipboard.ts'
import { fakePorts } from '../../adapters/fake/fake-ports.ts'
import type { Clipboard } from '../../core/ports/clipboard.ts'
import type { Coming } from '../../core/ports/when-here.ts'
import { failureFrom, unhurried, valueOf } from './answers.ts'

/** A piece of code that comes when it is told to. */
function heldCode() {
  let finish = () => {}
  const load = vi.fn<() => Promise<string>>(
    () =>
      new Promise((resolve) => {
        finish = () => resolve('code')
      }),
  )
  return { load, code: lateCode(load), finish: () => finish() }
}

const beginOf = (answer: unknown) => {
  const begin = vi.fn<() => void>()
  ;(answer as Coming).whenHere?.(begin)
  return begin
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

test('code comes once, whoever asks for it', async () => {
  const { load, code, finish } = heldCode()
  const both = Promise.all([code.load(), code.loadPatiently()])
  finish()
  expect(await both).toEqual(['code', 'code'])
  expect(code.loaded()).toBe('code')
  expect(load).toHaveBeenCalledTimes(1)
})

test('code that failed is tried again by whoever asks next', async () => {
  let isDown = true
  const code = lateCode(async () => {
    if (isDown) throw new Error('gone')
    return 'code'
  })
  await expect(code.load()).rejects.toThrow('gone')
  isDown = false
  expect(await code.load()).toBe('code')
})

test('a question asks for the code it needs beside it, and waits for the world from when that is here', async () => {
  const { load, code, finish } = heldCode()
  const begin = beginOf(needing([code], Promise.resolve(null)))
  expect(load).toHaveBeenCalledTimes(1)
  expect(begin).not.toHaveBeenCalled()
  finish()
  await settled()
  expect(begin).toHaveBeenCalledTimes(1)
})

const portNeeding = (code: ReturnType<typeof heldCode>['code'], write: Clipboard['write']) =>
  lazy(
    'clipboard',
    async () => ({ clipboard: null }),
    () => ({
      write: (request: { text: string }, signal: AbortSignal) => needing([code], write(request, signal)),
    }),
  )

test('a port that comes late passes on that an answer of it needs more code', async () => {
  const { code, finish } = heldCode()
  const answer = portNeeding(code, async () => null).write({ text: 'a' }, unhurried)
  const begin = beginOf(answer)
  expect(await valueOf(answer)).toBe(null)
  expect(begin).not.toHaveBeenCalled()
  finish()
  await settled()
  expect(begin).toHaveBeenCalledTimes(1)
})

test('so does a recorder in front of it', async () => {
  const { code, finish } = heldCode()
  const clipboard = portNeeding(code, async () => null)
  const { clipboard: recorded } = recordPorts(
    { ...fakePorts(), clipboard: { ...fakeClipboard(), write: clipboard.write } },
    () => 0,
    () => {},
  )
  const answer = recorded.write({ text: 'a' }, unhurried)
  const begin = beginOf(answer)
  expect(await valueOf(answer)).toBe(null)
  expect(begin).not.toHaveBeenCalled()
  finish()
  await settled()
  expect(begin).toHaveBeenCalledTimes(1)
})

test('an answer of a port that did not come holds nobody up', async () => {
  const { code } = heldCode()
  const port = lazy(
    'clipboard',
    () => Promise.reject(new Error('gone')),
    () => ({ write: (_request: { text: string }, _signal: AbortSignal) => needing([code], EMPTY) }),
  )
  const answer = port.write({ text: 'a' }, unhurried)
  const begin = beginOf(answer)
  expect(await failureFrom(answer)).toMatchObject({ code: 'not-loaded' })
  await settled()
  expect(begin).toHaveBeenCalledTimes(1)
})
