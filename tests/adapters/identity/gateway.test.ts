import { expect, test } from 'vitest'
import { createGateway } from '../../../adapters/identity/gateway.ts'
import { alice } from '../../../fixtures/people.ts'
import { failureFrom, unhurried } from '../answers.ts'

/** A lookup over servers that answer so, and how they were asked. */
function gateway(answer: () => Response, { isLocal = false } = {}) {
  const asked: (readonly [url: string, init: RequestInit | undefined])[] = []
  const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
    asked.push([input instanceof Request ? input.url : input.toString(), init])
    return answer()
  }
  const { request, failure } = createGateway({ isOn: true, isLocal, fetch, signal: unhurried })
  const ask = (...urls: readonly string[]) => request({ data: '0xabcd', sender: alice.address, urls })
  return { ask, asked, failure }
}
const good = () => Response.json({ data: '0x01' })

test('a server is asked by https with sender and data in the URL, and gets nothing that tells the visitor', async () => {
  const { ask, asked, failure } = gateway(good)
  expect(await ask('https://gateway.example/{sender}/{data}')).toBe('0x01')
  expect(asked).toEqual([
    [
      `https://gateway.example/${alice.address.toLowerCase()}/0xabcd`,
      expect.objectContaining({
        method: 'GET',
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        redirect: 'error',
      }),
    ],
  ])
  expect(failure()).toBeNull()
})

test('a gateway URL without a data placeholder posts its data', async () => {
  const { ask, asked } = gateway(good)
  await ask('https://gateway.example/{sender}')
  const [[url, init] = []] = asked
  expect(url).toBe(`https://gateway.example/${alice.address.toLowerCase()}`)
  expect(init).toMatchObject({ method: 'POST' })
  expect(JSON.parse(init?.body as string)).toEqual({ data: '0xabcd', sender: alice.address.toLowerCase() })
})

test.each([
  'http://gateway.example/{data}',
  'http://127.0.0.1:8080/{data}',
  'http://localhost/{data}',
  'https://me:secret@gateway.example/{data}',
  'javascript:alert(1)',
  'file:///etc/hosts',
  'x-batch-gateway:true',
  '',
])('a server at “%s” is never asked for a chain that is not on this machine itself', async (url) => {
  const { ask, asked } = gateway(good)
  expect(await failureFrom(ask(url))).toMatchObject({ code: 'gateway-failed' })
  expect(asked).toEqual([])
})

test('a gateway URL without https is skipped', async () => {
  const { ask, asked } = gateway(good)
  expect(await ask('http://gateway.example/{data}', 'https://other.example/{data}')).toBe('0x01')
  expect(asked.map(([url]) => url)).toEqual(['https://other.example/0xabcd'])
})

test('a local chain may use a local gateway', async () => {
  const { ask } = gateway(good, { isLocal: true })
  expect(await ask('http://127.0.0.1:8080/{data}')).toBe('0x01')
})

test('four servers of one lookup are tried, and four lookups in all', async () => {
  const urls = Array.from({ length: 9 }, (_, place) => `https://${place}.example/{data}`)
  const broken = gateway(() => new Response(null, { status: 502 }))
  expect(await failureFrom(broken.ask(...urls))).toEqual({
    code: 'gateway-failed',
    detail: 'The server that keeps the name (3.example) answered with status 502.',
    status: 502,
  })
  expect(broken.asked).toHaveLength(4)
  const willing = gateway(good)
  for (let lookup = 0; lookup < 4; lookup++) await willing.ask('https://gateway.example/{data}')
  expect(await failureFrom(willing.ask('https://gateway.example/{data}'))).toMatchObject({
    code: 'gateway-failed',
  })
  expect(willing.asked).toHaveLength(4)
})
