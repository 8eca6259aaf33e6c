import { defer, map } from 'rxjs'
import type { Observable } from 'rxjs'
import type { BaseUnits } from '../../domain/values/amount.ts'
import type { EvmCall } from '../../domain/operations/evm-transfer.ts'
import type { Network } from '../../domain/network/network.ts'
import { numberAnswered } from '../../domain/swap/allowance/permit-reads.ts'
import type { Ports } from '../../ports/ports.ts'

/** Returns the gas of a call, as a node estimates it. Fails if the call would fail. */
export function callGas(
  ports: Ports,
  network: Network,
  call: EvmCall,
  signal: AbortSignal,
): Observable<string> {
  const request = { network, method: 'eth_estimateGas', params: [call] }
  return defer(() => ports.chains.eip155.ask(request, signal)).pipe(
    map((answer) => {
      const gas = numberAnswered(answer)
      if (gas === null) throw { code: 'malformed-answer' }
      return gas
    }),
  )
}

/** Returns a node's price of a unit of gas, in wei; null if the answer is no number. */
export function nodeGasPrice(
  ports: Ports,
  network: Network,
  signal: AbortSignal,
): Observable<BaseUnits | null> {
  const request = { network, method: 'eth_gasPrice', params: [] }
  return defer(() => ports.chains.eip155.ask(request, signal)).pipe(map(numberAnswered))
}
