import { catchError, defer } from 'rxjs'
import type { Observable } from 'rxjs'
import type { Address } from '../domain/account.ts'
import { namespaceOf } from '../domain/caip.ts'
import type { ChainId } from '../domain/caip.ts'
import { frameConnector } from '../domain/connector.ts'
import { failureOf } from '../domain/failure.ts'
import { isSameAddress } from '../domain/same-account.ts'
import { isSwitchedOff } from '../domain/switched-off.ts'
import type { Ports } from '../ports/ports.ts'
import type { BootState } from '../reducers/root.ts'
import { heldSession } from '../selectors/sessions.ts'
import type { StandingSession } from '../selectors/sessions.ts'

/** Who is asked: the wallet on a chain, where an account is named only while that one acts. */
type Sender = { readonly chainId: ChainId; readonly from?: Address | undefined }

/** What a wallet is asked. */
type Asked = Sender & { readonly method: string; readonly params: unknown }

/** Asks the wallet that sends on a chain; throws as `senderOn` does. */
export function askSender(
  state: BootState,
  ports: Ports,
  { from, chainId, method, params }: Asked,
  signal: AbortSignal,
) {
  const { connector, wallet } = senderOn(state, { chainId, from })
  return ports.connectors[connector].request({ walletKey: wallet.key, chainId, method, params }, signal)
}

/** Asks wallets of EVM to sign and send a transaction; one that knows only the other method of that name is asked by it from then on (ruling 6). */
export function createTransactionAsker(ports: Ports) {
  const otherwise = new Set<string>()
  return (
    state: BootState,
    chainId: ChainId,
    transaction: { readonly from: Address },
    signal: AbortSignal,
  ): Observable<unknown> => {
    const { from } = transaction
    const { connector, wallet } = senderOn(state, { chainId, from })
    const ask = (method: string) =>
      defer(() => askSender(state, ports, { chainId, from, method, params: [transaction] }, signal))
    if (otherwise.has(wallet.key)) return ask('wallet_sendTransaction')
    return ask('eth_sendTransaction').pipe(
      catchError((error: unknown) => {
        if (connector === frameConnector || failureOf(error).code !== 'method-unsupported') throw error
        otherwise.add(wallet.key)
        return ask('wallet_sendTransaction')
      }),
    )
  }
}

/** The session that sends on a chain. Throws `wallet-disconnected` where there is none, `no-accounts` where its wallet is locked, `chain-mismatch` where that has moved to another chain, and `account-not-found` where another account acts by now. */
function senderOn({ connection }: BootState, { chainId, from }: Sender): StandingSession {
  const session = heldSession(connection, namespaceOf(chainId))
  if (!session) throw { code: 'wallet-disconnected' }
  if (session.isLocked) throw { code: 'no-accounts' }
  if (session.chainId !== chainId) throw { code: 'chain-mismatch' }
  const [acting = ''] = session.accounts
  if (from !== undefined && !isSameAddress(acting, from)) throw { code: 'account-not-found' }
  return session
}

/** Whether what was sent is followed until it has ended. */
export function isFollowed({ options }: BootState): boolean {
  return !isSwitchedOff('activity', options)
}
