import {
  encodeDeployData,
  encodeFunctionData,
  getContractAddress,
  parseEther,
  toHex,
  type Abi,
  type Address,
  type Hex,
} from 'viem'
import artifacts from '../contracts/artifacts.json' with { type: 'json' }
import type { ChainCall } from './call-chain.ts'
import { plantDeposit, plantEntryPoint } from './entry-point.ts'
import { deployer } from './sample-contracts.ts'

const { SandboxUserAccount, SandboxUserAccountFactory, SandboxPaymaster } = artifacts
const salt: Hex = `0x${'00'.repeat(32)}`
const deposit = parseEther('1000000')
const bundlerCoins = parseEther('10000')

/** What makes the accounts of users. */
export const userAccountFactory = addressOf(SandboxUserAccountFactory)

/** What pays for their gas. */
export const paymaster = addressOf(SandboxPaymaster)

/** What an account of a user can be asked. */
export const userAccountAbi = SandboxUserAccount.abi as Abi

/** Where the account of a key stands, whether it is made yet or not. */
export function userAccountOf(owner: Address): Address {
  const bytecode = encodeDeployData({
    abi: userAccountAbi,
    bytecode: SandboxUserAccount.bytecode as Hex,
    args: [owner],
  })
  return getContractAddress({ opcode: 'CREATE2', from: userAccountFactory, salt, bytecode })
}

/** What the factory is asked with to make it. */
export function userAccountCreation(owner: Address): Hex {
  return encodeFunctionData({
    abi: SandboxUserAccountFactory.abi as Abi,
    functionName: 'createAccount',
    args: [owner, 0n],
  })
}

/** Puts on a node what user operations need: the EntryPoint, factory and paymaster, and coins for whoever sends them. */
export async function plantUserAccounts(
  ask: (calls: readonly ChainCall[]) => Promise<readonly unknown[]>,
  bundler: Address,
): Promise<void> {
  await plantEntryPoint(ask)
  await ask([
    ['anvil_setCode', [userAccountFactory, SandboxUserAccountFactory.code]],
    ['anvil_setCode', [paymaster, SandboxPaymaster.code]],
    ['anvil_setBalance', [bundler, toHex(bundlerCoins)]],
  ])
  await plantDeposit(ask, paymaster, deposit)
}

function addressOf(artifact: { readonly abi: unknown; readonly bytecode: string }): Address {
  const bytecode = encodeDeployData({ abi: artifact.abi as Abi, bytecode: artifact.bytecode as Hex })
  return getContractAddress({ opcode: 'CREATE2', from: deployer, salt, bytecode })
}
