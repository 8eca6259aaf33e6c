import { encodeFunctionData, erc20Abi, maxUint256, type Address, type Hex } from 'viem'
import { sendJson } from '../../http/send.ts'
import { readEvmAddress } from '../account-address.ts'
import type { ApiNode } from '../api-node.ts'
import { isCoin, readAccountId } from '../tokens/asset.ts'
import { checkProject, readParameter } from '../refusal.ts'
import type { RouteRequest, Route } from '../route.ts'
import type { ServiceWorld } from '../service-world.ts'
import { conversionMistake, swapNode } from './swap-sides.ts'

/** Creates `GET /v1/convert/allowance`: the allowance of the service's contract for an account's token. The coin needs none. */
export function convertAllowanceRoute(world: ServiceWorld): Route {
  async function answer({ response, url }: RouteRequest): Promise<void> {
    checkProject(readParameter(url, 'projectId'))
    const token = readAccountId(readParameter(url, 'tokenAddress'))
    const user = readAccountId(readParameter(url, 'userAddress'))
    const node = swapNode(world, token.chain)
    const allowance = isCoin(token.address)
      ? maxUint256
      : await readAllowance(
          node,
          readEvmAddress(token.address),
          readEvmAddress(user.address),
          world.swaps.spender,
        )
    sendJson(response, 200, { allowance: String(allowance) })
  }

  return {
    method: 'GET',
    path: /^\/v1\/convert\/allowance$/,
    fault: () => '/convert/allowance',
    malformed: '{"allowance":{"amount":"all"}}',
    answer,
  }
}

/** Returns the allowance of a spender for a token. Throws a refusal if the address is no token. */
export async function readAllowance(
  node: ApiNode,
  token: Address,
  owner: Address,
  spender: Address,
): Promise<bigint> {
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'allowance', args: [owner, spender] })
  const [answer] = (await node.ask([['eth_call', [{ to: token, data }, 'latest']]])) as readonly [
    Hex | undefined,
  ]
  if (answer === undefined || answer === '0x') throw conversionMistake('cannot sync token')
  return BigInt(answer)
}
