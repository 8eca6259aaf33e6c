import { checkEvent, checkFields, checkNamespace, checkPatience } from '../core/domain/verbs/verb-request.ts'
import { checkListener } from '../core/domain/verbs/check-listener.ts'
import type { RequestVerb } from '../core/domain/verbs/verb-request.ts'
import type { Options } from '../core/domain/options/options.ts'
import type { Latchkey } from '../core/latchkey.ts'
import { checkInput } from './checked-input.ts'
import { checkChanges } from './check-options.ts'
import type { HostParts } from './check-options.ts'

/**
 * Returns a Latchkey that checks the arguments of its verbs first, in development.
 * Throws `bad-option` for changes of options, `bad-request` for everything else. Without `canSignIn` there is no server to sign in at.
 */
export function checkedLatchkey(latchkey: Latchkey, options: Options, parts: HostParts): Latchkey {
  const checked =
    <Request, Result>(verb: RequestVerb, run: (request: Request) => Promise<Result>) =>
    async (request: Request) => {
      checkFields(verb, request)
      return run(request)
    }
  return {
    ...latchkey,
    ready: async (request) => {
      checkNamespace('ready', request)
      checkFields('ready', request)
      return latchkey.ready(request)
    },
    open: checked('open', latchkey.open),
    connect: checked('connect', latchkey.connect),
    disconnect: checked('disconnect', latchkey.disconnect),
    request: checked('request', latchkey.request),
    switchNetwork: async (chainId, patience) => {
      checkPatience('switchNetwork', patience)
      return latchkey.switchNetwork(chainId, patience)
    },
    update: (changes) => {
      checkChanges(latchkey.state().options ?? options, changes, parts)
      latchkey.update(changes)
    },
    dispatch: (input) => {
      checkInput(input)
      latchkey.dispatch(input)
    },
    subscribe: (listener) => {
      checkListener('subscribe', listener)
      return latchkey.subscribe(listener)
    },
    on: (definition, listener) => {
      checkEvent(definition)
      checkListener('on', listener)
      return latchkey.on(definition, listener)
    },
    onAny: (listener) => {
      checkListener('onAny', listener)
      return latchkey.onAny(listener)
    },
  }
}
