import { encodeDeployData, getContractAddress, parseUnits, type Abi, type Address, type Hex } from 'viem'
import artifacts from '../contracts/artifacts.json' with { type: 'json' }
import { callChain } from './call-chain.ts'
import type { FundedAccount } from './funded-accounts.ts'
import { succeeded } from './mined.ts'

/** A token at the same address on every chain. `eip2612` says whether a signature can approve it. */
export type SandboxToken = {
  readonly name: string
  readonly symbol: string
  readonly address: Address
  readonly decimals: number
  readonly eip2612: boolean
}

/** The initial tokens of each funded account, in whole tokens. */
const tokenShare = '50000'

const plans = [
  { name: 'USD Coin', symbol: 'USDC', decimals: 6, eip2612: false },
  { name: 'Wrapped Bitcoin', symbol: 'WBTC', decimals: 8, eip2612: false },
  { name: 'Dai Stablecoin', symbol: 'DAI', decimals: 18, eip2612: true },
] as const

/** Returns the tokens and their addresses, which follow from the deployer (account 0) and its first nonces. */
export function sandboxTokens(accounts: readonly FundedAccount[]): readonly SandboxToken[] {
  const from = deployerOf(accounts)
  return plans.map((plan, nonce) => ({
    ...plan,
    address: getContractAddress({ from, nonce: BigInt(nonce) }),
  }))
}

/** Deploys the tokens on one anvil and gives them to all accounts, unless its stored state already has them. */
export async function deployTokens(url: string, accounts: readonly FundedAccount[]): Promise<void> {
  const from = deployerOf(accounts)
  const holders = accounts.map((account) => account.address)
  for (const [nonce, token] of sandboxTokens(accounts).entries()) {
    const code = await callChain<Hex>(url, 'eth_getCode', [token.address, 'latest'])
    if (code !== '0x') continue
    const artifact = token.eip2612 ? artifacts.SandboxPermitToken : artifacts.SandboxToken
    const data = encodeDeployData({
      abi: artifact.abi as Abi,
      bytecode: artifact.bytecode as Hex,
      args: [token.name, token.symbol, token.decimals, holders, parseUnits(tokenShare, token.decimals)],
    })
    const transaction = { from, data, nonce: `0x${nonce.toString(16)}` }
    const hash = await callChain<Hex>(url, 'eth_sendTransaction', [transaction])
    if (!(await succeeded(() => callChain(url, 'eth_getTransactionReceipt', [hash])))) {
      throw new Error(`Deploying ${token.symbol} failed on ${url}: start again without --state.`)
    }
  }
}

function deployerOf(accounts: readonly FundedAccount[]): Address {
  const deployer = accounts[0]
  if (!deployer) throw new Error('The sandbox has no funded account to deploy its tokens with.')
  return deployer.address
}
