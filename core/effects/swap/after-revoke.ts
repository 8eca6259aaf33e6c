import { catchError, defer, switchMap } from 'rxjs'
import type { MonoTypeOperatorFunction, Observable } from 'rxjs'
import { failureOf } from '../../domain/errors/failure.ts'
import type { Network } from '../../domain/network/network.ts'
import type { SwapOrder } from '../../domain/swap/order.ts'
import type { Ports } from '../../ports/ports.ts'

/**
 * Tries another method if a node predicts a revert and the service already has an allowance for the token. Tokens such as USDT refuse an approval
 * while an allowance remains.
 */
export function afterRevoke<Value>(
  ports: Ports,
  asked: { readonly network: Network; readonly order: SwapOrder; readonly spender: string },
  signal: AbortSignal,
  otherwise: () => Observable<Value>,
): MonoTypeOperatorFunction<Value> {
  return catchError((error: unknown) => {
    if (failureOf(error).code !== 'execution-reverted') throw error
    return defer(() => ports.swap.allowance(asked, signal)).pipe(
      switchMap(({ allowance }) => {
        if (BigInt(allowance) === 0n) throw error
        return otherwise()
      }),
    )
  })
}
