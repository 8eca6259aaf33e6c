import { ensChain } from '../../domain/identity/ens-chain.ts'
import { identityLimit } from '../../domain/limits.ts'
import { isTurnedOff } from '../../domain/options/switched-off.ts'
import { connection } from '../../events/connection/connection.ts'
import { identity } from '../../events/identity/identity.ts'
import { modal } from '../../events/shell/modal.ts'
import { sessionOf } from '../../selectors/sessions/sessions.ts'
import type { StateOf } from '../../reducers/root.ts'
import { arrival } from '../streams/arrival.ts'
import { reachable } from '../account/balance-request.ts'
import { onOptionsChange } from '../streams/on-options-change.ts'
import { defineEffect } from '../streams/define-effect.ts'
import { merge } from '../streams/merge.ts'

/** Who is connected on EVM is looked up once for each address, and again at an opening where that failed, or whenever it is asked for; nobody where the host has switched names off. */
export const requestIdentity = defineEffect<StateOf<'identity'>>(({ on, state, decide }) =>
  merge(
    merge(
      arrival(on, 'identity'),
      on(modal.opened, connection.established, connection.resumed, connection.accountsChanged),
      onOptionsChange(on, 'features'),
    ).pipe(
      decide(() =>
        addresses(state())
          .filter((address) => isUnknown(state(), address))
          .map(requested),
      ),
    ),
    on(identity.refreshed).pipe(
      decide(() =>
        addresses(state())
          .filter((address) => !isAsked(state(), address))
          .map(requested),
      ),
    ),
  ),
)

/** Asks by which name and picture an address is known; asking again ends the running question of that address. */
export const lookUpIdentity = defineEffect<StateOf<'identity'>>(({ on, state, ports, latestPer }) =>
  on(identity.requested).pipe(
    latestPer(({ data }) => data.address, {
      limit: identityLimit,
      ask: ({ data: { address } }, signal) =>
        ports.identity.lookUp({ address, ensNetwork: reachable(state(), ensChain) }, signal),
      then: ({ name, avatar }, { data: { address } }) => identity.received({ address, name, avatar }),
      fail: (failure, { data: { address } }) => identity.failed({ address, failure }),
    }),
  ),
)

function requested(address: string) {
  return identity.requested({ address })
}

/** The connected address that can have a name: the one that leads on EVM; none without a project, or where the host has switched names off. */
function addresses({ options, connection: standing }: StateOf<'identity'>): readonly string[] {
  if (!options?.projectId || isTurnedOff(options, 'identity')) return []
  return sessionOf(standing, 'eip155')?.accounts.slice(0, 1) ?? []
}

function isUnknown({ identity: { byAddress } }: StateOf<'identity'>, address: string): boolean {
  return (byAddress[address]?.status ?? 'failed') === 'failed'
}

function isAsked({ identity: { byAddress } }: StateOf<'identity'>, address: string): boolean {
  return byAddress[address]?.status === 'loading'
}
