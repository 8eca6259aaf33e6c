import { isTurnedOff } from '../../domain/options/switched-off.ts'
import { shortName } from '../../domain/values/text/short-name.ts'
import { host } from '../../events/host.ts'
import { identity } from '../../events/identity/identity.ts'
import { defineSlice } from '../slices/define-slice.ts'

/** The profile of an address. A known one stays while it is requested again. */
export type CachedIdentity = {
  readonly status: 'loading' | 'loaded' | 'failed'
  readonly name: string | null
  /** The name shortened for narrow places, so that buttons need no rule for that. */
  readonly shortName: string | null
  readonly avatar: string | null
}

/** The profiles of addresses that were requested. */
export type IdentityState = { readonly byAddress: Readonly<Record<string, CachedIdentity>> }

const nobody = { name: null, shortName: null, avatar: null }

const initial: IdentityState = { byAddress: {} }

declare module '../root.ts' {
  interface LateBranches {
    readonly identity: ['identity', IdentityState]
  }
}

/** Reduces profiles by address. Ignores an answer that is not awaited. Forgets everything once the host switches profiles off. */
export const identitySlice = defineSlice<IdentityState>(initial, (when) => [
  when([identity.requested], (draft, { data: { address } }) => {
    draft.byAddress[address] = { ...(draft.byAddress[address] ?? nobody), status: 'loading' }
  }),
  when([identity.received], (draft, { data: { address, name, avatar } }) => {
    if (draft.byAddress[address]) {
      const cut = name === null ? null : shortName(name)
      draft.byAddress[address] = { status: 'loaded', name, shortName: cut, avatar }
    }
  }),
  when([identity.failed], (draft, { data: { address } }) => {
    const known = draft.byAddress[address]
    if (known) known.status = 'failed'
  }),
  when([host.optionsChanged], (draft, { data: { options } }) =>
    isTurnedOff(options, 'identity') ? initial : draft,
  ),
  when([host.stopped], () => initial),
])
