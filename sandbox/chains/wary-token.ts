import { encodeDeployData, numberToHex, pad, type Abi, type Address, type Hex } from 'viem'
import artifacts from '../contracts/artifacts.json' with { type: 'json' }
import { callChain } from './call-chain.ts'
import { slotOf } from './storage-slots.ts'
import type { SandboxToken } from './tokens.ts'

/** The storage slot of the allowances in the sandbox's tokens. */
const allowancesSlot = 4

/** An allowance to set, in base units. */
export type StandingAllowance = {
  readonly owner: Address
  readonly spender: Address
  readonly amount: bigint
}

/**
 * Makes a token of a running chain refuse to replace an allowance, as USDT does, and keeps its balances. Returns a function that restores the
 * token.
 */
export async function makeWary(
  url: string,
  { address, name, symbol, decimals }: Omit<SandboxToken, 'eip2612'>,
): Promise<() => Promise<void>> {
  const { abi, bytecode } = artifacts.SandboxWaryToken
  const args = [name, symbol, decimals, [], 0n]
  const data = encodeDeployData({ abi: abi as Abi, bytecode: bytecode as Hex, args })
  const before = await callChain<Hex>(url, 'eth_getCode', [address, 'latest'])
  // A creation call returns the runtime code.
  const code = await callChain<Hex>(url, 'eth_call', [{ data }, 'latest'])
  await callChain(url, 'anvil_setCode', [address, code])
  return async () => {
    await callChain(url, 'anvil_setCode', [address, before])
  }
}

/** Sets an allowance without a transaction. */
export async function leaveAllowance(
  url: string,
  token: Address,
  { owner, spender, amount }: StandingAllowance,
): Promise<void> {
  const slot = slotOf(pad(spender), slotOf(pad(owner), allowancesSlot))
  await callChain(url, 'anvil_setStorageAt', [token, slot, numberToHex(amount, { size: 32 })])
}
