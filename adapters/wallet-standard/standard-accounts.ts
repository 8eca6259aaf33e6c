import type { AccountLabels } from '../../core/domain/account/labels.ts'
import type { ChainId } from '../../core/domain/values/caip.ts'
import { displayName } from '../../core/domain/values/text/display-name.ts'
import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import { shapeOf } from '../../core/domain/values/text/shape-of.ts'
import { solanaChainNamed } from '../../core/domain/network/solana.ts'
import { fromBase58 } from '../../core/domain/values/base58.ts'
import { asList, partOf } from './standard-wallet.ts'

/** A shared account: its address, its chains, its displayable name, and the wallet's own object. */
export type StandardAccount = {
  readonly address: string
  readonly chains: readonly ChainId[]
  readonly label: string | null
  readonly given: unknown
}

/**
 * Reads a wallet's Solana accounts, without duplicates. Throws `invalid-address`. Throws `malformed-answer` also if no entry of a list is an
 * account.
 */
export function standardAccounts(given: unknown): StandardAccount[] {
  if (!Array.isArray(given)) {
    throw new LatchkeyError(
      'malformed-answer',
      `The wallet answered with ${shapeOf(given)}; expected a list of accounts.`,
    )
  }
  if (given.length > 0 && !given.some((account) => Array.isArray(partOf(account, 'chains')))) {
    throw new LatchkeyError(
      'malformed-answer',
      `The wallet named ${shapeOf(given[0])} as an account; expected an address and chains.`,
    )
  }
  const found = given.map(standardAccount).filter(({ chains }) => chains.length > 0)
  for (const { address } of found) checkAddress(address)
  return [...new Map(found.map((account) => [account.address, account])).values()]
}

/** Returns the first requested chain that one of the accounts serves, else the first chain of the accounts. */
export function chainFor(accounts: readonly StandardAccount[], wanted: readonly ChainId[]): ChainId | null {
  const served = accounts.flatMap(({ chains }) => chains)
  return wanted.find((chainId) => served.includes(chainId)) ?? served[0] ?? null
}

/** Returns the addresses of the accounts that serve a chain. */
export function addressesOn(accounts: readonly StandardAccount[], chainId: ChainId): string[] {
  return accounts.filter(({ chains }) => chains.includes(chainId)).map(({ address }) => address)
}

/** Returns the wallet's names of its accounts, by address. Returns no labels if there are none. */
export function standardLabels(accounts: readonly StandardAccount[]): { readonly labels?: AccountLabels } {
  const named = accounts.flatMap(({ address, label }) => (label === null ? [] : [[address, label] as const]))
  return named.length > 0 ? { labels: Object.fromEntries(named) } : {}
}

function standardAccount(given: unknown): StandardAccount {
  const chains = asList(given, 'chains').flatMap((name) => solanaChainNamed(name) ?? [])
  return {
    address: partOf(given, 'address') as string,
    chains: [...new Set(chains)],
    label: displayName(partOf(given, 'label')),
    given,
  }
}

function checkAddress(address: unknown): void {
  if (typeof address === 'string' && address.length <= 44 && fromBase58(address)?.length === 32) return
  throw new LatchkeyError(
    'invalid-address',
    `The wallet named ${shapeOf(address)} as a Solana account; expected 32 bytes in base58.`,
  )
}
