import { expect, test } from 'vitest'
import { fakeTransactions } from '../../../adapters/fake/fake-transactions.ts'
import { createTransactions } from '../../../adapters/activity/transactions.ts'
import { mainnet } from '../../../core/domain/network/known-networks.ts'
import type { Transactions } from '../../../core/ports/transactions.ts'
import { alice } from '../../../fixtures/people.ts'
import { transactions } from '../../../fixtures/transactions.ts'
import { failureFrom, unhurried, valueOf } from '../answers.ts'
import { sendJson, serve } from '../serve.ts'
import { answeringOrders, silentContract } from './silent-contract.ts'

const query = { chainId: 'eip155:1', address: alice.address, cursor: null }
const settlement = { network: mainnet, address: alice.address, hash: `0x${'1'.repeat(64)}`, nonce: null }

function historyContract(name: string, createPort: () => Promise<Transactions>): void {
  test(`${name}: tells a page and the cursor of the next, until there is none`, async () => {
    const port = await createPort()
    const first = await valueOf(port.history(query, unhurried))
    expect([first.transactions.length, first.next]).toEqual([2, '2'])
    const second = await valueOf(port.history({ ...query, cursor: first.next }, unhurried))
    expect([second.transactions.map(({ id }) => id), second.next]).toEqual([['row-2'], null])
  })

  test(`${name}: tells how a transaction ended`, async () => {
    const port = await createPort()
    expect(await valueOf(port.settlement(settlement, unhurried))).toEqual({
      outcome: 'confirmed',
      replacement: null,
    })
  })

  test(`${name}: a question taken back is aborted`, async () => {
    const port = await createPort()
    expect(await failureFrom(port.history(query, AbortSignal.abort()))).toEqual({ code: 'aborted' })
    expect(await failureFrom(port.settlement(settlement, AbortSignal.abort()))).toEqual({ code: 'aborted' })
  })
}

historyContract('a service over HTTP', async () => {
  const { base } = await serve(({ url = '/' }, response) => {
    const from = Number(new URL(url, 'http://service').searchParams.get('cursor') ?? 0)
    const data = transactions(3)
      .slice(from, from + 2)
      .map(({ id, minedAt }) => ({
        id,
        metadata: { minedAt: new Date(minedAt).toISOString() },
        transfers: [],
      }))
    sendJson(response, { data, next: from === 0 ? '2' : null })
  })
  const evm = { ask: async () => ({ blockNumber: '0x7', status: '0x1' }) }
  return createTransactions({ base, projectId: 'x', evm, page: null })
})

for (const order of answeringOrders) {
  historyContract(`the fake, ${order}`, async () =>
    fakeTransactions({ transactions: transactions(3), pageSize: 2, order }),
  )
}

silentContract('the fake', () => {
  const port = fakeTransactions({ order: 'never' })
  return {
    history: (signal) => port.history(query, signal),
    settlement: (signal) => port.settlement(settlement, signal),
  }
})

test('purchases bypass every cache, and other histories do not', async () => {
  const asked: [string, RequestCache | undefined][] = []
  const port = createTransactions({
    base: 'https://service.example',
    projectId: 'project',
    evm: { ask: async () => null },
    page: null,
    fetch: async (url, init) => {
      asked.push([url as string, init?.cache])
      return Response.json({ data: [], next: null })
    },
  })
  await valueOf(port.history({ ...query, cursor: 'a b' }, unhurried))
  await valueOf(port.history({ ...query, onramp: 'coinbase' }, unhurried))
  const path = `https://service.example/v1/account/${alice.address}/history?projectId=project`
  expect(asked).toEqual([
    [`${path}&cursor=a+b&chainId=eip155%3A1`, undefined],
    [`${path}&onramp=coinbase&chainId=eip155%3A1`, 'no-cache'],
  ])
})
