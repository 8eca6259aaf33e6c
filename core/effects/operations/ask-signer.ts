import type { Address } from '../../domain/account/account.ts'
import { namespaceOf } from '../../domain/values/caip.ts'
import type { ChainId } from '../../domain/values/caip.ts'
import { isSameAddress } from '../../domain/account/same-account.ts'
import type { Answer } from '../../ports/answer.ts'
import type { Ports } from '../../ports/ports.ts'
import type { BootState } from '../../reducers/root.ts'
import { heldSession } from '../../selectors/sessions/sessions.ts'
import type { SessionInNamespace } from '../../selectors/sessions/sessions.ts'

/** Who signs: an account, on a chain. */
type Signer = { readonly chainId: ChainId; readonly from: Address }

/** What a wallet is asked. */
type WalletQuestion = { readonly chainId: ChainId; readonly method: string; readonly params: unknown }

/** Asks the wallet of an account to sign or to send, only while that very account acts on that chain; throws as `signerOn` does. */
export function askSigner(
  state: BootState,
  ports: Ports,
  { from, ...question }: WalletQuestion & Signer,
  signal: AbortSignal,
): Answer<unknown> {
  return askIn(signerOn(state, { from, chainId: question.chainId }), ports, question, signal)
}

/** Asks the wallet of a session that was found to sign. */
export function askIn(
  { connector, wallet }: SessionInNamespace,
  ports: Ports,
  { chainId, method, params }: WalletQuestion,
  signal: AbortSignal,
): Answer<unknown> {
  return ports.connectors[connector].request({ walletKey: wallet.key, chainId, method, params }, signal)
}

/** The session in which an account signs. Throws `wallet-disconnected` where there is none, `no-accounts` where its wallet is locked, `chain-mismatch` where that has moved to another chain, and `account-not-found` where another account acts by now. */
export function signerOn({ connection }: BootState, { chainId, from }: Signer): SessionInNamespace {
  const session = heldSession(connection, namespaceOf(chainId))
  if (!session) throw { code: 'wallet-disconnected' }
  if (session.isLocked) throw { code: 'no-accounts' }
  if (session.chainId !== chainId) throw { code: 'chain-mismatch' }
  if (!isSameAddress(session.accounts[0] ?? '', from)) throw { code: 'account-not-found' }
  return session
}
