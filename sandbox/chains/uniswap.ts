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

/** A contract that stands at the same address on every chain, and what makes it. */
type Made = { readonly address: Address; readonly creation: PlantedCall }

const salt: Hex = `0x${'00'.repeat(32)}`
const factory = made(factoryArtifact, [zeroAddress])
const wrapped = made(wrappedCoinArtifact, [])
const router = made(routerArtifact, [factory.address, wrapped.address])
const front = made(artifacts.SandboxSwapRouter, [router.address])

/** The contracts of swaps, at the same addresses on every chain. */
export type SwapContracts = {
  /** What the swap service lets accounts approve and call: it swaps through Uniswap's router, with a permit too. */
  readonly spender: Address
  /** Uniswap's own router over the pools. */
  readonly router: Address
  /** Who knows the pools (Uniswap V2), and makes new ones. */
  readonly factory: Address
  /** The chain's coin as a token (WETH9). */
  readonly wrappedCoin: Address
}

/** Where they stand. */
export const swapContracts: SwapContracts = {
  spender: front.address,
  router: router.address,
  factory: factory.address,
  wrappedCoin: wrapped.address,
}

/** What makes all four, in any order. */
export const poolContracts: readonly PlantedCall[] = [factory, wrapped, router, front].map(
  ({ creation }) => creation,
)

/** What services know of the contract that accounts call, if this is its address. */
export function swapContractAt(
  address: string | null,
): { readonly application: string; readonly isSpam: boolean } | null {
  const isFront = address?.toLowerCase() === swapContracts.spender.toLowerCase()
  return isFront ? { application: 'Tidewater Swaps', isSpam: false } : null
}

/** Where the pool of two tokens stands, whether it is made or not. */
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
