import { catchError, defer, map, mergeMap } from 'rxjs'
import type { Observable } from 'rxjs'
import type { Address } from '../../domain/account/account.ts'
import { referenceOf } from '../../domain/values/caip.ts'
import type { ChainId } from '../../domain/values/caip.ts'
import { frameConnector } from '../../domain/connection/connector.ts'
import { hexQuantity } from '../../domain/operations/evm-transfer.ts'
import { failureOf } from '../../domain/errors/failure.ts'
import type { Failure } from '../../domain/errors/failure.ts'
import { isHash, wasAnsweredBefore } from '../../domain/operations/sent-transaction.ts'
import { isSwitchedOff } from '../../domain/options/switched-off.ts'
import { connection } from '../../events/connection/connection.ts'
import type { EventInput } from '../../events/define-events.ts'
import type { Ports } from '../../ports/ports.ts'
import type { BootState } from '../../reducers/root.ts'
import { askIn, signerOn } from './ask-signer.ts'

/** The answer of a wallet that was asked to send, or its failure. `learned` are events about its methods. */
export type SentAnswer = ({ readonly result: unknown } | { readonly failure: Failure }) & {
  readonly learned: readonly EventInput[]
}

const method = 'eth_sendTransaction'
const otherMethod = 'wallet_sendTransaction'

/**
 * Asks an EVM wallet to sign and send a transaction.
 * If the wallet does not know `eth_sendTransaction`, asks it by `wallet_sendTransaction` for the rest of the session, except the secure frame.
 * Other wallets also get the chain id, so that a wallet on another chain refuses.
 */
export function askToSend(
  ports: Ports,
  state: BootState,
  chainId: ChainId,
  transaction: { readonly from: Address },
  signal: AbortSignal,
): Observable<SentAnswer> {
  const sender = signerOn(state, { chainId, from: transaction.from })
  const { connector, session } = sender
  const isFrame = connector === frameConnector
  const named = isFrame ? transaction : { ...transaction, chainId: hexQuantity(referenceOf(chainId)) }
  const ask = (name: string, learned: readonly EventInput[]) =>
    defer(() => askIn(sender, ports, { chainId, method: name, params: [named] }, signal)).pipe(
      map((result): SentAnswer => ({ result, learned })),
      catchError((error: unknown) => [{ failure: failureOf(error), learned }]),
    )
  if (state.connection.sessions[session]?.unsupported?.includes(method)) return ask(otherMethod, [])
  return ask(method, []).pipe(
    mergeMap((answer) =>
      !isFrame && 'failure' in answer && answer.failure.code === 'method-unsupported'
        ? ask(otherMethod, [connection.methodUnsupported({ session, method })])
        : [answer],
    ),
  )
}

/** Returns whether sent transactions are followed until they have ended. */
export function areTransactionsTracked({ options }: BootState): boolean {
  return !isSwitchedOff('activity', options)
}

/** Returns whether a wallet answered with a new hash. An earlier answer's hash does not identify a new transaction. */
export function isNewHash(
  { ownTransactions }: BootState,
  result: unknown,
  { chainId, askedAt }: { readonly chainId: ChainId; readonly askedAt: number },
): result is string {
  return isHash(result, chainId) && !wasAnsweredBefore(ownTransactions?.sent ?? [], result, askedAt)
}
