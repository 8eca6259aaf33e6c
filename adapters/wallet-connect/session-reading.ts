import type { SessionTypes } from '@walletconnect/types'
import { isAddress } from '../../core/domain/account/account.ts'
import { allNamespaces, isChainId, namespaceOf } from '../../core/domain/values/caip.ts'
import type { ChainId, Namespace } from '../../core/domain/values/caip.ts'
import { displayName } from '../../core/domain/values/text/display-name.ts'
import { currentChainId } from '../../core/domain/network/earlier-chain-ids.ts'
import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import { shapeOf } from '../../core/domain/values/text/shape-of.ts'
import type { NamespaceSession } from '../../core/domain/sessions/namespace-session.ts'
import type { InstalledWallet } from '../../core/domain/wallets/wallet.ts'
import { remoteImage } from '../images/image-url.ts'
import { accountsOf } from '../eip1193/wallet-answers.ts'

/** An approved session in the pairing library's form. */
export type PairedSession = SessionTypes.Struct

/** Returns the approved chains of one namespace in the wallet's order, by their current ids. */
export function approvedChains(session: PairedSession, namespace: Namespace): ChainId[] {
  return [...new Set(chainsAsWritten(session, namespace).map(currentChainId))]
}

/** Returns the id under which a wallet approved a chain. The relay's client accepts only that one. */
export function approvedIdOf(session: PairedSession, chainId: ChainId): ChainId {
  const written = chainsAsWritten(session, namespaceOf(chainId))
  return written.includes(chainId)
    ? chainId
    : (written.find((earlier) => currentChainId(earlier) === chainId) ?? chainId)
}

function chainsAsWritten(session: PairedSession, namespace: Namespace): ChainId[] {
  const chains = partsOf(session, namespace).flatMap(([key, { chains = [], accounts }]) => [
    ...chains,
    ...accounts.map((account) => account.slice(0, Math.max(account.lastIndexOf(':'), 0))),
    key,
  ])
  return chains.filter(isChainId)
}

/** Returns whether a wallet approved a method in one namespace. */
export function takesMethod(session: PairedSession, namespace: Namespace, method: string): boolean {
  return partsOf(session, namespace).some(([, { methods }]) => methods.includes(method))
}

/**
 * Returns a session's accounts in one namespace, on the given chain or on the first approved one. Returns null if it has no account there. Throws
 * `invalid-address`.
 */
export async function sessionIn(
  session: PairedSession,
  namespace: Namespace,
  currentChain: ChainId | null = null,
): Promise<NamespaceSession | null> {
  const chainId = currentChain ?? approvedChains(session, namespace)[0]
  const given = partsOf(session, namespace).flatMap(([, { accounts }]) => accounts.map(splitAccount))
  if (chainId === undefined || given.length === 0) return null
  const here = given.filter((account) => account.chainId === chainId)
  const addresses = (here.length > 0 ? here : given).map(({ address }) => address)
  return { namespace, accounts: await sessionAccounts(namespace, addresses), chainId }
}

/** Reads a wallet's accounts by the rules of their namespace. Throws `invalid-address` or `malformed-answer`. */
export async function sessionAccounts(namespace: Namespace, given: unknown): Promise<string[]> {
  return namespace === 'eip155' ? accountsOf(given) : solanaAccounts(given)
}

/** Returns a session's accounts in each namespace, on the chain that `chainOf` returns. Throws `invalid-address`. */
export async function namespacesIn(
  session: PairedSession,
  chainOf: (namespace: Namespace) => ChainId | null,
): Promise<NamespaceSession[]> {
  const found = allNamespaces.map((namespace) => sessionIn(session, namespace, chainOf(namespace)))
  return (await Promise.all(found)).flatMap((given) => given ?? [])
}

/** Returns the wallet of a session from its own metadata. Name and icon are untrusted text. */
export function peerWallet({ topic, peer }: PairedSession): InstalledWallet {
  const { name, icons } = peer.metadata as { name?: unknown; icons?: unknown }
  const [icon = null] = Array.isArray(icons) ? icons.flatMap((icon) => remoteImage(icon) ?? []) : []
  return { key: topic, name: displayName(name) ?? 'Wallet', icon }
}

/** Splits an account id (CAIP-10) into the chain, by its current id, and the address. A plain address stays as it is. */
export function splitAccount(account: string): { readonly chainId: string; readonly address: string } {
  const end = account.lastIndexOf(':')
  return {
    chainId: currentChainId(account.slice(0, Math.max(end, 0))),
    address: account.slice(end + 1),
  }
}

function partsOf({ namespaces }: PairedSession, namespace: Namespace) {
  // A key may be a namespace or one of its chains (CAIP-217).
  return Object.entries(namespaces).filter(
    ([key]) => key === namespace || (isChainId(key) && namespaceOf(key) === namespace),
  )
}

function solanaAccounts(given: unknown): string[] {
  const addresses: readonly unknown[] = Array.isArray(given) ? given : [given]
  const read = Array.from(addresses, (address) => {
    if (!isAddress(address) || address.startsWith('0x')) {
      throw new LatchkeyError(
        'invalid-address',
        `The wallet named ${shapeOf(address)} as a Solana account; expected 32 to 44 base58 characters.`,
      )
    }
    return address
  })
  return [...new Set(read)]
}
