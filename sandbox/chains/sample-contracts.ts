import { encodeDeployData, getContractAddress, type Abi, type Address, type Hex } from 'viem'
import artifacts from '../contracts/artifacts.json' with { type: 'json' }

/** A contract that a history deploys, at the same address on every chain. */
export type SampleContract = {
  readonly address: Address
  /** The data that the deployer receives. */
  readonly creation: Hex
  /** The name of its application, or `null` if it has none. */
  readonly application: string | null
  /** Whether services treat it as spam. */
  readonly isSpam: boolean
}

/** The deployer that every anvil has. It deploys contracts at addresses that follow from their code. */
export const deployer: Address = '0x4e59b44847b379578588920ca78fbf26c0b4956c'

const salt: Hex = `0x${'00'.repeat(32)}`
const picture =
  'data:application/json,{"name":"Harbour light","image":"data:image/svg+xml,%3Csvg xmlns=%27http://www.w3.org/2000/svg%27 viewBox=%270 0 9 9%27%3E%3Ccircle cx=%274.5%27 cy=%274.5%27 r=%274%27/%3E%3C/svg%3E"}'

/** The exchange contract, which swaps tokens, pays out coins, and accepts votes. */
export const exchange = sample(artifacts.SandboxExchange, [], 'Tidewater Exchange', false)

/** A contract of regular collectibles. */
export const collectible = sample(
  artifacts.SandboxCollectible,
  ['Harbour Lights', 'LIGHT', picture],
  'Harbour Lights',
  false,
)

/** A contract of unsolicited collectibles that lure people to a site. */
export const spamCollectible = sample(
  artifacts.SandboxCollectible,
  ['Claim 5,000 USDC at rewards.example', 'CLAIM', ''],
  null,
  true,
)

/** All sample contracts. */
export const sampleContracts: readonly SampleContract[] = [exchange, collectible, spamCollectible]

/** Returns the sample contract at an address, or null. */
export function sampleContractAt(address: string | null): SampleContract | null {
  return sampleContracts.find((contract) => contract.address.toLowerCase() === address?.toLowerCase()) ?? null
}

function sample(
  artifact: { readonly abi: unknown; readonly bytecode: string },
  args: readonly unknown[],
  application: string | null,
  isSpam: boolean,
): SampleContract {
  const bytecode = encodeDeployData({ abi: artifact.abi as Abi, bytecode: artifact.bytecode as Hex, args })
  return {
    address: getContractAddress({ opcode: 'CREATE2', from: deployer, salt, bytecode }),
    creation: `${salt}${bytecode.slice(2)}`,
    application,
    isSpam,
  }
}
