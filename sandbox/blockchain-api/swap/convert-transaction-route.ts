import { encodeFunctionData, getAddress, isAddressEqual, parseAbi, type Address, type Hex } from 'viem'
import { sendJson } from '../../http/send.ts'
import { readEvmAddress } from '../account-address.ts'
import type { ApiNode } from '../api-node.ts'
import { readAccountId } from '../tokens/asset.ts'
import { readAllowance } from './convert-allowance-route.ts'
import { stranger, type ConvertHabits } from './convert-habits.ts'
import { readEvmTokens } from '../tokens/evm-holdings.ts'
import { readGasPrices } from '../tokens/gas-prices.ts'
import { readJsonBody } from '../json-body.ts'
import { checkProject, type Refusal } from '../refusal.ts'
import type { RouteRequest, Route } from '../route.ts'
import type { ServiceWorld } from '../service-world.ts'
import { readSwapOrder } from './swap-order.ts'
import { bestPath } from './swap-path.ts'
import { conversionMistake, readSwapAmount, readSwapSides } from './swap-sides.ts'

const abi = parseAbi([
  'struct Order { address from; address to; address[] path; uint256 amount; uint256 least; uint256 deadline; }',
  'function swap(Order order, bytes permit) payable returns (uint256 received)',
])
const secondsToSend = 1_200n

type Swap = {
  readonly user: Address
  readonly token: Address
  readonly amount: bigint
  readonly isCoin: boolean
  readonly hasPermit: boolean
}

/**
 * Creates `POST /v1/convert/build-transaction`: the call that swaps an amount through the pools. It reverts if it would bring less than the
 * slippage allows.
 */
export function convertTransactionRoute(world: ServiceWorld, habits: ConvertHabits): Route {
  async function answer({ request, response }: RouteRequest): Promise<void> {
    const order = readSwapOrder(await readJsonBody(request))
    checkProject(order.projectId)
    const sides = readSwapSides(world, order.from, order.to)
    const { chain, node, from, to } = sides
    const user = readEvmAddress(readAccountId(order.userAddress).address)
    const amount = readSwapAmount(order.amount)
    const { path, received } = await bestPath(world, sides, amount)
    const takesAnything = habits.insistsOnNothing || habits.givesAnother
    const least = takesAnything ? 0n : (received * BigInt(100 - order.slippage)) / 100n
    const target = habits.givesAnother ? await anotherPath(world, sides, amount) : { to: to.address, path }
    const deadline = (await readTime(node)) + secondsToSend
    const data = encodeFunctionData({
      abi,
      functionName: 'swap',
      args: [{ from: from.address, ...target, amount, least, deadline }, order.permit],
    })
    const value = from.isCoin ? amount : 0n
    const call = { from: user, to: world.swaps.spender, data, value: `0x${value.toString(16)}` }
    const isTried = habits.alwaysEstimates || !order.skipsEstimate
    const { address: token, isCoin } = from
    const swap = { user, token, amount, isCoin, hasPermit: order.permit !== '0x' }
    const gas = isTried ? await estimatedGas(world, node, call, swap) : 0n
    const { standard } = await readGasPrices(node)
    const tx = {
      from: order.userAddress,
      to: `${chain}:${habits.callsStranger ? stranger : world.swaps.spender}`,
      data,
      amount: String(received),
      eip155: { gas: String(gas), gasPrice: String(standard) },
    }
    sendJson(response, 200, { tx })
  }

  return {
    method: 'POST',
    path: /^\/v1\/convert\/build-transaction$/,
    fault: () => '/convert/build-transaction',
    malformed: '{"tx":{"to":7,"data":"swap"}}',
    answer,
  }
}

/** Returns another token that the source can be swapped to, and the path. */
async function anotherPath(
  world: ServiceWorld,
  sides: ReturnType<typeof readSwapSides>,
  amount: bigint,
): Promise<{ readonly to: Address; readonly path: readonly Address[] }> {
  const { chain, from, to } = sides
  const others = world.tokens(chain).flatMap(({ address }) => (address ? [getAddress(address)] : []))
  const other = others.find(
    (address) => ![from.address, to.address].some((one) => isAddressEqual(one, address)),
  )
  if (!other) throw new Error('There is no other token to give.')
  const side = { ...to, address: other, pooled: other, isCoin: false }
  const { path } = await bestPath(world, { ...sides, to: side }, amount)
  return { to: other, path: path }
}

/** Returns a call's gas plus a tenth, because pools change before it is mined. Throws a refusal for a call that would fail. */
async function estimatedGas(world: ServiceWorld, node: ApiNode, call: object, swap: Swap): Promise<bigint> {
  const [estimate] = (await node.ask([['eth_estimateGas', [call]]])) as readonly [Hex | undefined]
  if (estimate === undefined) throw await whyItFails(world, node, swap)
  return (BigInt(estimate) * 11n) / 10n
}

/** Returns the chain's time in seconds. A chain without new blocks has an old time. */
async function readTime(node: ApiNode): Promise<bigint> {
  const [block] = (await node.ask([['eth_getBlockByNumber', ['latest', false]]])) as readonly [
    { readonly timestamp: Hex },
  ]
  const now = BigInt(Math.floor(Date.now() / 1_000))
  const mined = BigInt(block.timestamp)
  return mined > now ? mined : now
}

async function whyItFails(
  world: ServiceWorld,
  node: ApiNode,
  { user, token, amount, isCoin, hasPermit }: Swap,
): Promise<Refusal> {
  const held = isCoin
    ? BigInt(((await node.ask([['eth_getBalance', [user, 'latest']]])) as readonly [Hex])[0])
    : ((await readEvmTokens(node, [token], user))[0]?.amount ?? 0n)
  if (held < amount) {
    return conversionMistake(`Not enough ${token} balance. Amount: ${amount}. Current balance: ${held}.`)
  }
  const allowed = isCoin || hasPermit ? amount : await readAllowance(node, token, user, world.swaps.spender)
  if (allowed < amount) {
    return conversionMistake(
      `Not enough allowance. Amount: ${amount}. Current allowance: ${allowed}. Spender: ${world.swaps.spender}.`,
    )
  }
  return conversionMistake('cannot estimate. Leave some of the coin for gas.')
}
