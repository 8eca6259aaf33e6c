import { coinTypeOf, isSameName } from '../../domain/names/account-name.ts'
import type { Failure } from '../../domain/errors/failure.ts'
import { nameMessageLimit, registrationLimit } from '../../domain/limits.ts'
import {
  isOutcomeUnknown,
  isRegistering,
  isUnsettled,
  isAbandonable,
} from '../../domain/names/registration.ts'
import type { NameRegistration } from '../../domain/names/registration.ts'
import { networkOf } from '../../domain/network/network.ts'
import { isSameAddress } from '../../domain/account/same-account.ts'
import { accountNames } from '../../events/names/account-names.ts'
import { isOneOf } from '../../events/define-events.ts'
import { identity } from '../../events/identity/identity.ts'
import { modal } from '../../events/shell/modal.ts'
import { viewMoves } from '../../events/shell/router.ts'
import { nameRegistration } from '../../flows/name-registration.ts'
import { isHolderConnected } from '../../selectors/names/holder.ts'
import type { StateOf } from '../../reducers/root.ts'
import { isSeenOn } from '../../selectors/shell/on-screen.ts'
import { askInStep } from '../streams/ask-in-step.ts'
import { askSigner } from '../operations/ask-signer.ts'
import { defineEffect } from '../streams/define-effect.ts'
import { accountChanges } from '../account/account-changes.ts'

type State = StateOf<'account-names'>

/** Makes the message right before the wallet is asked, because the service accepts its time for ten seconds only. */
export const prepareNameMessage = defineEffect<State>((tools) =>
  askInStep(
    tools,
    nameRegistration,
    (id) => tools.state().accountNames.registrations[id],
    accountNames.registrationRequested,
    {
      step: 'preparing',
      limit: nameMessageLimit,
      ask: (one, _, signal) => {
        const { chainId, name, address } = one
        if (!isHolderConnected(tools.state(), one)) throw { code: 'unauthorized' }
        if (!networkOf(tools.state().options?.networks ?? [], chainId)) throw { code: 'chain-unsupported' }
        coinTypeOf(chainId)
        return tools.ports.accountNames.message({ name, address }, signal)
      },
      then: (request, { id: flow }) => accountNames.messageReady({ flow, ...request }),
      fail: failed,
    },
  ),
)

/** Asks the wallet to sign the message. A signature after the registration was abandoned registers nothing. */
export const askNameSignature = defineEffect<State>((tools) =>
  askInStep(
    tools,
    nameRegistration,
    (id) => tools.state().accountNames.registrations[id],
    accountNames.messageReady,
    {
      step: 'signing',
      limit: 'person',
      linger: ({ id: flow }) => accountNames.signatureAwaited({ flow }),
      ask: ({ chainId, address: from }, { data: { method, params } }, signal) =>
        askSigner(tools.state(), tools.ports, { chainId, from, method, params }, signal),
      then: (signature, one, { data: { message } }) => {
        const { id: flow, chainId, address } = one
        return typeof signature === 'string' && signature !== ''
          ? accountNames.signed({ flow, chainId, address, message, signature })
          : failed({ code: 'wallet-failed' }, one)
      },
      fail: failed,
    },
  ),
)

/** Registers a signed name, whichever account is active by then, because the service cannot be told to forget it. */
export const registerName = defineEffect<State>(({ on, ports, together }) =>
  on(accountNames.signed).pipe(
    together({
      limit: registrationLimit,
      ask: ({ data: { chainId, address, message, signature } }, signal) =>
        ports.accountNames.register({ coinType: coinTypeOf(chainId), address, message, signature }, signal),
      then: ({ name }, { data: { flow, address } }) => accountNames.registered({ flow, address, name }),
      fail: (failure, { data: { flow, address } }) =>
        isOutcomeUnknown(failure.code)
          ? accountNames.registrationUnconfirmed({ flow, address, failure })
          : accountNames.registrationFailed({ flow, failure }),
    }),
  ),
)

/**
 * Settles a registration with an unknown outcome once the account's names are known. A name among them was registered; any other registration has
 * failed.
 */
export const settleUnconfirmed = defineEffect<State>(({ on, state, decideInTurn }) =>
  on(accountNames.ownNamesReceived, accountNames.ownNamesFailed).pipe(
    decideInTurn((event) => {
      const { address } = event.data
      const names = isOneOf(event, accountNames.ownNamesReceived) ? event.data.names : []
      const unconfirmed = registrationsOf(state()).filter(
        (one) => one.failure !== null && isUnsettled(one) && isSameAddress(one.address, address),
      )
      return unconfirmed.flatMap((one) => {
        const registered = names.find((name) => isSameName(name, one.name))
        if (registered !== undefined)
          return accountNames.registered({ flow: one.id, address, name: registered })
        return one.step === 'unconfirmed' && one.failure ? failed(one.failure, one) : []
      })
    }),
  ),
)

/** Stores the new name as the account's profile name. */
export const keepProfileName = defineEffect<State>(({ on, state, decide }) =>
  on(accountNames.registered).pipe(
    decide(({ data: { address, name } }) => {
      const avatar = state().identity?.byAddress[address]?.avatar ?? null
      return identity.received({ address, name, avatar })
    }),
  ),
)

/** Abandons an unsigned registration when its view closes, its account is disconnected, or an earlier registration of the account succeeds. */
export const abandonRegistration = defineEffect<State>(({ on, state, decideInTurn }) =>
  on(modal.opened, modal.closed, ...viewMoves, ...accountChanges, accountNames.registered).pipe(
    decideInTurn((event) => {
      const named = isOneOf(event, accountNames.registered) ? event.data.address : ''
      const isSeen = isSeenOn(state(), 'RegisterAccountName')
      return registrationsOf(state())
        .filter(
          (one) =>
            isAbandonable(one) &&
            ((one.by === 'visitor' && !isSeen) ||
              !isHolderConnected(state(), one) ||
              isSameAddress(one.address, named)),
        )
        .map(({ id: flow }) => accountNames.registrationAbandoned({ flow }))
    }),
  ),
)

function registrationsOf({ accountNames: { registrations } }: State): readonly NameRegistration[] {
  return Object.values(registrations).filter((one) => isRegistering(one) || isUnsettled(one))
}

function failed(failure: Failure, { id: flow }: NameRegistration) {
  return accountNames.registrationFailed({ flow, failure })
}
