import {
  encodeAbiParameters,
  encodeDeployData,
  getContractAddress,
  keccak256,
  toHex,
  zeroAddress,
  type Abi,
  type Address,
  type Hex,
} from 'viem'
import artifacts from '../contracts/artifacts.json' with { type: 'json' }
import type { ChainCall } from './call-chain.ts'
import type { FundedAccount } from './funded-accounts.ts'
import { deployer } from './sample-contracts.ts'
import { storeAddress } from './storage-slots.ts'

/** A contract account (ERC-1271), the same on every EVM chain, and the factory that deploys more of them (ERC-6492). */
export type SmartAccount = { readonly address: Address; readonly owner: Address; readonly factory: Address }

const { SandboxAccountFactory, SandboxSmartAccount } = artifacts
const noSalt: Hex = `0x${'00'.repeat(32)}`
const startingCoins = 100n * 10n ** 18n

/** Returns the sandbox's contract account. Its owner is the last funded account, and its address is the factory's. */
export function smartAccountOf(accounts: readonly FundedAccount[]): SmartAccount {
  const owner = accounts.at(-1)?.address ?? zeroAddress
  const factory = getContractAddress({
    opcode: 'CREATE2',
    from: deployer,
    salt: noSalt,
    bytecode: creationOf(SandboxAccountFactory),
  })
  const salt = keccak256(encodeAbiParameters([{ type: 'address' }, { type: 'uint256' }], [owner, 0n]))
  const bytecode = creationOf(SandboxSmartAccount)
  const address = getContractAddress({ opcode: 'CREATE2', from: factory, salt, bytecode })
  return { address, owner, factory }
}

/** Returns the calls that put an account with coins and its factory on a node, without a block or a transaction. */
export function plantSmartAccount({ address, owner, factory }: SmartAccount): readonly ChainCall[] {
  return [
    ['anvil_setCode', [factory, SandboxAccountFactory.code]],
    ['anvil_setCode', [address, SandboxSmartAccount.code]],
    ...storeAddress(noSalt, owner).map(
      ({ slot, value }) => ['anvil_setStorageAt', [address, slot, value]] as const,
    ),
    ['anvil_setBalance', [address, toHex(startingCoins)]],
  ]
}

function creationOf(artifact: { readonly abi: unknown; readonly bytecode: string }): Hex {
  return encodeDeployData({ abi: artifact.abi as Abi, bytecode: artifact.bytecode as Hex })
}
