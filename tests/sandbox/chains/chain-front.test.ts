import { createServer } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { chainDefinitions } from '../../../sandbox/chains/chain-definition.ts'
import { startChain } from '../../../sandbox/chains/start-chain.ts'

test('a request is repeated if the node closed the reused connection', async () => {
  const answeredOn = new Set<Socket>()
  const node = createServer((request, response) => {
    if (answeredOn.has(request.socket)) return request.socket.destroy()
    answeredOn.add(request.socket)
    request.resume().once('end', () => response.end('{"jsonrpc":"2.0","id":1,"result":"0x1"}'))
  })
  await new Promise<void>((resolve) => node.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void node.close())
  const nodeUrl = `http://127.0.0.1:${(node.address() as AddressInfo).port}`
  const [ethereum] = chainDefinitions
  if (!ethereum) throw new Error('No chain is defined.')
  const front = await startChain(ethereum, [], { port: 0, stateFolder: null, nodeUrl })
  onTestFinished(() => front.stop())

  const ask = async () => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: [] })
    const answer = await fetch(front.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    return { status: answer.status, ...((await answer.json()) as object) }
  }
  expect(await ask()).toMatchObject({ status: 200, result: '0x1' })
  expect(await ask()).toMatchObject({ status: 200, result: '0x1' })
  expect(answeredOn.size).toBe(2)
})
