import { NEVER } from 'rxjs'
import { expect, test } from 'vitest'
import type { RpcByChain } from '../../../adapters/evm/rpc-by-chain.ts'
import type { ClientContext } from '../../../adapters/wallet-connect/client-context.ts'
import { askSessionOrNodes } from '../../../adapters/wallet-connect/nodes-instead.ts'
import type { PairedSession } from '../../../adapters/wallet-connect/session-reading.ts'
import { alice } from '../../../fixtures/people.ts'
import { failureFrom, unhurried } from '../answers.ts'

const chainId = 'eip155:1'

/** A phone that agreed to some methods, and nodes beside it; who was asked is kept in order. */
function phone(methods: readonly string[], { hasNodes = true } = {}) {
  const asked: string[] = []
  const session = {
    topic: 'ab',
    peer: { publicKey: '', metadata: { name: 'Pebble' } },
    namespaces: { eip155: { accounts: [`${chainId}:${alice.address}`], methods, events: [] } },
  } as unknown as PairedSession
  const askNodes: RpcByChain = async ({ method }) => {
    asked.push(`nodes: ${method}`)
    return '0x10'
  }
  const context = {
    client: {
      on: () => {},
      off: () => {},
      request: async ({ request }: { request: { method: string } }) => {
        asked.push(`phone: ${request.method}`)
        return '0x11'
      },
    },
    tracker: { ended: () => NEVER },
    refusals: { watch: () => ({ refused: new Promise(() => {}), stop: () => {} }) },
    openLink: null,
    askNodes: hasNodes ? askNodes : null,
  } as unknown as ClientContext
  const ask = (method: string) =>
    askSessionOrNodes(context, { session, chainId, method, params: [] }, unhurried)
  return { ask, asked }
}

test('a read that the phone did not approve is sent to the nodes', async () => {
  const { ask, asked } = phone(['personal_sign'])
  expect(await ask('eth_blockNumber')).toBe('0x10')
  expect(asked).toEqual(['nodes: eth_blockNumber'])
})

test('a method that the phone approved is sent to the phone', async () => {
  const { ask, asked } = phone(['personal_sign', 'eth_getBalance'])
  await ask('eth_getBalance')
  await ask('personal_sign')
  expect(asked).toEqual(['phone: eth_getBalance', 'phone: personal_sign'])
})

test('a wallet method that was not approved is refused, and so are reads without nodes', async () => {
  const { ask, asked } = phone(['personal_sign'])
  expect(await failureFrom(ask('eth_signTransaction'))).toMatchObject({ code: 'method-unsupported' })
  const alone = phone(['personal_sign'], { hasNodes: false })
  expect(await failureFrom(alone.ask('eth_call'))).toMatchObject({ code: 'method-unsupported' })
  expect([...asked, ...alone.asked]).toEqual([])
})
