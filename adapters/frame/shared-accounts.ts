import type { AccountType } from '../../core/domain/account/account-type.ts'
import { isAddressOn } from '../../core/domain/account/account.ts'
import { namespaceOf } from '../../core/domain/values/caip.ts'
import type { ChainId } from '../../core/domain/values/caip.ts'
import type { NamespaceSession } from '../../core/domain/sessions/namespace-session.ts'
import type { FrameUser } from '../../core/ports/frame.ts'

/** Returns the first chain of each namespace. */
export function firstChains(chains: readonly ChainId[]): readonly ChainId[] {
  return chains.filter(
    (chainId, index) => chains.findIndex((one) => namespaceOf(one) === namespaceOf(chainId)) === index,
  )
}

/**
 * Returns the accounts that a visitor shares in the namespace of a chain. Accounts of the preferred type come first. The frame's preference
 * counts before the remembered one. Contract accounts are left out on a chain without them. Returns null if the frame answered about another
 * namespace.
 */
export function sharedAccounts(
  { address, accounts, chainId, preferredAccountType }: FrameUser,
  asked: ChainId,
  {
    remembered,
    isForContracts,
  }: { readonly remembered: AccountType | null; readonly isForContracts: boolean },
): NamespaceSession | null {
  const namespace = namespaceOf(asked)
  const preferred = preferredAccountType ?? remembered
  const contracts = new Set(
    accounts.filter(({ type }) => type === 'smartAccount').map((account) => account.address),
  )
  const addresses = [
    ...accounts.filter(({ type }) => type === preferred).map((account) => account.address),
    address,
    ...accounts.map((account) => account.address),
  ].filter((one) => isAddressOn(chainId, one) && (isForContracts || !contracts.has(one)))
  if (namespaceOf(chainId) !== namespace || addresses.length === 0) return null
  return { namespace, accounts: [...new Set(addresses)], chainId }
}
