import { catchError, defer, forkJoin, from, map, of, switchMap } from 'rxjs'
import type { Observable } from 'rxjs'
import { failureOf } from '../../domain/errors/failure.ts'
import type { Network } from '../../domain/network/network.ts'
import type { Permit } from '../../domain/swap/allowance/permit.ts'
import { numberAnswered, permitReads, textAnswered } from '../../domain/swap/allowance/permit-reads.ts'
import { isSameHash } from '../../domain/account/same-account.ts'
import { permitLifetime } from '../../domain/swap/allowance/allowance.ts'
import type { SwapOrder } from '../../domain/swap/order.ts'
import type { Ports } from '../../ports/ports.ts'

/** The inputs of a permit: an order's token, a spender, and the time in milliseconds since 1970. */
type Wish = {
  readonly network: Network
  readonly order: SwapOrder
  readonly spender: string
  readonly at: number
}

/**
 * Returns the permit for an order's token, read from its contract. Fails if the contract reports another domain than the permit is signed under,
 * because it would refuse the signature.
 */
export function permitFor(
  ports: Ports,
  { network, order: { chainId, account: owner, from: token, amount }, spender, at }: Wish,
  signal: AbortSignal,
): Observable<Permit> {
  const reads = permitReads(owner)
  const read = (data: string) => {
    const request = { network, method: 'eth_call', params: [{ to: token, data }, 'latest'] }
    return defer(() => ports.chains.eip155.ask(request, signal))
  }
  // A token of version 1 need not declare its version.
  const version = read(reads.version).pipe(
    catchError((error: unknown) => {
      if (failureOf(error).code !== 'execution-reverted') throw error
      return of(null)
    }),
  )
  return forkJoin([read(reads.name), version, read(reads.nonces), read(reads.domain)]).pipe(
    switchMap(([named, versioned, counted, domain]) => {
      const [name, nonce] = [textAnswered(named), numberAnswered(counted)]
      if (token === null || name === null || nonce === null) throw { code: 'malformed-answer' }
      const deadline = Math.floor(at / 1000) + permitLifetime
      const asked = { chainId, token, name, version: textAnswered(versioned) ?? '1', owner }
      const permit = { ...asked, spender, amount, nonce, deadline }
      return from(ports.swap.permitDomain({ permit }, signal)).pipe(
        map(({ digest }) => {
          if (typeof domain !== 'string' || !isSameHash(domain, digest)) throw { code: 'malformed-answer' }
          return permit
        }),
      )
    }),
  )
}
