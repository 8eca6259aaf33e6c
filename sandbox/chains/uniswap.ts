import factoryArtifact from '@uniswap/v2-core/build/UniswapV2Factory.json' with { type: 'json' }
import pairArtifact from '@uniswap/v2-core/build/UniswapV2Pair.json' with { type: 'json' }
import routerArtifact from '@uniswap/v2-periphery/build/UniswapV2Router02.json' with { type: 'json' }
import wrappedCoinArtifact from '@uniswap/v2-periphery/build/WETH9.json' with { type: 'json' }
import {
  encodeDeployData,
  encodePacked,
  getContractAddress,
  keccak256,
  zeroAddress,
  type Abi,
  type Address,
  type Hex,
} from 'viem'
import artifacts from '../contracts/artifacts.json' with { type: 'json' }
import type { PlantedCall } from './plant-outcome.ts'
import { deployer } from './sample-contracts.ts'

/** A contract at the same address on every chain, and its creation. */
type Made = { readonly address: Address; readonly creation: PlantedCall }

const salt: Hex = `0x${'00'.repeat(32)}`
const factory = made(factoryArtifact, [zeroAddress])
const wrapped = made(wrappedCoinArtifact, [])
const router = made(routerArtifact, [factory.address, wrapped.address])
const front = made(artifacts.SandboxSwapRouter, [router.address])

/** The contracts of swaps, at the same addresses on every chain. */
export type SwapContracts = {
  /** The contract of the swap service that accounts approve and call. It swaps through Uniswap's router, also with a permit. */
  readonly spender: Address
  /** Uniswap's own router over the pools. */
  readonly router: Address
  /** The factory that knows the pools (Uniswap V2) and creates new ones. */
  readonly factory: Address
  /** The chain's coin as a token (WETH9). */
  readonly wrappedCoin: Address
}

/** The addresses of the swap contracts. */
export const swapContracts: SwapContracts = {
  spender: front.address,
  router: router.address,
  factory: factory.address,
  wrappedCoin: wrapped.address,
}

/** The creations of all four contracts, in any order. */
export const poolContracts: readonly PlantedCall[] = [factory, wrapped, router, front].map(
  ({ creation }) => creation,
)

/** Returns the known facts about the swap service's contract, if this is its address. */
export function swapContractAt(
  address: string | null,
): { readonly application: string; readonly isSpam: boolean } | null {
  const isFront = address?.toLowerCase() === swapContracts.spender.toLowerCase()
  return isFront ? { application: 'Tidewater Swaps', isSpam: false } : null
}

/** Returns the address of the pool of two tokens, even before its creation. */
export function poolOf(left: Address, right: Address): Address {
  const [first, second] = left.toLowerCase() < right.toLowerCase() ? [left, right] : [right, left]
  return getContractAddress({
    opcode: 'CREATE2',
    from: factory.address,
    salt: keccak256(encodePacked(['address', 'address'], [first, second])),
    bytecode: `0x${pairArtifact.bytecode}`,
  })
}

function made(
  artifact: { readonly abi: unknown; readonly bytecode: string },
  args: readonly unknown[],
): Made {
  const code = artifact.bytecode.replace(/^0x/, '')
  const bytecode = encodeDeployData({ abi: artifact.abi as Abi, bytecode: `0x${code}`, args })
  return {
    address: getContractAddress({ opcode: 'CREATE2', from: deployer, salt, bytecode }),
    creation: { to: deployer, data: `${salt}${bytecode.slice(2)}` },
  }
}
