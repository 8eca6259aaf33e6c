import { encodeDeployData, numberToHex, pad, type Abi, type Address, type Hex } from 'viem'
import artifacts from '../contracts/artifacts.json' with { type: 'json' }
import { callChain } from './call-chain.ts'
import { slotOf } from './storage-slots.ts'
import type { SandboxToken } from './tokens.ts'

/** Where the allowances lie in the storage of the sandbox's tokens. */
const allowancesSlot = 4

/** An allowance as it is to stand, in base units. */
export type StandingAllowance = {
  readonly owner: Address
  readonly spender: Address
  readonly amount: bigint
}

/** Makes a token of a running chain one that takes no allowance over another, as USDT does, with its holdings as they are; answers what makes it as it was. */
export async function makeWary(
  url: string,
  { address, name, symbol, decimals }: Omit<SandboxToken, 'eip2612'>,
): Promise<() => Promise<void>> {
  const { abi, bytecode } = artifacts.SandboxWaryToken
  const args = [name, symbol, decimals, [], 0n]
  const data = encodeDeployData({ abi: abi as Abi, bytecode: bytecode as Hex, args })
  const before = await callChain<Hex>(url, 'eth_getCode', [address, 'latest'])
  // What creates a contract answers the code that then stands there.
  const code = await callChain<Hex>(url, 'eth_call', [{ data }, 'latest'])
  await callChain(url, 'anvil_setCode', [address, code])
  return async () => {
    await callChain(url, 'anvil_setCode', [address, before])
  }
}

/** Has an allowance stand, by nobody's transaction. */
export async function leaveAllowance(
  url: string,
  token: Address,
  { owner, spender, amount }: StandingAllowance,
): Promise<void> {
  const slot = slotOf(pad(spender), slotOf(pad(owner), allowancesSlot))
  await callChain(url, 'anvil_setStorageAt', [token, slot, numberToHex(amount, { size: 32 })])
}
