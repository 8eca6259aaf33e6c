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

/**
 * Requests the profile of the connected EVM address, once for each address. Requests it again at an opening if it failed, and on demand. Not if the
 * host has switched profiles off.
 */
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

/** Looks up the profile name and the picture of an address. A newer request for the address aborts the running one. */
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

/** Returns the connected address that can have a profile: the first one on EVM. Empty without a project, or if the host has switched profiles off. */
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
