import { encodeDeployData, getAddress, isAddress, parseUnits, type Abi, type Hex } from 'viem'
import artifacts from '../contracts/artifacts.json' with { type: 'json' }
import type { ChainCall } from './call-chain.ts'
import { fundedAccounts } from './funded-accounts.ts'
import { succeeded } from './mined.ts'

const { abi, bytecode } = artifacts.SandboxToken

/** Tokens that a list of holdings must be able to show. One has no decimals, one has no price, and one lures people to a site. */
const samples = [
  { name: 'Harbour Points', symbol: 'POINTS', decimals: 0, amount: '120' },
  { name: 'Driftwood', symbol: 'DRIFT', decimals: 18, amount: '4321.5' },
  {
    name: 'Claim your reward at rewards.example',
    symbol: 'REWARDS.EXAMPLE',
    decimals: 18,
    amount: '1000000',
  },
] as const

/** Deploys the tokens on a running chain and gives all of them to an address. */
export async function dealSampleTokens(
  ask: (calls: readonly ChainCall[]) => Promise<readonly unknown[]>,
  holder: string,
): Promise<void> {
  if (!isAddress(holder, { strict: false })) throw new Error(`${holder} is no address of an EVM chain.`)
  // The node also lists impersonated accounts as its own, and these may be empty.
  const from = fundedAccounts().at(-1)?.address
  for (const { name, symbol, decimals, amount } of samples) {
    const args = [name, symbol, decimals, [getAddress(holder)], parseUnits(amount, decimals)]
    const data = encodeDeployData({ abi: abi as Abi, bytecode: bytecode as Hex, args })
    const [hash] = await ask([['eth_sendTransaction', [{ from, data }]]])
    const receipt = async () => (await ask([['eth_getTransactionReceipt', [hash]]]))[0]
    if (!(await succeeded(receipt))) throw new Error(`Making ${symbol} failed.`)
  }
}
