import artifact from '@account-abstraction/contracts/artifacts/EntryPoint.json' with { type: 'json' }
import { getContractAddress, hexToBigInt, pad, toHex, type Address, type Hex } from 'viem'
import { plantCreation, type RunCalls } from './plant-outcome.ts'
import { deployer } from './sample-contracts.ts'
import { slotOf } from './storage-slots.ts'

// The salt with which the EntryPoint of version 0.7 was deployed on the public networks.
const salt: Hex = '0x90d8084deab30c2a37c45e8d47f49f2f7965183cb6990a98943ef94940681de3'
const bytecode = artifact.bytecode as Hex
const depositsSlot = 0

/** The address of the EntryPoint (ERC-4337, version 0.7), the same as on the public networks. */
export const entryPoint: Address = getContractAddress({
  opcode: 'CREATE2',
  from: deployer,
  salt,
  bytecode,
})

/** The contract that deploys accounts for the EntryPoint: the first contract that it creates. */
export const senderCreator: Address = getContractAddress({ from: entryPoint, nonce: 1n })

/** The transaction that deploys the EntryPoint, through the deployer that every node has. */
export const entryPointCreation = { to: deployer, data: `${salt}${bytecode.slice(2)}` } as const

/** Puts the EntryPoint on a node with the state after its deployment, without a block or a transaction. */
export function plantEntryPoint(ask: RunCalls): Promise<void> {
  return plantCreation(ask, entryPoint, entryPointCreation)
}

/** Gives an account a deposit in the EntryPoint, if it has none. */
export async function plantDeposit(ask: RunCalls, account: Address, amount: bigint): Promise<void> {
  const slot = slotOf(pad(account), depositsSlot)
  const [paid, balance] = (await ask([
    ['eth_getStorageAt', [entryPoint, slot, 'latest']],
    ['eth_getBalance', [entryPoint, 'latest']],
  ])) as readonly [Hex, Hex]
  if (hexToBigInt(paid) > 0n) return
  await ask([
    ['anvil_setStorageAt', [entryPoint, slot, toHex(amount, { size: 32 })]],
    ['anvil_setBalance', [entryPoint, toHex(hexToBigInt(balance) + amount)]],
  ])
}
