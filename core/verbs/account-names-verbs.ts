import { isSameAddress } from '../domain/account/same-account.ts'
import { isAccountName, shortAccountName } from '../domain/names/account-name.ts'
import type { Failure } from '../domain/errors/failure.ts'
import { isUnsettled } from '../domain/names/registration.ts'
import type { NameOrder } from '../domain/names/registration.ts'
import { networkOf } from '../domain/network/network.ts'
import { accountNames } from '../events/names/account-names.ts'
import { isOneOf } from '../events/define-events.ts'
import { abortedVerb } from './abortable.ts'
import type { Abortable } from './abortable.ts'
import type { Latchkey } from '../latchkey.ts'
import type { RootState } from '../reducers/root.ts'
import { isHolderConnected, nameHolder, ownNames } from '../selectors/names/holder.ts'
import { explained, verbNotDone } from './verb-failure.ts'
import { expectReady } from './expect-ready.ts'
import { followIntent } from './follow-intent.ts'
import { runFlow } from './run-flow.ts'

/** Whether a name is free, and free suggestions if it is not. */
export type FoundName = { readonly isFree: boolean; readonly suggestions: readonly string[] }

/** Verbs that find and register names without any view. */
export type AccountNamesVerbs = {
  /**
   * Asks the service whether a name is free. The name may have its ending or not.
   * @throws {LatchkeyError} `bad-request` if the name is no text, `invalid-request` if it cannot be a name.
   * `feature-disabled`, `not-loaded`, or `aborted` after a stop. Also whatever a question to the service rejects with.
   */
  readonly find: (name: string) => Promise<FoundName>
  /**
   * Asks the wallet to sign for a name, registers it for the connected account, and resolves with the name and its ending.
   * A signed name is registered even if the account is disconnected meanwhile.
   * @throws {LatchkeyError} as `find`. `unauthorized` if no wallet is connected. `chain-unsupported` if the wallet is on a network that is not
   * offered.
   * `resource-unavailable` if the name is taken, or if the account has one already.
   * `request-pending` while another registration of the account runs. `user-rejected`, or whatever else a request to the wallet rejects with.
   * `aborted` if the account is disconnected before it signs, the visitor cancels, or `signal` aborts. The message says if the name may still be
   * registered.
   */
  readonly register: (name: string, patience?: Abortable) => Promise<{ readonly name: string }>
}

const feature = 'account-names'
const unregistered = 'No name was registered'

/** Returns the verbs that find and register names. */
export function createAccountNamesVerbs(latchkey: Latchkey): AccountNamesVerbs {
  const state = () => latchkey.state() as RootState
  const refuse = async (failure: Failure): Promise<never> => {
    throw await verbNotDone(unregistered, failure)
  }
  return {
    find: async (name) => {
      const undone = 'No name was looked for'
      const short = await expectName('find()', name, undone)
      await expectReady(latchkey, feature, undone)
      return lookUp(latchkey, short, undone)
    },
    register: async (name, patience) => {
      const short = await expectName('register()', name, unregistered)
      const { signal } = Object(patience) as Abortable
      await expectReady(latchkey, feature, unregistered, signal)
      const holder = nameHolder(state())
      if (!holder) return refuse({ code: 'unauthorized' })
      const { session, chainId, address } = holder
      const order = { session, chainId, address, name: short }
      if (!networkOf(state().options?.networks ?? [], chainId)) return refuse({ code: 'chain-unsupported' })
      const { isFree } = await lookUp(latchkey, short, unregistered, signal)
      if (!isFree || (await hasName(latchkey, order, signal))) return refuse({ code: 'resource-unavailable' })
      if (signal?.aborted) return refuse(abortedVerb)
      if (!isHolderConnected(state(), order)) return refuse({ code: 'aborted' })
      return register(latchkey, order, signal)
    },
  }
}

/** The expected name, in the words of an error. */
const aName = 'at least 4 letters, digits and hyphens, such as "alice"'

/** Returns the name without its ending. Rejects with `bad-request` if it is no text, and with `invalid-request` if it cannot be a name. */
async function expectName(verb: string, value: unknown, undone: string): Promise<string> {
  if (typeof value !== 'string')
    throw await explained('bad-request', (words) =>
      words.invalidArgumentError(verb, { name: 'name', value }, aName),
    )
  const short = shortAccountName(value.trim())
  if (isAccountName(short)) return short
  throw await verbNotDone(undone, { code: 'invalid-request', detail: `Expected ${aName}.` })
}

async function lookUp(
  latchkey: Latchkey,
  name: string,
  undone: string,
  signal?: Abortable['signal'],
): Promise<FoundName> {
  const outcome = await followIntent<FoundName>(latchkey, {
    intent: accountNames.lookUpRequested({ name }),
    feature,
    signal,
    outcomeAt: (event, flow) => {
      if (event.flow !== flow) return null
      if (isOneOf(event, accountNames.lookUpFailed)) return { failure: event.data.failure }
      if (!isOneOf(event, accountNames.lookUpAnswered)) return null
      const { isRegistered, suggestions } = event.data
      return { result: { isFree: !isRegistered, suggestions } }
    },
  })
  if ('result' in outcome) return outcome.result
  throw await verbNotDone(undone, outcome.failure)
}

/** Returns whether the account has a name already. */
async function hasName(
  latchkey: Latchkey,
  { address }: NameOrder,
  signal: Abortable['signal'],
): Promise<boolean> {
  const known = ownNames(latchkey.state() as RootState)
  if (known?.status === 'known') return known.names.length > 0
  const outcome = await followIntent<boolean>(latchkey, {
    intent: accountNames.ownNamesRequested({ address }),
    feature,
    signal,
    outcomeAt: (event) => {
      if (!isOneOf(event, accountNames.ownNamesReceived, accountNames.ownNamesFailed)) return null
      if (!isSameAddress(event.data.address, address)) return null
      return isOneOf(event, accountNames.ownNamesFailed)
        ? { failure: event.data.failure }
        : { result: event.data.names.length > 0 }
    },
  })
  if ('result' in outcome) return outcome.result
  throw await verbNotDone(unregistered, outcome.failure)
}

async function register(
  latchkey: Latchkey,
  order: NameOrder,
  signal: Abortable['signal'],
): Promise<{ readonly name: string }> {
  const end = await runFlow(latchkey, {
    start: accountNames.registrationRequested({ order, by: 'host' }),
    feature,
    signal,
    flowIn: (state, id) => state.accountNames?.registrations[id],
    outcomeOf: ({ step, name, failure }) => {
      if (step === 'registered') return { result: { name } }
      if (step === 'failed') return { failure: failure ?? { code: 'unexpected' } }
      return step === 'abandoned' ? { failure: { code: 'aborted' } } : null
    },
    cancel: (flow) => accountNames.cancelled({ flow }),
  })
  if ('result' in end) return end.result
  const mayStill = end.flow !== null && isUnsettled(end.flow)
  throw await verbNotDone(mayStill ? 'The name may still be registered' : unregistered, end.failure)
}
