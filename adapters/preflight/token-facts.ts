import { decodeFunctionResult, encodeFunctionData, multicall3Abi } from 'viem'
import type { Hex } from 'viem'
import type { Network } from '../../core/domain/network/network.ts'
import type { TokenFacts } from '../../core/domain/preflight/evidence.ts'
import type { EvmChain } from '../../core/ports/evm-chain.ts'
import { decimalsIn, symbolIn, tokenCalls } from '../evm/token-functions.ts'
import { nodeQuestions } from '../send/node-questions.ts'
import type { NodeQuestions } from '../send/node-questions.ts'

/** The address of Multicall3 on nearly every EVM chain (https://www.multicall3.com). */
const multicall3 = '0xcA11bde05977b3631167028862bE2a173976CA11'

/** The most bytes of calldata in one batch. */
const batchSize = 1024

type Read = { readonly token: string; readonly data: Hex }

/** Returns a function that reads decimals and symbols of tokens from their contracts. Each token of a chain is read once, unless the read fails. */
export function createTokenFacts(
  evm: Pick<EvmChain, 'ask'>,
): (network: Network, tokens: readonly string[], signal: AbortSignal) => Promise<TokenFacts[]> {
  const known = new Map<string, TokenFacts>()
  return async (network, tokens, signal) => {
    const keyOf = (token: string) => `${network.id}:${token.toLowerCase()}`
    const missing = tokens.filter((token) => !known.has(keyOf(token)))
    const found = await readFacts(nodeQuestions(evm, network, signal), missing)
    for (const facts of found) if (facts.decimals !== null) known.set(keyOf(facts.address), facts)
    return tokens.map((token) => known.get(keyOf(token)) ?? { address: token, symbol: null, decimals: null })
  }
}

async function readFacts(node: NodeQuestions, tokens: readonly string[]): Promise<readonly TokenFacts[]> {
  const reads = tokens.flatMap((token): readonly Read[] => [
    { token, data: tokenCalls.decimals },
    { token, data: tokenCalls.symbol },
  ])
  const answers = await Promise.all(batches(reads).map((batch) => readBatch(node, batch)))
  const flat = answers.flat()
  return tokens.map((address, index) => ({
    address,
    decimals: decimalsIn(flat[2 * index]),
    symbol: symbolIn(flat[2 * index + 1]),
  }))
}

/** Returns batches whose encoded calls stay below the most bytes. Each call in `aggregate3` takes seven words. */
function batches(reads: readonly Read[]): readonly (readonly Read[])[] {
  const each = Math.max(1, Math.floor((batchSize - 68) / 224))
  const count = Math.ceil(reads.length / each)
  return Array.from({ length: count }, (_, index) => reads.slice(index * each, (index + 1) * each))
}

/** Reads by Multicall3, or one by one on a chain without it. Returns null for each call that reverts. */
async function readBatch(node: NodeQuestions, batch: readonly Read[]): Promise<readonly (Hex | null)[]> {
  const calls = batch.map(({ token, data }) => ({ target: token as Hex, allowFailure: true, callData: data }))
  const data = encodeFunctionData({ abi: multicall3Abi, functionName: 'aggregate3', args: [calls] })
  const answer = await node.bytes('eth_call', { to: multicall3, data }, 'latest')
  if (answer === '0x') return Promise.all(batch.map((read) => readAlone(node, read)))
  const results = decodeFunctionResult({
    abi: multicall3Abi,
    functionName: 'aggregate3',
    data: answer as Hex,
  })
  return results.map(({ success, returnData }) => (success ? returnData : null))
}

async function readAlone(node: NodeQuestions, { token, data }: Read): Promise<Hex | null> {
  try {
    return (await node.bytes('eth_call', { to: token, data }, 'latest')) as Hex
  } catch (error) {
    if (Reflect.get(Object(error), 'code') === 'execution-reverted') return null
    throw error
  }
}
