import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import type { Log } from '../../../core/domain/options/log-level.ts'
import { createWalletRegistry } from '../../../adapters/wallet-registry/wallet-registry.ts'
import { eventually } from '../../eventually.ts'
import { failureFrom, listenTo, unhurried, valueOf } from '../answers.ts'
import { pictureOf } from '../picture-of.ts'
import { sendJson, serve } from '../serve.ts'

const page = { page: 1, entries: 40 }
const fixture = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../fixtures/api/${name}`, import.meta.url), 'utf8'))

async function registryThatAnswers(answer: unknown) {
  const { base, requests } = await serve((_, response) => sendJson(response, answer))
  return {
    registry: createWalletRegistry({ base, projectId: 'test-project', sdkVersion: 'html-multichain-0.1.0' }),
    requests,
  }
}

async function registryWithPictures(type = 'image/png', body = 'picture') {
  const { base, requests } = await serve((_, response) =>
    response.writeHead(200, { 'content-type': type }).end(body),
  )
  return { registry: createWalletRegistry({ base, projectId: 'p', sdkVersion: 'v' }), requests }
}

test('a page of the registry becomes wallets in our spelling, and fields of tomorrow do no harm', async () => {
  const { registry } = await registryThatAnswers(fixture('wallets-page.json'))
  const { wallets, count } = await valueOf(registry.wallets({ ...page, entries: 2 }, unhurried))
  expect(count).toBe(412)
  expect(wallets.map(({ name }) => name)).toEqual(['MetaMask', 'Rainbow'])
  expect(wallets[0]).toEqual({
    id: 'c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96',
    name: 'MetaMask',
    homepage: 'https://metamask.io/',
    imageId: '018b2d52-10e9-4158-1fde-a5d5bac5aa00',
    imageUrl: null,
    order: 10,
    mobileLink: 'metamask://',
    desktopLink: null,
    webappLink: null,
    appStore: 'https://apps.apple.com/us/app/metamask/id1438144202',
    playStore: 'https://play.google.com/store/apps/details?id=io.metamask',
    chromeStore: 'https://chrome.google.com/webstore/detail/nkbihfbeogaeaoehlefnkodbefgpgknn',
    rdns: 'io.metamask',
  })
})

test('the request contains the project and comma-separated ids and chains', async () => {
  const { registry, requests } = await registryThatAnswers({ data: [], count: 0 })
  const query = {
    ...page,
    search: 'rain',
    chains: ['eip155:1', 'eip155:8453'],
    include: ['a', 'b'],
    exclude: [],
  }
  await valueOf(registry.wallets(query, unhurried))
  expect(decodeURIComponent(requests[0]?.url ?? '')).toBe(
    '/getWallets?page=1&entries=40&search=rain&chains=eip155:1,eip155:8453&include=a,b',
  )
  expect(requests[0]?.headers).toMatchObject({
    'x-project-id': 'test-project',
    'x-sdk-type': 'w3m',
    'x-sdk-version': 'html-multichain-0.1.0',
  })
})

test('a row without id or name is dropped, not the page; a field that does not fit is null', async () => {
  const { registry } = await registryThatAnswers(fixture('wallets-page-broken-rows.json'))
  const { wallets, count } = await valueOf(registry.wallets(page, unhurried))
  expect(count).toBe(1)
  expect(wallets).toHaveLength(1)
  expect(wallets[0]).toMatchObject({ id: 'good', name: 'Good Wallet', order: null, homepage: null })
})

test('a wallet with only Solana chains is marked as Solana only', async () => {
  const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
  const chains = [[solana], ['eip155:1', solana], [], null, 'solana', [7]]
  const data = chains.map((given, index) => ({ id: `w${index}`, name: 'Wallet', chains: given }))
  const { registry } = await registryThatAnswers({ data, count: data.length })
  const { wallets } = await valueOf(registry.wallets(page, unhurried))
  expect(wallets.map(({ isSolanaOnly = false }) => isSolanaOnly)).toEqual([
    true,
    ...chains.slice(1).map(() => false),
  ])
})

test('links that would run or read something in the page are dropped', async () => {
  const { registry } = await registryThatAnswers(fixture('wallets-page-hostile-links.json'))
  const { wallets } = await valueOf(registry.wallets(page, unhurried))
  const { id, name, ...rest } = wallets[0] ?? {}
  expect({ id, name }).toEqual({ id: 'hostile', name: 'Hostile Wallet' })
  expect(new Set(Object.values(rest))).toEqual(new Set([null]))
})

test('registry names are sanitized, and an invisible name is dropped', async () => {
  const names = ['Meta\u202eksaM', 'x'.repeat(10_000), '\u3164', `M${'\u0301'.repeat(98)}`]
  const data = names.map((name, index) => ({ id: `w${index}`, name, rdns: 'IO.Example.Wallet' }))
  const { registry } = await registryThatAnswers({ data, count: 4 })
  const { wallets } = await valueOf(registry.wallets(page, unhurried))
  expect(wallets.map(({ id, name }) => [id, name])).toEqual([
    ['w0', 'MetaksaM'],
    ['w1', `${'x'.repeat(49)}…`],
    ['w3', '\u1E3E\u0301\u0301\u0301\u0301'],
  ])
  expect(wallets[0]?.rdns).toBe('io.example.wallet')
})

test('an rdns that is none is dropped', async () => {
  const { registry } = await registryThatAnswers({
    data: [{ id: 'a', name: 'A', rdns: 'constructor' }],
    count: 1,
  })
  expect((await valueOf(registry.wallets(page, unhurried))).wallets[0]?.rdns).toBeNull()
})

test.each([
  [{ count: 1 }, '"data" is missing; expected a value of type array.'],
  [{ data: {}, count: 1 }, '"data" is an object with no fields; expected a value of type array.'],
  [null, 'The answer is null; expected a value of type object.'],
])('a page like %j is malformed', async (answer, words) => {
  const { registry } = await registryThatAnswers(answer)
  const failure = await failureFrom(registry.wallets(page, unhurried))
  expect(failure.code).toBe('malformed-answer')
  expect(failure.detail).toContain(words)
})

const fullPage = (from: number) =>
  Array.from({ length: 40 }, (_, index) => ({ id: `w${from + index}`, name: `Wallet ${from + index}` }))

test.each([
  ['is right', 412, fullPage(0), 412],
  ['is below zero', -5, fullPage(0), 41],
  ['is below zero, on a page that is not full', -5, fullPage(0).slice(0, 3), 3],
  ['is a fraction', 41.5, fullPage(0), 41],
  ['is beyond belief', 1e300, fullPage(0), 41],
  ['is less than what came', 7, fullPage(0), 40],
  ['says more than an empty page', 412, [], 0],
  ['is missing', undefined, fullPage(0).slice(0, 3), 3],
  ['is null', null, fullPage(0).slice(0, 3), 3],
  ['is null, on a full page', null, fullPage(0), 41],
  ['is a string', 'many', fullPage(0).slice(0, 3), 3],
  ['is a list', [412], fullPage(0).slice(0, 3), 3],
])('a good list is taken though its count %s', async (_, count, data, expected) => {
  const { registry } = await registryThatAnswers({ data, count })
  const found = await valueOf(registry.wallets(page, unhurried))
  expect(found.wallets).toHaveLength(data.length)
  expect(found.count).toBe(expected)
})

test('a number too large for any is no count, and rows that are none are not counted then', async () => {
  const { base } = await serve((_, response) =>
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end('{"data":[{"id":"a","name":"A"},{"id":7},null],"count":1e309}'),
  )
  const registry = createWalletRegistry({ base, projectId: 'p', sdkVersion: 'v' })
  const { wallets, count } = await valueOf(registry.wallets(page, unhurried))
  expect(wallets.map(({ name }) => name)).toEqual(['A'])
  expect(count).toBe(1)
})

test.each([401, 403])('a refused project id (%i) is logged once for the developer', async (status) => {
  const { base } = await serve((_, response) => response.writeHead(status).end('Unknown project'))
  const log = vi.fn<Log>()
  const registry = createWalletRegistry({
    base,
    projectId: 'test-project',
    sdkVersion: 'v',
    log,
  })
  const failure = await failureFrom(registry.wallets(page, unhurried))
  await failureFrom(pictureOf(registry, 'a', unhurried))
  expect(failure).toEqual({
    code: 'project-refused',
    status,
    detail:
      'The wallet registry refused the project id "test-project"; check the option "projectId", and that the project allows this page\'s origin.',
  })
  expect(log.mock.calls).toEqual([
    [
      'error',
      `project-refused: ${failure.detail}\n${base}/getWallets answered with status ${status}: Unknown project`,
    ],
  ])
})

test.each([429, 500])('a registry status of %i is not a refused project', async (status) => {
  const { base } = await serve((_, response) => response.writeHead(status).end())
  const log = vi.fn<Log>()
  const registry = createWalletRegistry({ base, projectId: 'p', sdkVersion: 'v', log })
  expect(await failureFrom(registry.wallets(page, unhurried))).toMatchObject({ code: 'http-status', status })
  expect(log).not.toHaveBeenCalled()
})

test('an image URL contains the project in its query', async () => {
  const { registry } = await registryWithPictures()
  const addresses = await valueOf(registry.imageAddresses(null, unhurried))
  expect(addresses).toEqual({
    wallet: expect.stringMatching(/^http:.*\/getWalletImage\/$/),
    network: expect.stringMatching(/^http:.*\/public\/getAssetImage\/$/),
    token: expect.stringMatching(/^http:.*\/public\/getTokenImage\/$/),
    currency: expect.stringMatching(/^http:.*\/public\/getCurrencyImage\/$/),
    query: '?projectId=p&st=w3m&sv=v',
  })
})

test('two askers of one picture share one request, and each gets the same URL', async () => {
  const { registry, requests } = await registryWithPictures()
  const urls = await Promise.all([
    valueOf(pictureOf(registry, 'a/b', unhurried)),
    valueOf(pictureOf(registry, 'a/b', unhurried)),
  ])
  expect(urls[0]).toEqual(urls[1])
  expect(requests.map(({ url }) => url)).toEqual(['/getWalletImage/a%2Fb'])
  expect(requests[0]?.headers['x-sdk-type']).toBe('w3m')
})

test('an aborted image request does not end that of another caller', async () => {
  const { registry } = await registryWithPictures()
  const abort = new AbortController()
  const leaving = failureFrom(pictureOf(registry, 'a', abort.signal))
  const staying = valueOf(pictureOf(registry, 'a', unhurried))
  abort.abort()
  expect(await leaving).toEqual({ code: 'aborted' })
  expect((await staying).url).toMatch(/^blob:/)
})

test('an image request is cancelled when its last caller aborts', async () => {
  const closed = vi.fn<() => void>()
  const { base, requests } = await serve((request) => request.socket.on('close', closed))
  const registry = createWalletRegistry({ base, projectId: 'p', sdkVersion: 'v' })
  const abort = new AbortController()
  const failure = failureFrom(pictureOf(registry, 'a', abort.signal, 'network'))
  await eventually(() => expect(requests).toHaveLength(1))
  abort.abort()
  expect(await failure).toEqual({ code: 'aborted' })
  await eventually(() => expect(closed).toHaveBeenCalled())
})

test('a picture that failed is asked for again', async () => {
  let status = 503
  const { base } = await serve((_, response) => {
    response.writeHead(status, { 'content-type': 'image/png' }).end('picture')
    status = 200
  })
  const registry = createWalletRegistry({ base, projectId: 'p', sdkVersion: 'v' })
  expect(await failureFrom(pictureOf(registry, 'a', unhurried))).toMatchObject({ status: 503 })
  expect((await valueOf(pictureOf(registry, 'a', unhurried))).url).toMatch(/^blob:/)
})

test('a web page instead of a picture is not-an-image', async () => {
  const { registry } = await registryWithPictures('text/html', '<html>')
  expect(await failureFrom(pictureOf(registry, 'a', unhurried))).toMatchObject({
    code: 'not-an-image',
  })
})

test('disposing revokes every object URL and takes running requests back; the registry works on', async () => {
  const { registry } = await registryWithPictures()
  const revoke = vi.spyOn(URL, 'revokeObjectURL')
  const create = vi.spyOn(URL, 'createObjectURL')
  const { url } = await valueOf(pictureOf(registry, 'a', unhurried))
  const late = failureFrom(pictureOf(registry, 'b', unhurried))
  registry.dispose()
  expect(revoke.mock.calls).toEqual([[url]])
  expect(await late).toEqual({ code: 'aborted' })
  expect(create).toHaveBeenCalledTimes(1)
  const again = await valueOf(pictureOf(registry, 'a', unhurried))
  expect(again.url).not.toBe(url)
})

test('an image request starts only when it is subscribed', async () => {
  const { registry, requests } = await registryWithPictures()
  const question = registry.images({ kind: 'wallet', ids: ['a'] }, unhurried)
  expect(requests).toHaveLength(0)
  const told = listenTo(question)
  await eventually(() => expect(told.hasEnded()).toBe(true))
})
