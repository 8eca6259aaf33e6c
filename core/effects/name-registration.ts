import { coinTypeOf, isSameName } from '../domain/account-name.ts'
import type { Address } from '../domain/account.ts'
import type { Failure } from '../domain/failure.ts'
import { nameMessageLimit, registrationLimit } from '../domain/limits.ts'
import { isDoubtful } from '../domain/name-registration.ts'
import { networkOf } from '../domain/network.ts'
import { isSameAddress } from '../domain/same-account.ts'
import { accountNames } from '../events/account-names.ts'
import { isOneOf } from '../events/define-events.ts'
import { identity } from '../events/identity.ts'
import { isStillHeld, nameHolder } from '../selectors/name-holder.ts'
import { canRegister } from '../selectors/registrable-name.ts'
import { isRegistering, isUnsettled, registrationsIn } from '../reducers/account-names.ts'
import type { StateOf } from '../reducers/root.ts'
import { askSigner } from './ask-signer.ts'
import { defineEffect } from './define-effect.ts'
import { elsewhere } from './elsewhere.ts'

/** A press on Register begins one with the account that is connected; further presses while one is under way are ignored. */
export const beginRegistration = defineEffect<StateOf<'account-names'>>(({ on, state, decideInTurn }) =>
  on(accountNames.registrationRequested).pipe(
    decideInTurn(({ id: attempt }) => {
      const holder = nameHolder(state())
      if (!holder) return failed(attempt, { code: 'unauthorized' })
      if (!canRegister(state())) return null
      const { session, chainId, address } = holder
      if (!networkOf(state().options?.networks ?? [], chainId))
        return failed(attempt, { code: 'chain-unsupported' })
      const { name } = state().accountNames
      return accountNames.attemptStarted({ attempt, session, chainId, address, name })
    }),
  ),
)

/** The message is made right before the wallet is asked, since the service takes its time for ten seconds only. */
export const prepareNameMessage = defineEffect<StateOf<'account-names'>>(({ on, ports, latestPer }) =>
  on(accountNames.attemptStarted, accountNames.attemptFailed, accountNames.attemptAbandoned).pipe(
    latestPer(({ data }) => data.attempt, {
      limit: nameMessageLimit,
      ask: (event, signal) => {
        if (!isOneOf(event, accountNames.attemptStarted)) return null
        const { chainId, name, address } = event.data
        coinTypeOf(chainId)
        return ports.accountNames.message({ name, address }, signal)
      },
      then: (request, event) =>
        isOneOf(event, accountNames.attemptStarted)
          ? accountNames.messageReady({ attempt: event.data.attempt, ...request })
          : null,
      fail: (failure, event) =>
        isOneOf(event, accountNames.attemptStarted) ? failed(event.data.attempt, failure) : null,
    }),
  ),
)

/** The wallet signs the message; what it signs after its visitor has left registers nothing. */
export const askNameSignature = defineEffect<StateOf<'account-names'>>(({ on, state, ports, latestPer }) =>
  on(accountNames.messageReady, accountNames.attemptFailed, accountNames.attemptAbandoned).pipe(
    latestPer(({ data }) => data.attempt, {
      limit: 'person',
      linger: ({ data: { attempt } }) => accountNames.attemptLingered({ attempt }),
      ask: (event, signal) => {
        const { attempt } = state().accountNames
        if (!isOneOf(event, accountNames.messageReady) || attempt?.id !== event.data.attempt) return null
        const { method, params } = event.data
        const { chainId, address: from } = attempt
        return askSigner(state(), ports, { chainId, from, method, params }, signal)
      },
      then: (signature, event) => {
        if (!isOneOf(event, accountNames.messageReady)) return null
        const { attempt: asked } = state().accountNames
        const { attempt, message } = event.data
        if (asked?.id !== attempt) return null
        const { chainId, address } = asked
        return typeof signature === 'string' && signature !== ''
          ? accountNames.signed({ attempt, chainId, address, message, signature })
          : failed(attempt, { code: 'wallet-failed' })
      },
      fail: (failure, { data: { attempt } }) => failed(attempt, failure),
    }),
  ),
)

