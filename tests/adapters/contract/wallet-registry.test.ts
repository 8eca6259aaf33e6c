import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { fakeWalletRegistry } from '../../../adapters/fake/fake-wallet-registry.ts'
import { createWalletRegistry } from '../../../adapters/wallet-registry/wallet-registry.ts'
import type { WalletRegistry } from '../../../core/ports/wallet-registry.ts'
import { failureFrom, unhurried, valueOf } from '../answers.ts'
import { pictureOf } from '../picture-of.ts'
import { sendJson, serve } from '../serve.ts'
import { answeringOrders, silentContract } from './silent-contract.ts'

const listed = ['Alpha', 'Beta', 'Gamma', 'Delta', 'Alphabet'].map((name) => ({
  id: name.toLowerCase(),
  name,
}))

function registryContract(name: string, createRegistry: () => Promise<WalletRegistry>): void {
  test(`${name}: a page holds its share, and the count is of all`, async () => {
    const registry = await createRegistry()
    const page = await valueOf(registry.wallets({ page: 2, entries: 2 }, unhurried))
    expect(page.wallets.map(({ id }) => id)).toEqual(['gamma', 'delta'])
    expect(page.count).toBe(5)
  })

  test(`${name}: search, include and exclude narrow the list`, async () => {
    const registry = await createRegistry()
    const ids = async (narrowed: { search?: string; include?: string[]; exclude?: string[] }) =>
      (await valueOf(registry.wallets({ page: 1, entries: 40, ...narrowed }, unhurried))).wallets.map(
        ({ id }) => id,
      )
    expect(await ids({ search: 'alpha' })).toEqual(['alpha', 'alphabet'])
    expect(await ids({ include: ['beta', 'gamma'], exclude: ['gamma'] })).toEqual(['beta'])
    expect(await ids({ search: '', include: [], exclude: [] })).toHaveLength(5)
  })

  test(`${name}: pictures come as object URLs, and the same one twice is the same URL`, async () => {
    const registry = await createRegistry()
    const first = await valueOf(pictureOf(registry, 'here', unhurried))
    expect(first.url).toMatch(/^blob:/)
    expect(await valueOf(pictureOf(registry, 'here', unhurried))).toEqual(first)
    expect((await valueOf(pictureOf(registry, 'here', unhurried, 'network'))).url).toMatch(/^blob:/)
  })

  test(`${name}: says where an <img> finds pictures, or that it does not`, async () => {
    const addresses = await valueOf((await createRegistry()).imageAddresses(null, unhurried))
    if (addresses) expect(`${addresses.wallet}here${addresses.query}`).toMatch(/\/here(\?|$)/)
  })

  test(`${name}: a picture that is not there fails with its status`, async () => {
    const registry = await createRegistry()
    expect(await failureFrom(pictureOf(registry, 'gone', unhurried))).toMatchObject({
      code: 'http-status',
      status: 404,
    })
  })

  test(`${name}: a question taken back is aborted`, async () => {
    const registry = await createRegistry()
    const signal = AbortSignal.abort()
    expect(await failureFrom(registry.wallets({ page: 1, entries: 40 }, signal))).toEqual({ code: 'aborted' })
    expect(await failureFrom(pictureOf(registry, 'here', signal))).toEqual({ code: 'aborted' })
  })
}

registryContract('a registry over HTTP', async () => {
  const { base } = await serve(answerLikeTheRegistry)
  return createWalletRegistry({ base, projectId: 'test-project', sdkVersion: 'html-multichain-0.1.0' })
})

for (const order of answeringOrders) {
  registryContract(`the fake, ${order}`, async () =>
    fakeWalletRegistry({ wallets: listed, missingImages: ['gone'], order }),
  )
}

silentContract('the fake', () => {
  const registry = fakeWalletRegistry({ wallets: listed, order: 'never' })
  return {
    wallets: (signal) => registry.wallets({ page: 1, entries: 40 }, signal),
    images: (signal) => registry.images({ kind: 'wallet', ids: ['here'] }, signal),
  }
})

function answerLikeTheRegistry({ url = '/' }: IncomingMessage, response: ServerResponse): void {
  const { pathname, searchParams } = new URL(url, 'http://registry')
  if (pathname.endsWith('/gone'))
    return sendJson(response, { status: 'FAILED', reasons: [{ description: 'No such image' }] }, 404)
  if (pathname !== '/getWallets')
    return void response.writeHead(200, { 'content-type': 'image/svg+xml' }).end('<svg/>')
  const list = (name: string) => searchParams.get(name)?.split(',') ?? []
  const found = listed.filter(({ id, name }) => {
    const isIncluded = !searchParams.has('include') || list('include').includes(id)
    return (
      isIncluded &&
      !list('exclude').includes(id) &&
      name.toLowerCase().includes(searchParams.get('search') ?? '')
    )
  })
  const entries = Number(searchParams.get('entries'))
  const start = (Number(searchParams.get('page')) - 1) * entries
  sendJson(response, { data: found.slice(start, start + entries), count: found.length })
}
