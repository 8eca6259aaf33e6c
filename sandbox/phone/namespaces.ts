import { addressOn, type PhoneAccount } from './phone-account.ts'
import { signingMethods } from './signing-methods.ts'

/** A dapp's request in one namespace, or on one chain if the record's key is a CAIP-2 id. */
export type WantedNamespace = {
  readonly chains?: readonly string[]
  readonly methods: readonly string[]
  readonly events: readonly string[]
}

/** A session's grant in one namespace. Accounts are CAIP-10 ids. */
export type GrantedNamespace = {
  readonly chains: string[]
  readonly accounts: string[]
  readonly methods: string[]
  readonly events: string[]
}

/** Namespaces by name (`eip155`, `solana`). */
export type Grant = Record<string, GrantedNamespace>

/** The events that the phone emits. */
const phoneEvents = ['chainChanged', 'accountsChanged'] as const

/**
 * Returns the part of a dapp's request that the phone grants, for these accounts, the first one active. It grants known chains (`knows` takes a
 * CAIP-2 id) and its own methods. `only` excludes every other namespace, and `lacks` excludes methods.
 */
export function grantable(
  wishes: readonly Readonly<Record<string, WantedNamespace>>[],
  accounts: readonly PhoneAccount[],
  knows: (chain: string) => boolean,
  only: readonly string[] | null,
  lacks: readonly string[] = [],
): Grant {
  const grant: Grant = {}
  for (const [key, wanted] of wishes.flatMap((wish) => Object.entries(wish))) {
    const [name = key] = key.split(':')
    if (only && !only.includes(name)) continue
    const chains = (key.includes(':') ? [key] : (wanted.chains ?? [])).filter(knows)
    if (chains.length === 0) continue
    const sofar = grant[name] ?? { chains: [], accounts: [], methods: [], events: [] }
    const methods = wanted.methods.filter(
      (method) => signingMethods[method]?.namespace === name && !lacks.includes(method),
    )
    const events = wanted.events.filter((event) => (phoneEvents as readonly string[]).includes(event))
    grant[name] = withAccounts(
      {
        chains: union(sofar.chains, chains),
        accounts: [],
        methods: union(sofar.methods, methods),
        events: union(sofar.events, events),
      },
      accounts,
    )
  }
  return grant
}

/** Returns the grant with these accounts on each of its chains. */
export function withAccounts(granted: GrantedNamespace, accounts: readonly PhoneAccount[]): GrantedNamespace {
  return {
    ...granted,
    accounts: granted.chains.flatMap((chain) =>
      accounts.map((account) => `${chain}:${addressOn(chain, account)}`),
    ),
  }
}

/** Returns the grant with one more chain, for its existing accounts. */
export function withChain(granted: GrantedNamespace, chain: string): GrantedNamespace {
  if (granted.chains.includes(chain)) return granted
  const [first = ''] = granted.chains
  const here = granted.accounts.filter((account) => account.startsWith(`${first}:`))
  return {
    ...granted,
    chains: [...granted.chains, chain],
    accounts: [...granted.accounts, ...here.map((account) => chain + account.slice(first.length))],
  }
}

function union(left: readonly string[], right: readonly string[]): string[] {
  return [...new Set([...left, ...right])]
}
