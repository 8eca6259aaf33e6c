import { catchError, defer, switchMap } from 'rxjs'
import type { MonoTypeOperatorFunction, Observable } from 'rxjs'
import { failureOf } from '../../domain/errors/failure.ts'
import type { Network } from '../../domain/network/network.ts'
import type { SwapOrder } from '../../domain/swap/order.ts'
import type { Ports } from '../../ports/ports.ts'

/** Where a node says that something would fail, and the service may take some of an order's token already, another way is tried: tokens such as USDT take no approval over one that stands. */
export function afterTakeBack<Value>(
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
