import { accountNames } from './events/account-names.ts'
import { isOneOf } from './events/define-events.ts'
import { fullAccountName, isSameName } from './domain/account-name.ts'
import { networkOf } from './domain/network.ts'
import { isSameAddress } from './domain/same-account.ts'
import { driveFlow, lost } from './drive-flow.ts'
import type { Drive, Sought } from './drive-flow.ts'
import { explained } from './verb-failure.ts'
import type { GivingUp } from './giving-up.ts'
import type { Latchkey } from './latchkey.ts'
import { isRegistering } from './reducers/account-names.ts'
import type { RootState } from './reducers/root.ts'
import { nameHolder, ownNames } from './selectors/name-holder.ts'
import { isRefusedName } from './selectors/registrable-name.ts'

/** Whether a name can be had, and free ones like it where somebody has it. */
export type FoundName = { readonly isFree: boolean; readonly suggestions: readonly string[] }

/** What finds and registers names without any view. */
export type AccountNamesVerbs = {
  /**
   * Asks whether somebody has a name, which is written with or without its ending.
   * @throws {LatchkeyError} `bad-request` for what is no text, `invalid-request` for what cannot be a name, `feature-disabled`, `unauthorized`, `request-pending` while another flow runs or the modal is open, `aborted`; whatever a question to the service rejects with.
   */
  readonly find: (name: string) => Promise<FoundName>
  /**
   * Asks the wallet to sign for a name and registers it for the account; answers it with its ending. Once the wallet is asked it goes on, whatever is looked at, as long as the account is connected, and what was signed is registered also after that.
   * @throws {LatchkeyError} as `find`; `bad-request` for what is no signal; `chain-unsupported` where the wallet is on a network that is not offered; `resource-unavailable` where somebody has it, or the account has a name already; `user-rejected` and whatever else a request to the wallet rejects with; `aborted` also
   * where a visitor leaves it in the modal, and once `signal` aborts. What was signed by then may still be registered, which the message says.
   */
  readonly register: (name: string, patience?: GivingUp) => Promise<{ readonly name: string }>
}

const route = { view: 'RegisterAccountName' } as const

/** Finds and registers names by what the form would. */
export function createAccountNamesVerbs(latchkey: Latchkey): AccountNamesVerbs {
  return {
    find: async (name) => {
      await expectName('find()', name)
      return driveFlow(latchkey, { verb: 'find()', undone: 'No name was looked for', route }, async (drive) =>
        foundName(drive, name),
      )
    },
    register: async (name, patience) => {
      await expectName('register()', name)
      const { signal } = Object(patience) as GivingUp
      return driveFlow(
        latchkey,
        { verb: 'register()', undone: 'No name was registered', route, signal },
        async (drive) => {
          const { isFree } = await foundName(drive, name)
          if (!isFree) return drive.until(() => ({ failure: { code: 'resource-unavailable' } }))
          await drive.until(whetherNameless)
          return registered(drive)
        },
      )
    },
  }
}

/** What a name is, for whoever gave something else. */
const aName = 'at least 4 letters, digits and hyphens, such as "alice"'

/** Fails with `bad-request` for what is no text. */
async function expectName(verb: string, value: unknown): Promise<void> {
  if (typeof value === 'string') return
  throw await explained('bad-request', (words) => words.givenRefused(verb, { name: 'name', value }, aName))
}

const answers = [accountNames.attemptFailed, accountNames.attemptAbandoned, accountNames.signed] as const

/** Presses as a visitor would, and answers the name once the service registered it, which it does with what was signed also where that was left, be it by another registration of the same name. */
function registered({ send, until, answer }: Drive): Promise<{ readonly name: string }> {
  let asked: Registration | null = null
  let isSigned = false
  const isStanding = ({ accountNames: { attempt } }: RootState) =>
    isRegistering(attempt) && attempt.id === asked?.attempt
  const answered = answer<{ readonly name: string }>({
    look: (_, event) => {
      if (event === null) return null
      if (isOneOf(event, accountNames.attemptStarted)) asked ??= event.data
      if (isOneOf(event, accountNames.registered))
        return isOf(event.data, asked) ? { found: { name: event.data.name } } : null
      if (!isOneOf(event, ...answers) || event.data.attempt !== asked?.attempt) return null
      isSigned ||= isOneOf(event, accountNames.signed)
      if (isOneOf(event, accountNames.attemptFailed)) return { failure: event.data.failure }
      return isSigned ? null : lost
    },
    mayStill: (now) => (isSigned || isStanding(now) ? 'The name may still be registered' : null),
    cancelled: (now) => (isStanding(now) ? accountNames.cancelled() : null),
  })
  send(accountNames.registrationRequested())
  if (asked !== null) return answered
  return Promise.race([answered, until<never>(whyNotBegun)])
}

type Registration = { readonly attempt: string; readonly address: string; readonly name: string }

function isOf(one: Registration, asked: Registration | null): boolean {
  if (asked === null || one.attempt === asked.attempt) return asked !== null
  return isSameAddress(one.address, asked.address) && isSameName(one.name, fullAccountName(asked.name))
}

/** Why a press on Register began nothing: a visitor has yet to sign for another name, or the service refused this one before. */
function whyNotBegun(state: RootState): Sought<never> {
  const { attempt } = state.accountNames
  if (isRefusedName(state) && attempt?.failure) return { failure: attempt.failure }
  if (isRegistering(attempt)) return { failure: { code: 'request-pending' } }
  const sought = whetherNameless(state)
  return sought && 'failure' in sought ? sought : lost
}

/** Whether the account has no name yet, once that is known, and is on a network where it may get one. */
function whetherNameless(state: RootState): Sought<true> {
  const holder = nameHolder(state)
  if (!holder) return { failure: { code: 'unauthorized' } }
  if (!networkOf(state.options?.networks ?? [], holder.chainId))
    return { failure: { code: 'chain-unsupported' } }
  const own = ownNames(state)
  if (own?.status === 'failed') return { failure: own.failure ?? { code: 'unexpected' } }
  if (own?.status !== 'known') return null
  return own.names.length === 0 ? { found: true } : { failure: { code: 'resource-unavailable' } }
}

async function foundName({ send, until }: Drive, name: string): Promise<FoundName> {
  send(accountNames.nameTyped({ text: name }))
  return until(({ accountNames: { standing, failure, suggestions } }): Sought<FoundName> => {
    if (standing === 'unasked') return { failure: { code: 'invalid-request', detail: `Expected ${aName}.` } }
    if (standing === 'failed') return { failure: failure ?? { code: 'unexpected' } }
    if (standing === 'free') return { found: { isFree: true, suggestions: [] } }
    return standing === 'registered' && suggestions ? { found: { isFree: false, suggestions } } : null
  })
}
