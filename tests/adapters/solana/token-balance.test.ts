import { expect, test } from 'vitest'
import { createSolana } from '../../../adapters/solana/solana.ts'
import { solanaDevnet } from '../../../core/domain/network/known-networks.ts'
import { failureFrom, unhurried, valueOf } from '../answers.ts'
import { hurriedTime } from '../hurried-time.ts'
import { solanaPeople } from '../wallet-standard/standard-wallet.ts'
import { inContext, solanaNode } from './solana-node.ts'
import type { NodeAnswer } from './solana-node.ts'

const address = solanaPeople.alice
const mint = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'

/** Asks a node that answers this of the mint, and on which nobody holds anything. */
async function ask(supply: NodeAnswer, token = mint) {
  const { url } = await solanaNode(({ method }) => (method === 'getTokenSupply' ? supply : inContext([])))
  const network = { ...solanaDevnet, rpcUrls: [url] }
  return createSolana().balance({ network, address, token }, unhurried)
}

test('a token without an account has the balance 0 in its own decimals', async () => {
  const supply = inContext({ amount: '1000', decimals: 6, uiAmount: null, uiAmountString: '0.001' })
  expect(await valueOf(ask(supply))).toMatchObject({ amount: '0', unit: { decimals: 6 } })
})

test.each(['Invalid param: not a Token mint', 'Invalid param: could not find mint'])(
  'an address that is not a mint ("%s") rejects with not-a-token',
  async (message) => {
    expect(await failureFrom(ask({ error: { code: -32602, message } }))).toMatchObject({
      code: 'not-a-token',
      detail: `There is no token at ${mint}; check \`tokens\`, and the chain id beside it.`,
    })
  },
)

test('an address that is none of Solana is invalid', async () => {
  expect(await failureFrom(ask(inContext(null), `0x${'ab'.repeat(20)}`))).toMatchObject({
    code: 'invalid-address',
  })
})

test('a node that fails otherwise says nothing of the mint', async () => {
  hurriedTime(1500)
  const failing = { error: { code: -32603, message: 'Internal error' } }
  expect(await failureFrom(ask(failing))).toMatchObject({ code: 'node-failed' })
})

test.each([-1, 1.5, 300])('a mint of %i decimals is a malformed answer', async (decimals) => {
  const supply = inContext({ amount: '1000', decimals, uiAmount: null, uiAmountString: '' })
  expect(await failureFrom(ask(supply))).toMatchObject({ code: 'malformed-answer' })
})
