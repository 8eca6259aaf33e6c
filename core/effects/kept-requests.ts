import { areKeptByNewer, requestsIn, requestsText, requestsToKeep } from '../domain/kept-requests.ts'
import type { KeptRequest, KeptRequests } from '../domain/kept-requests.ts'
import { storageLimit } from '../domain/limits.ts'
import type { OpenRequest } from '../domain/open-request.ts'
import type { AnyEventDefinition, EventDefinition } from '../events/define-events.ts'
import { storage } from '../events/storage.ts'
import type { Effect } from './define-effect.ts'
import { arrival } from './arrival.ts'
import { defineEffect } from './define-effect.ts'

/** What stands open of a feature: here, and as storage told of others. */
type OpenAndKept = { readonly open: readonly OpenRequest[]; readonly known: KeptRequests }

type Told<Type extends string> = EventDefinition<Type, { requests: KeptRequest[] }>

/** What a feature asks wallets for, and under which key that is kept. */
type KeptFor<State> = {
  readonly feature: string
  readonly key: string
  /** After what the open requests may be others. */
  readonly changes: readonly AnyEventDefinition[]
  readonly standing: (state: State) => OpenAndKept
  readonly recalled: Told<string>
  readonly joined: Told<string>
}

/** The effects that keep a feature's open requests to wallets, so that a reload, or another tab, knows of them. */
export function keepRequests<State>({ feature, key, changes, standing, recalled, joined }: KeptFor<State>): {
  readonly recall: Effect<State>
  readonly follow: Effect<State>
  readonly join: Effect<State>
  readonly keep: Effect<State>
} {
  const failed = (failure: Parameters<typeof storage.failed>[0]['failure']) =>
    storage.failed({ key, purpose: 'keep', failure })
  return {
    recall: defineEffect<State>(({ on, ports, once }) =>
      arrival(on, feature).pipe(
        once({
          limit: storageLimit,
          ask: (_, signal) => ports.storage.read({ key }, signal),
          then: ({ text }, { at }) => recalled({ requests: [...requestsIn(text, at)] }),
          fail: failed,
        }),
      ),
    ),
    follow: defineEffect<State>(({ on, ports, latest }) =>
      arrival(on, feature).pipe(
        latest({
          limit: 'standing',
          ask: (_, signal) => ports.storage.watch({ key }, signal),
          then: ({ text }, { at }) => recalled({ requests: [...requestsIn(text, at)] }),
          fail: () => null,
        }),
      ),
    ),
    join: defineEffect<State>(({ on, state, ports, inOrder }) =>
      on(...changes).pipe(
        inOrder({
          limit: storageLimit,
          ask: (_, signal) => ports.storage.read({ key }, signal),
          then: ({ text }, { at }) =>
            areKeptByNewer(text) || (text === null && standing(state()).open.length === 0)
              ? null
              : joined({ requests: [...requestsIn(text, at)] }),
          fail: failed,
        }),
      ),
    ),
    keep: defineEffect<State>(({ on, state, ports, inOrder }) =>
      on(joined).pipe(
        inOrder({
          limit: storageLimit,
          ask: ({ at, data: { requests: kept } }, signal) => {
            const { known, open } = standing(state())
            const requests = requestsToKeep(known, open, { kept, at })
            return requests.length > 0
              ? ports.storage.write({ key, text: requestsText(requests) }, signal)
              : ports.storage.remove({ key }, signal)
          },
          then: () => storage.written({ key }),
          fail: failed,
        }),
      ),
    ),
  }
}
