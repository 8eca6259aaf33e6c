import type { AccountLabels } from '../../core/domain/account/labels.ts'
import type { ChainId } from '../../core/domain/values/caip.ts'
import { displayName } from '../../core/domain/values/display-name.ts'
import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import { shapeOf } from '../../core/domain/values/shape-of.ts'
import { solanaChainNamed } from '../../core/domain/network/solana.ts'
import { fromBase58 } from '../../core/domain/values/base58.ts'
import { asList, partOf } from './standard-wallet.ts'

/** An account as a wallet shares it: its address, the chains it is for, what it is called where that can be shown, and what the wallet knows it by. */
export type StandardAccount = {
  readonly address: string
  readonly chains: readonly ChainId[]
  readonly label: string | null
  readonly given: unknown
}

/** Reads accounts as a wallet wrote them: those for Solana, each once. Throws `malformed-answer`, also where none of several is an account, or `invalid-address`. */
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

/** The chain to be on with some accounts: the first that is wanted and that one of them is for, else the first that there is. */
export function chainFor(accounts: readonly StandardAccount[], wanted: readonly ChainId[]): ChainId | null {
  const served = accounts.flatMap(({ chains }) => chains)
  return wanted.find((chainId) => served.includes(chainId)) ?? served[0] ?? null
}

/** The addresses of the accounts that are for a chain. */
export function addressesOn(accounts: readonly StandardAccount[], chainId: ChainId): string[] {
  return accounts.filter(({ chains }) => chains.includes(chainId)).map(({ address }) => address)
}

/** What a wallet calls its accounts, by address; nothing where it calls none of them anything. */
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
