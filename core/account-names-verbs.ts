import { accountNames } from './events/account-names.ts'
import { networkOf } from './domain/network.ts'
import { driveFlow } from './drive-flow.ts'
import type { Drive, Sought } from './drive-flow.ts'
import type { Latchkey } from './latchkey.ts'
import type { RootState } from './reducers/root.ts'
import { nameHolder, ownNames } from './selectors/name-holder.ts'

/** Whether a name can be had, and free ones like it where somebody has it. */
export type FoundName = { readonly isFree: boolean; readonly suggestions: readonly string[] }

/** What finds and registers names without any view. */
export type AccountNamesVerbs = {
  /**
   * Asks whether somebody has a name, which is written with or without its ending.
   * @throws {LatchkeyError} `invalid-request` for what cannot be a name, `feature-disabled`, `unauthorized`, `request-pending` while another flow runs or the modal is open, `aborted`; whatever a question to the service rejects with.
   */
  readonly find: (name: string) => Promise<FoundName>
  /**
   * Asks the wallet to sign for a name and registers it for the account; answers it with its ending.
   * @throws {LatchkeyError} as `find`; `chain-unsupported` where the wallet is on a network that is not offered; `resource-unavailable` where somebody has it, or the account has a name already; `user-rejected` and whatever else a request to the wallet rejects with.
   */
  readonly register: (name: string) => Promise<{ readonly name: string }>
}

const route = { view: 'RegisterAccountName' } as const

/** Finds and registers names by what the form would. */
export function createAccountNamesVerbs(latchkey: Latchkey): AccountNamesVerbs {
  return {
    find: async (name) =>
      driveFlow(latchkey, 'No name was looked for', route, async (drive) => foundName(drive, name)),
    register: async (name) =>
      driveFlow(latchkey, 'No name was registered', route, async (drive) => {
        const { isFree } = await foundName(drive, name)
        if (!isFree) return drive.until(() => ({ failure: { code: 'resource-unavailable' } }))
        await drive.until(whetherNameless)
        const before = drive.state().accountNames.attempt?.id
        drive.send(accountNames.registrationRequested())
        return drive.outcome(({ accountNames: { attempt } }): Sought<{ readonly name: string }> => {
          if (!attempt || attempt.id === before) return { failure: { code: 'aborted' } }
          if (attempt.step === 'failed' && attempt.failure) return { failure: attempt.failure }
          return attempt.step === 'registered' ? { found: { name: attempt.name } } : null
        })
      }),
  }
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
  if (typeof name !== 'string') return until(() => ({ failure: { code: 'invalid-request' } }))
  send(accountNames.nameTyped({ text: name }))
  return until(({ accountNames: { standing, failure, suggestions } }): Sought<FoundName> => {
    if (standing === 'unasked') return { failure: { code: 'invalid-request' } }
    if (standing === 'failed') return { failure: failure ?? { code: 'unexpected' } }
    if (standing === 'free') return { found: { isFree: true, suggestions: [] } }
    return standing === 'registered' && suggestions ? { found: { isFree: false, suggestions } } : null
  })
}
