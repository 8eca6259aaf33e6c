import { askNode } from '../browser-wallet/ask-node.ts'
import { chainDefinitions } from '../chains/chain-definition.ts'
import { userAccountOf } from '../chains/user-account.ts'
import type { AccountType } from './account-type.ts'
import type { FrameWorld } from './frame-world.ts'
import type { User } from './users.ts'

/** A user in the form of GET_USER: the active account, all accounts, and whether the contract is deployed. */
export type UserOnChain = {
  readonly email: string | null
  readonly address: string
  readonly accounts: readonly { readonly address: string; readonly type: AccountType }[]
  readonly smartAccountDeployed: boolean
  readonly preferredAccountType: AccountType
}

const patience = 2_000

/** Returns the chains with contract accounts: the running EVM chains. */
export function smartAccountChains({ nodeUrl }: Pick<FrameWorld, 'nodeUrl'>): readonly string[] {
  return chainDefinitions.map(({ id }) => `eip155:${id}`).filter((chain) => nodeUrl(chain) !== null)
}

/**
 * Returns a user on a chain. `wished` counts if the user has not chosen an account type. Without a contract on the chain, the key's own account
 * is active.
 */
export async function userOnChain(
  world: Pick<FrameWorld, 'nodeUrl'>,
  user: User,
  { chain, wished = 'eoa' }: { readonly chain: string; readonly wished?: AccountType | undefined },
): Promise<UserOnChain> {
  const address = chain.startsWith('solana:') ? user.solanaAddress : user.evmAddress
  const own = { address, type: 'eoa' } as const
  const { email } = user
  if (!smartAccountChains(world).includes(chain))
    return { email, address, accounts: [own], smartAccountDeployed: false, preferredAccountType: 'eoa' }
  const contract = { address: userAccountOf(user.evmAddress), type: 'smartAccount' } as const
  const preferred = user.preferredAccountType ?? wished
  return {
    email,
    address: preferred === 'smartAccount' ? contract.address : address,
    accounts: [own, contract],
    smartAccountDeployed: await isDeployed(world, chain, contract.address),
    preferredAccountType: preferred,
  }
}

/** Returns whether an account is deployed. Returns false if the node does not answer. */
async function isDeployed(
  { nodeUrl }: Pick<FrameWorld, 'nodeUrl'>,
  chain: string,
  address: string,
): Promise<boolean> {
  const node = { id: 0, name: chain, symbol: '', rpcUrl: nodeUrl(chain) }
  const code = askNode(node, 'eth_getCode', [address, 'latest']).catch(() => '0x')
  const late = new Promise((resolve) => setTimeout(resolve, patience, '0x').unref())
  return (await Promise.race([code, late])) !== '0x'
}