/** The service registers what was signed, also where nobody waits for it any more: it cannot be told to forget it. */
export const registerName = defineEffect<StateOf<'account-names'>>(({ on, ports, together }) =>
  on(accountNames.signed).pipe(
    together({
      limit: registrationLimit,
      ask: ({ data: { chainId, address, message, signature } }, signal) =>
        ports.accountNames.register({ coinType: coinTypeOf(chainId), address, message, signature }, signal),
      then: ({ name }, { data: { attempt, address } }) => accountNames.registered({ attempt, address, name }),
      fail: (failure, { data: { attempt, address } }) =>
        isDoubtful(failure.code)
          ? accountNames.attemptDoubted({ attempt, address, failure })
          : failed(attempt, failure),
    }),
  ),
)

/** Where nobody knows whether the service registered a name, it is asked for the names of the account. */
export const lookUpDoubted = defineEffect<StateOf<'account-names'>>(({ on, decide }) =>
  on(accountNames.attemptDoubted).pipe(
    decide(({ data: { address } }) => accountNames.ownNamesRequested({ address })),
  ),
)

/** One that is among the names of the account by then was registered, whenever they come, and whether or not it was left; one that is not has failed. */
export const settleDoubt = defineEffect<StateOf<'account-names'>>(({ on, state, decideInTurn }) =>
  on(accountNames.ownNamesReceived, accountNames.ownNamesFailed).pipe(
    decideInTurn((event) => {
      const { address } = event.data
      const names = isOneOf(event, accountNames.ownNamesReceived) ? event.data.names : []
      return doubtedOf(state(), address).flatMap(({ id, name, step, failure }) => {
        const theirs = names.find((one) => isSameName(one, name))
        if (theirs !== undefined) return accountNames.registered({ attempt: id, address, name: theirs })
        return step === 'doubted' && failure ? failed(id, failure) : []
      })
    }),
  ),
)

/** A registered name is what the account goes by from then on. */
export const keepProfileName = defineEffect<StateOf<'account-names'>>(({ on, state, decide }) =>
  on(accountNames.registered).pipe(
    decide(({ data: { address, name } }) => {
      const avatar = state().identity?.byAddress[address]?.avatar ?? null
      return identity.received({ address, name, avatar })
    }),
  ),
)

/** A registration is left with the account that it is for. */
export const abandonRegistration = defineEffect<StateOf<'account-names'>>(({ on, state, decideInTurn }) =>
  on(...elsewhere).pipe(
    decideInTurn(() => {
      const { attempt } = state().accountNames
      const isLeft = isRegistering(attempt) && !isStillHeld(state(), attempt)
      return isLeft ? accountNames.attemptAbandoned({ attempt: attempt.id }) : null
    }),
  ),
)

/** Where an account has got its name by a registration that was left, its wallet is asked for no second one. */
export const endSecondRegistration = defineEffect<StateOf<'account-names'>>(({ on, state, decideInTurn }) =>
  on(accountNames.registered).pipe(
    decideInTurn(({ data }) => {
      const { attempt } = state().accountNames
      const isAsked = isRegistering(attempt) && attempt.signedAt === null
      const isSecond = isAsked && isSameAddress(attempt.address, data.address)
      return isSecond ? accountNames.attemptAbandoned({ attempt: attempt.id }) : null
    }),
  ),
)

/** The registrations for an account whose answer did not come. */
function doubtedOf({ accountNames: names }: StateOf<'account-names'>, address: Address) {
  return registrationsIn(names).filter(
    (one) => one.failure !== null && isUnsettled(one) && isSameAddress(one.address, address),
  )
}

function failed(attempt: string, failure: Failure) {
  return accountNames.attemptFailed({ attempt, failure })
}
