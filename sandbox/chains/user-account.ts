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

/** The factory of users' accounts. */
export const userAccountFactory = addressOf(SandboxUserAccountFactory)

/** The contract that pays for users' gas. */
export const paymaster = addressOf(SandboxPaymaster)

/** The interface of a user's account. */
export const userAccountAbi = SandboxUserAccount.abi as Abi

/** Returns the address of a key's account, even before its deployment. */
export function userAccountOf(owner: Address): Address {
  const bytecode = encodeDeployData({
    abi: userAccountAbi,
    bytecode: SandboxUserAccount.bytecode as Hex,
    args: [owner],
  })
  return getContractAddress({ opcode: 'CREATE2', from: userAccountFactory, salt, bytecode })
}

/** Returns the factory's call data that deploys a key's account. */
export function userAccountCreation(owner: Address): Hex {
  return encodeFunctionData({
    abi: SandboxUserAccountFactory.abi as Abi,
    functionName: 'createAccount',
    args: [owner, 0n],
  })
}

/** Puts the contracts of user operations on a node: the EntryPoint, factory and paymaster, with coins for the bundler. */
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
