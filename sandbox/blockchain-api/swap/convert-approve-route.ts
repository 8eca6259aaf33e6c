import { encodeFunctionData, erc20Abi, maxUint256 } from 'viem'
import { sendJson } from '../../http/send.ts'
import { stranger, type ConvertHabits } from './convert-habits.ts'
import { readGasPrices } from '../tokens/gas-prices.ts'
import { checkProject, readParameter } from '../refusal.ts'
import type { RouteRequest, Route } from '../route.ts'
import type { ServiceWorld } from '../service-world.ts'
import { readSwapAmount, readSwapSides } from './swap-sides.ts'

/**
 * Creates `GET /v1/convert/build-approve`: a call that approves the service's contract, without limit if no amount is named. As in the public
 * service, `to` is the target token, and `from` the token to approve.
 */
export function convertApproveRoute(world: ServiceWorld, habits: ConvertHabits): Route {
  async function answer({ response, url }: RouteRequest): Promise<void> {
    checkProject(readParameter(url, 'projectId'))
    const { node, from, to } = readSwapSides(world, readParameter(url, 'from'), readParameter(url, 'to'))
    const amount = url.searchParams.get('amount')
    const spender = habits.approvesStranger ? stranger : world.swaps.spender
    const args = [spender, amount === null ? maxUint256 : readSwapAmount(amount)] as const
    const { standard } = await readGasPrices(node)
    const tx = {
      from: from.account,
      to: to.account,
      data: encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args }),
      value: '0',
      eip155: { gasPrice: String(standard) },
    }
    sendJson(response, 200, { tx })
  }

  return {
    method: 'GET',
    path: /^\/v1\/convert\/build-approve$/,
    fault: () => '/convert/build-approve',
    malformed: '{"tx":{"data":["approve"]}}',
    answer,
  }
}
