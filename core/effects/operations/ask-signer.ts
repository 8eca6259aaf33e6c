import type { Address } from '../../domain/account/account.ts'
import { namespaceOf } from '../../domain/values/caip.ts'
import type { ChainId } from '../../domain/values/caip.ts'
import { isSameAddress } from '../../domain/account/same-account.ts'
import type { Answer } from '../../ports/answer.ts'
import type { Ports } from '../../ports/ports.ts'
import type { BootState } from '../../reducers/root.ts'
import { sessionInNamespace } from '../../selectors/sessions/sessions.ts'
import type { SessionInNamespace } from '../../selectors/sessions/sessions.ts'

/** The account that signs, on a chain. */
type Signer = { readonly chainId: ChainId; readonly from: Address }

/** A request to a wallet. */
type WalletQuestion = { readonly chainId: ChainId; readonly method: string; readonly params: unknown }

/** Asks the wallet of an account to sign or to send, only while that account is active on that chain. Throws as `signerOn` does. */
export function askSigner(
  state: BootState,
  ports: Ports,
  { from, ...question }: WalletQuestion & Signer,
  signal: AbortSignal,
): Answer<unknown> {
  return askIn(signerOn(state, { from, chainId: question.chainId }), ports, question, signal)
}

/** Asks the wallet of a given session. */
export function askIn(
  { connector, wallet }: SessionInNamespace,
  ports: Ports,
  { chainId, method, params }: WalletQuestion,
  signal: AbortSignal,
): Answer<unknown> {
  return ports.connectors[connector].request({ walletKey: wallet.key, chainId, method, params }, signal)
}

/**
 * Returns the session in which an account signs.
 * Throws `wallet-disconnected` if there is none, `no-accounts` if its wallet is locked.
 * Throws `chain-mismatch` if its wallet is on another chain, `account-not-found` if another account is active.
 */
export function signerOn({ connection }: BootState, { chainId, from }: Signer): SessionInNamespace {
  const session = sessionInNamespace(connection, namespaceOf(chainId))
  if (!session) throw { code: 'wallet-disconnected' }
  if (session.isLocked) throw { code: 'no-accounts' }
  if (session.chainId !== chainId) throw { code: 'chain-mismatch' }
  if (!isSameAddress(session.accounts[0] ?? '', from)) throw { code: 'account-not-found' }
  return session
}
