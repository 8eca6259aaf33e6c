import {
  decodeFunctionResult,
  encodeAbiParameters,
  encodeFunctionData,
  encodePacked,
  getCreate2Address,
  keccak256,
  parseAbi,
} from 'viem'
import type { Hex } from 'viem'
import type { ChainId } from '../../core/domain/values/caip.ts'
import { isSameAddress } from '../../core/domain/account/same-account.ts'
import type { NodeQuestions } from '../send/node-questions.ts'
import type { PoolWord } from './router-call.ts'

/** The factories of Uniswap v2 by chain (https://docs.uniswap.org/contracts/v2/reference/smart-contracts/v2-deployments). */
const v2Factories: Readonly<Record<ChainId, Hex>> = {
  'eip155:1': '0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f',
  'eip155:10': '0x0c3c1c532F1e39EdF36BE9Fe0bE1410313E074Bf',
  'eip155:56': '0x8909Dc15e40173Ff4699343b6eB8132c65e18eC6',
  'eip155:137': '0x9e5A52f57b3038F1B8EeE45F28b3C1967e22799C',
  'eip155:8453': '0x8909Dc15e40173Ff4699343b6eB8132c65e18eC6',
  'eip155:42161': '0xf1D7CC64Fb4452F05c498126312eBE29f30Fbcf9',
  'eip155:43114': '0x9e5A52f57b3038F1B8EeE45F28b3C1967e22799C',
}

/** The factories of Uniswap v3 by chain (https://docs.uniswap.org/contracts/v3/reference/deployments). */
const v3Factories: Readonly<Record<ChainId, Hex>> = {
  'eip155:1': '0x1F98431c8aD98523631AE4a59f267346ea31F984',
  'eip155:10': '0x1F98431c8aD98523631AE4a59f267346ea31F984',
  'eip155:56': '0xdB1d10011AD0Ff90774D0C6Bb92e5C5c8b4461F7',
  'eip155:137': '0x1F98431c8aD98523631AE4a59f267346ea31F984',
  'eip155:8453': '0x33128a8fC17869897dcE68Ed026d694621f6FDfD',
  'eip155:42161': '0x1F98431c8aD98523631AE4a59f267346ea31F984',
}

/** The init code hashes with which the factories create pools (EIP-1014). */
const v2Code = '0x96e8ac4277198ff8b6f785478aa9a39f403cb768dd02cbee326c3e7da348845f'
const v3Code = '0xe34f199b19b2b4f47f68442619d555527d244f78a3297ea89325f843f87b8b54'

const abi = parseAbi([
  'function token0() view returns (address)',
  'function token1() view returns (address)',
  'function fee() view returns (uint24)',
])

/** The token that a pool takes, and the token that it pays. */
export type PoolSides = { readonly takes: string; readonly pays: string }

/**
 * Returns the tokens that a pool takes and pays, if Uniswap's factory created it. Returns null for every other contract.
 * Throws if the contract does not answer as a pool does.
 */
export async function sidesOfPool(
  node: NodeQuestions,
  chainId: ChainId,
  pool: PoolWord,
): Promise<PoolSides | null> {
  const isV2 = pool.protocol === 'uniswap-v2'
  const from = (isV2 ? v2Factories : v3Factories)[chainId]
  if (!from) return null
  const ask = async (data: Hex) => (await node.bytes('eth_call', { to: pool.address, data }, 'latest')) as Hex
  const token = async (functionName: 'token0' | 'token1') =>
    decodeFunctionResult({ abi, functionName, data: await ask(encodeFunctionData({ abi, functionName })) })
  const feeOf = { abi, functionName: 'fee' } as const
  const [token0, token1, fee] = await Promise.all([
    token('token0'),
    token('token1'),
    isV2 ? null : ask(encodeFunctionData(feeOf)).then((data) => decodeFunctionResult({ ...feeOf, data })),
  ])
  const salt =
    fee === null
      ? encodePacked(['address', 'address'], [token0, token1])
      : encodeAbiParameters(
          [{ type: 'address' }, { type: 'address' }, { type: 'uint24' }],
          [token0, token1, fee],
        )
  const created = getCreate2Address({ from, salt: keccak256(salt), bytecodeHash: isV2 ? v2Code : v3Code })
  if (!isSameAddress(created, pool.address)) return null
  return pool.isZeroForOne ? { takes: token0, pays: token1 } : { takes: token1, pays: token0 }
}
