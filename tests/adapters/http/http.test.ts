import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { fieldsOf, listIn } from '../../../adapters/http/answer-fields.ts'
import { createHttp } from '../../../adapters/http/http.ts'
import { eventually } from '../../eventually.ts'
import { alice } from '../../../fixtures/people.ts'
import { failureFrom, unhurried } from '../answers.ts'
import { nobody, sendJson, serve } from '../serve.ts'
import { longLimit, stoppedTime } from '../stopped-time.ts'

const greeting = (answer: unknown) => ({ words: listIn(fieldsOf(answer), 'words') })
const fixture = (name: string) =>
  readFileSync(new URL(`../../../fixtures/api/${name}`, import.meta.url), 'utf8')

test('parameters that are empty, zero, false or missing are not sent; lists are joined by commas', async () => {
  const { base, requests } = await serve((_, response) => sendJson(response, { words: [] }))
  const query = {
    page: 1,
    offset: 0,
    search: '',
    include: [],
    exclude: ['a', 'b'],
    flag: false,
    cursor: undefined,
    none: null,
  }
  await createHttp({ base: `${base}/v1/` }).json({ path: '/hello', query }, greeting, unhurried)
  expect(requests[0]?.url).toBe('/v1/hello?page=1&exclude=a%2Cb')
})

test('headers are sent with every request, and a body as JSON', async () => {
  const bodies: string[] = []
  const { base, requests } = await serve((request, response) => {
    request
      .on('data', (chunk) => bodies.push(String(chunk)))
      .on('end', () => sendJson(response, { words: [] }))
  })
  const http = createHttp({ base, headers: { 'x-project-id': 'p' } })
  await http.json({ path: 'hello', method: 'POST', body: { a: 1 } }, greeting, unhurried)
  expect(requests[0]).toMatchObject({
    method: 'POST',
    headers: { 'x-project-id': 'p', 'content-type': 'application/json' },
  })
  expect(bodies.join('')).toBe('{"a":1}')
})

test.each([
  [
    'reasons by field',
    fixture('error-reasons.json'),
    'answered with status 401: projectId: Project is not found',
  ],
  [
    'reasons by name',
    fixture('error-reasons-by-name.json'),
    'answered with status 401: origin: Origin is not allowed',
  ],
  ['plain text', 'quota exceeded', 'answered with status 401: quota exceeded'],
  ['a web page', '<!doctype html><h1>Oh no</h1>', 'answered with status 401.'],
  ['JSON without reasons', '{"reasons":[]}', 'answered with status 401.'],
  ['nothing', '', 'answered with status 401.'],
])('an error status with %s reports the status and a readable text', async (_, body, words) => {
  const { base } = await serve((_, response) => response.writeHead(401).end(body))
  const failure = await failureFrom(
    createHttp({ base }).json({ path: 'x', query: { secret: 'typed' } }, greeting, unhurried),
  )
  expect(failure).toEqual({ code: 'http-status', status: 401, detail: `${base}/x ${words}` })
})

test.each([
  ['an address of EVM', `v1/account/${alice.address}/history`, 'v1/account/…/history'],
  ['one of Solana', 'v1/identity/oeYf6KAJkLYhBuR8CiGc6L4D4Xtfepr85fuDgA9kq96', 'v1/identity/…'],
  ['an e-mail', 'v1/mail/alice%40example.com', 'v1/mail/…'],
])('an error masks %s in a path', async (_, path, said) => {
  const { base } = await serve((_, response) => response.writeHead(500).end())
  expect(await failureFrom(createHttp({ base }).json({ path }, greeting, unhurried))).toMatchObject({
    detail: `${base}/${said} answered with status 500.`,
  })
})

test('a JSON answer that does not fit names the field and the expected type', async () => {
  const { base } = await serve((_, response) => sendJson(response, { words: 7 }))
  expect(await failureFrom(createHttp({ base }).json({ path: 'x' }, greeting, unhurried))).toEqual({
    code: 'malformed-answer',
    detail: `${base}/x: "words" is the number 7; expected a value of type array.`,
  })
})

test('text that is no JSON is malformed', async () => {
  const { base } = await serve((_, response) => response.end('<html>'))
  expect(await failureFrom(createHttp({ base }).json({ path: 'x' }, greeting, unhurried))).toEqual({
    code: 'malformed-answer',
    detail: `${base}/x answered with the string "<html>"; expected JSON.`,
  })
})

test('a server that is not there is unreachable', async () => {
  const base = await nobody()
  expect(await failureFrom(createHttp({ base }).json({ path: 'x' }, greeting, unhurried))).toEqual({
    code: 'unreachable',
    detail: `${base}/x could not be reached; check the network connection.`,
  })
})

