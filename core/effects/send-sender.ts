import { catchError, defer } from 'rxjs'
import type { Observable } from 'rxjs'
import type { Address } from '../domain/account.ts'
import { referenceOf } from '../domain/caip.ts'
import type { ChainId } from '../domain/caip.ts'
import { frameConnector } from '../domain/connector.ts'
import { hexQuantity } from '../domain/evm-transfer.ts'
import { failureOf } from '../domain/failure.ts'
import { isHash, wasAnsweredBefore } from '../domain/sent-transaction.ts'
import { isSwitchedOff } from '../domain/switched-off.ts'
import type { Ports } from '../ports/ports.ts'
import type { BootState } from '../reducers/root.ts'
import { askIn, signerOn } from './ask-signer.ts'

/** Asks wallets of EVM to sign and send a transaction; one that knows only the other method of that name is asked by it from then on (ruling 6). The chain is named, so that a wallet that is elsewhere by now refuses. */
export function createTransactionAsker(ports: Ports) {
  const otherwise = new Set<string>()
  return (
    state: BootState,
    chainId: ChainId,
    transaction: { readonly from: Address },
    signal: AbortSignal,
  ): Observable<unknown> => {
    const sender = signerOn(state, { chainId, from: transaction.from })
    const { connector, wallet } = sender
    const named =
      connector === frameConnector
        ? transaction
        : { ...transaction, chainId: hexQuantity(referenceOf(chainId)) }
    const ask = (method: string) =>
      defer(() => askIn(sender, ports, { chainId, method, params: [named] }, signal))
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

/** Whether what was sent is followed until it has ended. */
export function isFollowed({ options }: BootState): boolean {
  return !isSwitchedOff('activity', options)
}

/** Returns whether a wallet answered a hash that it had not answered before it was asked: with an earlier one it has named nothing new. */
export function isNewHash(
  { ownTransactions }: BootState,
  result: unknown,
  { chainId, askedAt }: { readonly chainId: ChainId; readonly askedAt: number },
): result is string {
  return isHash(result, chainId) && !wasAnsweredBefore(ownTransactions?.sent ?? [], result, askedAt)
}
