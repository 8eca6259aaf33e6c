import { expect, test } from 'vitest'
import { createSolana } from '../../../adapters/solana/solana.ts'
import { solanaDevnet } from '../../../core/domain/network/known-networks.ts'
import { failureFrom, unhurried, valueOf } from '../answers.ts'
import { solanaPeople } from '../wallet-standard/standard-wallet.ts'
import { inContext, solanaNode } from './solana-node.ts'

const address = solanaPeople.alice
const [coin, note, gone] = [
  'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
  'So11111111111111111111111111111111111111112',
  solanaPeople.bob,
]
const programs = {
  'spl-token': 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  'spl-token-2022': 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
}

/** An account of tokens as nodes write it. */
function tokenAccount(mint: string, amount: unknown, decimals: unknown = 6, program = 'spl-token') {
  const info = { mint, owner: address, tokenAmount: { amount, decimals, uiAmountString: '' } }
  const data = { program, parsed: { type: 'account', info }, space: 165 }
  const owner = programs['spl-token']
  return {
    pubkey: address,
    account: { data, executable: false, lamports: 1, owner, rentEpoch: 0, space: 165 },
  }
}

/** A node on which a person has these accounts under each of the programs. */
function nodeWith(plain: readonly unknown[], newer: readonly unknown[] = []) {
  return solanaNode(({ params }) =>
    inContext((params[1] as { programId: string }).programId === programs['spl-token'] ? plain : newer),
  )
}

const ask = (url: string) =>
  createSolana().tokens({ network: { ...solanaDevnet, rpcUrls: [url] }, address }, unhurried)

test('both programs are asked for whatever an owner has', async () => {
  const { url, calls } = await nodeWith(
    [tokenAccount(coin, '1500000')],
    [tokenAccount(note, '7', 0, 'spl-token-2022')],
  )
  expect(await valueOf(ask(url))).toEqual({
    tokens: [
      { mint: coin, program: 'spl-token', amount: '1500000', decimals: 6 },
      { mint: note, program: 'spl-token-2022', amount: '7', decimals: 0 },
    ],
  })
  const options = { commitment: 'confirmed', encoding: 'jsonParsed' }
  expect(calls).toEqual(
    Object.values(programs).map((programId) => ({
      method: 'getTokenAccountsByOwner',
      params: [address, { programId }, options],
    })),
  )
})

test('several accounts of one mint are summed beyond double precision', async () => {
  const most = '18446744073709551615'
  const { url } = await nodeWith([
    tokenAccount(coin, most),
    tokenAccount(gone, '0'),
    tokenAccount(coin, '0'),
    tokenAccount(coin, most),
  ])
  expect(await valueOf(ask(url))).toEqual({
    tokens: [{ mint: coin, program: 'spl-token', amount: '36893488147419103230', decimals: 6 }],
  })
})

test.each([
  ['an amount with a point', tokenAccount(coin, '1.5')],
  ['an amount that is no text', tokenAccount(coin, 15)],
  ['an amount beyond 64 bits', tokenAccount(coin, '18446744073709551616')],
  ['less than no decimals', tokenAccount(coin, '1', -1)],
  ['no mint', tokenAccount(null as unknown as string, '1')],
])('%s is a malformed answer', async (_, given) => {
  const { url } = await nodeWith([given])
  expect(await failureFrom(ask(url))).toMatchObject({ code: 'malformed-answer' })
})
