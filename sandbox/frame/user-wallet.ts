import { isAddress, isAddressEqual } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { userAccountOf } from '../chains/user-account.ts'
import type { FrameWorld } from './frame-world.ts'
import { FrameRefusal } from './refusal.ts'
import { bundlerOf, openSmartAccount } from './smart-account.ts'
import { smartAccountChains } from './user-on-chain.ts'
import type { User } from './users.ts'

/** A user's wallet on a chain: the key, and its contract if the chain has contract accounts. */
export type UserWallet = ReturnType<typeof openUserWallet>

/** Opens the wallet with a user's key. */
export function openUserWallet({ users, nodeUrl, bundlerUrl }: FrameWorld, user: User, chain: string) {
  const contract = smartAccountChains({ nodeUrl }).includes(chain) ? userAccountOf(user.evmAddress) : null
  const key = () => privateKeyToAccount(users.keys(user.id).evm)
  const smartAccount = () => openSmartAccount(key(), chain, nodeUrl(chain) ?? '')
  return {
    user,
    chain,
    contract,
    key,
    /** Returns whether an address, in any letter case, is that of the contract. */
    isContract: (address: unknown) =>
      contract !== null &&
      typeof address === 'string' &&
      isAddress(address, { strict: false }) &&
      isAddressEqual(address, contract),
    smartAccount,
    /** Returns the contract's bundler client. */
    bundler: async () => {
      const url = bundlerUrl(chain)
      if (url === null) throw new FrameRefusal(`Nobody sends operations of smart accounts on ${chain}.`)
      return bundlerOf(await smartAccount(), url)
    },
  }
}