test('a connection that breaks in the middle of the answer is unreachable', async () => {
  const { base } = await serve((_, response) => {
    response.writeHead(200, { 'content-length': '100' }).write('{')
    response.socket?.destroy()
  })
  expect(await failureFrom(createHttp({ base }).json({ path: 'x' }, greeting, unhurried))).toMatchObject({
    code: 'unreachable',
  })
})

test('a server that never answers is given up after the limit, and its request is ended', async () => {
  const closed = vi.fn<() => void>()
  const { base, requests } = await serve((request) => request.socket.on('close', closed))
  const { passOnce } = stoppedTime()
  const http = createHttp({ base, limit: longLimit })
  const failure = failureFrom(http.json({ path: 'x' }, greeting, unhurried))
  await passOnce(requests, longLimit)
  expect(await failure).toEqual({
    code: 'timed-out',
    detail: `${base}/x gave no answer within 1000 seconds; try again.`,
  })
  await eventually(() => expect(closed).toHaveBeenCalled())
})

test('the limit holds for the body too', async () => {
  const { base } = await serve((_, response) => void response.writeHead(200).write('{'))
  expect(
    await failureFrom(createHttp({ base, limit: 50 }).json({ path: 'x' }, greeting, unhurried)),
  ).toMatchObject({ code: 'timed-out' })
})

test('a request taken back is aborted and really ends', async () => {
  const closed = vi.fn<() => void>()
  const abort = new AbortController()
  const { base } = await serve((request) => {
    request.socket.on('close', closed)
    abort.abort()
  })
  expect(await failureFrom(createHttp({ base }).json({ path: 'x' }, greeting, abort.signal))).toEqual({
    code: 'aborted',
  })
  await eventually(() => expect(closed).toHaveBeenCalled())
})

test.each([
  [
    'a web page',
    'text/html',
    '<h1>Sign in to the hotel network</h1>',
    'answered with the content type the string "text/html"; expected image/*.',
  ],
  [
    'a web page that says it is a picture',
    'image/png',
    '\n <!DOCTYPE html><p>Sign in',
    'answered with a web page sent as image/png; expected a picture.',
  ],
  ['an empty picture', 'image/png', '', 'answered with an empty picture.'],
])('instead of a picture, %s is refused', async (_, type, body, words) => {
  const { base } = await serve((_, response) => response.writeHead(200, { 'content-type': type }).end(body))
  expect(await failureFrom(createHttp({ base }).image({ path: 'x' }, unhurried))).toEqual({
    code: 'not-an-image',
    detail: `${base}/x ${words}`,
  })
})

test('an answer without a type is no picture; an SVG is one', async () => {
  const { base } = await serve((request, response) => {
    if (request.url === '/svg') response.setHeader('content-type', 'image/svg+xml')
    response.end('<?xml version="1.0"?><svg/>')
  })
  const http = createHttp({ base })
  expect(await failureFrom(http.image({ path: 'untyped' }, unhurried))).toMatchObject({
    code: 'not-an-image',
  })
  expect((await http.image({ path: 'svg' }, unhurried)).type).toBe('image/svg+xml')
})

const kibibyte = 1024
const png = { 'content-type': 'image/png' }

test('an image of 512 KiB is accepted', async () => {
  const { base } = await serve((_, response) =>
    response.writeHead(200, png).end(Buffer.alloc(512 * kibibyte, 1)),
  )
  expect(await createHttp({ base }).image({ path: 'x' }, unhurried)).toMatchObject({
    size: 512 * kibibyte,
    type: 'image/png',
  })
})

test.each([
  ['says so', { ...png, 'content-length': String(20 * kibibyte * kibibyte) }],
  ['never says how long it is', png],
])('a picture above 512 KiB that %s is refused, and the rest is not fetched', async (_, headers) => {
  const closed = vi.fn<() => void>()
  const { base } = await serve((request, response) => {
    request.socket.on('close', closed)
    response.writeHead(200, headers).write(Buffer.alloc(513 * kibibyte, 1))
  })
  expect(await failureFrom(createHttp({ base }).image({ path: 'x' }, unhurried))).toEqual({
    code: 'not-an-image',
    detail: `${base}/x answered with a picture above 512 KiB; expected a smaller one.`,
  })
  await eventually(() => expect(closed).toHaveBeenCalled())
})

test('an answer above 4 MiB is malformed, and a long refusal reports only its status', async () => {
  const { base } = await serve((request, response) => {
    response.writeHead(request.url === '/long' ? 200 : 500).end('x'.repeat(5 * kibibyte * kibibyte))
  })
  const http = createHttp({ base })
  expect(await failureFrom(http.json({ path: 'long' }, greeting, unhurried))).toEqual({
    code: 'malformed-answer',
    detail: `${base}/long answered with more than 4 MiB; expected JSON below that.`,
  })
  expect(await failureFrom(http.json({ path: 'failed' }, greeting, unhurried))).toEqual({
    code: 'http-status',
    detail: `${base}/failed answered with status 500.`,
    status: 500,
  })
})
