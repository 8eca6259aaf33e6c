import { expect, test } from 'vitest'
import { restrainedFetch } from '../../../adapters/http/restrained-fetch.ts'

const service = 'https://service.example/v1'

/** A service that may answer, and a page whose time is told. */
function world() {
  const asked: string[] = []
  const silent = new Set([service])
  const at = { time: 0, online: true, pressed: false }
  const fetch = async (url: unknown) => {
    asked.push(String(url))
    if (silent.has(String(url))) throw new TypeError('Failed to fetch')
    return new Response('{}', { status: 500 })
  }
  const page = { now: () => at.time, isOnline: () => at.online, isPressed: () => at.pressed }
  const restrained = restrainedFetch(fetch, page)
  const ask = (url = service) =>
    restrained(url).then(
      () => 'answered',
      (error: Error) => error.message,
    )
  const askOften = async (times: number, pause = 0) => {
    for (let time = 0; time < times; time += 1) {
      await ask()
      at.time += pause
    }
    return asked.length
  }
  return { asked, at, silent, fetch, page, ask, askOften }
}

test('a service without an answer is asked five times, and then once a minute', async () => {
  const { askOften, ask, at } = world()
  expect(await askOften(40)).toBe(5)
  expect(await ask()).toBe('The service gave no answer lately, and is not asked again yet.')
  at.time = 59_999
  expect(await askOften(1)).toBe(5)
  at.time = 60_000
  expect(await askOften(10)).toBe(6)
  expect(await askOften(60, 10_000)).toBeLessThanOrEqual(6 + 10)
})

test('any answer lifts the restraint', async () => {
  const { askOften, silent, at } = world()
  await askOften(5)
  silent.clear()
  at.time = 60_000
  expect(await askOften(40)).toBe(45)
})

test('a restraint affects one service and all its callers', async () => {
  const { askOften, ask, asked, fetch, page } = world()
  await askOften(10)
  expect(await ask('https://other.example/')).toBe('answered')
  await restrainedFetch(fetch, page)(`${service}/more`).catch(() => {})
  expect(asked).toEqual([...Array.from({ length: 5 }, () => service), 'https://other.example/'])
})

test('a browser that is online again asks at once, also when it was offline only meanwhile', async () => {
  const { askOften, at } = world()
  at.online = false
  expect(await askOften(10)).toBe(5)
  at.online = true
  expect(await askOften(10)).toBe(10)
  at.online = false
  expect(await askOften(1)).toBe(10)
  at.online = true
  expect(await askOften(1)).toBe(11)
})

test('a pressed retry bypasses the restraint at most once a second', async () => {
  const { askOften, at } = world()
  await askOften(5)
  at.pressed = true
  expect(await askOften(10)).toBe(5)
  at.time = 1_000
  expect(await askOften(10)).toBe(6)
  at.time = 2_000
  expect(await askOften(10)).toBe(7)
})

test('an aborted question does not count as a failure unless it waited', async () => {
  const { page, at } = world()
  let asked = 0
  const hanging = async (_: unknown, init?: RequestInit) => {
    asked += 1
    return new Promise<Response>((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
    })
  }
  const restrained = restrainedFetch(hanging, page)
  const leaveAfter = async (milliseconds: number) => {
    const leave = new AbortController()
    const answer = restrained(service, { signal: leave.signal }).catch(() => {})
    at.time += milliseconds
    leave.abort()
    await answer
  }
  for (let time = 0; time < 10; time += 1) await leaveAfter(2_999)
  expect(asked).toBe(10)
  for (let time = 0; time < 10; time += 1) await leaveAfter(3_000)
  expect(asked).toBe(15)
})
