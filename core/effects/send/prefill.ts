import { isAddressOn } from '../../domain/account/account.ts'
import { namespaceOf } from '../../domain/values/caip.ts'
import type { Failure } from '../../domain/errors/failure.ts'
import { balanceLimit } from '../../domain/limits.ts'
import { plainToken } from '../../domain/tokens/plain-token.ts'
import { isSameAccount } from '../../domain/account/same-account.ts'
import type { AccountOnChain } from '../../domain/account/same-account.ts'
import { isAwaitingWallet } from '../../domain/send/sending.ts'
import { shownSending } from '../../domain/send/sendings.ts'
import { isTransferChain } from '../../domain/operations/transfer.ts'
import { isRequestedToken } from '../../domain/tokens/requested-token.ts'
import { account } from '../../events/account/account.ts'
import { isOneOf } from '../../events/define-events.ts'
import type { EventInput } from '../../events/define-events.ts'
import { features } from '../../events/features.ts'
import { viewMoves } from '../../events/shell/router.ts'
import { send } from '../../events/send/send.ts'
import { tokenBalances } from '../../events/tokens/balances.ts'
import { activeSession } from '../../selectors/sessions/active-session.ts'
import { coinBalance } from '../../selectors/tokens/coin-balance.ts'
import { activeAccount } from '../../selectors/account/active-account.ts'
import { isSeenOn } from '../../selectors/shell/on-screen.ts'
import type { StateOf } from '../../reducers/root.ts'
import { sendableTokens } from '../../selectors/send/sendable-tokens.ts'
import { visitorDecimalMark } from '../../selectors/shell/visitor-decimal-mark.ts'
import { opening } from '../streams/arrival.ts'
import { reachable } from '../account/balance-request.ts'
import { defineEffect } from '../streams/define-effect.ts'
import { accountChanges } from '../account/account-changes.ts'
import { beginForm } from '../order/form-arrival.ts'
import { merge } from '../streams/merge.ts'

/**
 * Begins the form with the arguments of its route when the visitor navigates to it.
 * Waits while a wallet is being asked for the content of the form. Ignores the arguments if the visitor changes the form meanwhile. A visitor who
 * goes back to the form finds it unchanged.
 */
export const beginPrefill = defineEffect<StateOf<'send'>>((tools) =>
  beginForm(tools, 'send', 'WalletSend', {
    begin: ({ token = null, amount = null, receiver = null }) => {
      const session = activeSession(tools.state())
      const namespace = session && { namespace: namespaceOf(session.chainId) }
      return send.prefillStarted({ token, amount, receiver, ...namespace })
    },
    isHeld: () => isAwaitingWallet(shownSending(tools.state().send)),
    freed: [
      send.signed,
      send.sendingFailed,
      send.cancelled,
      send.sendingAbandoned,
      send.formReset,
      ...accountChanges,
    ],
  }),
)

/**
 * Chooses the requested token once the account is known to hold it. Says that the account holds none until then. If no service lists the token, its
 * chain is asked.
 * An answer counts for one account; the token is looked up again for another account. It is also looked up again when the visitor returns after a
 * failure.
 */
export const choosePrefill = defineEffect<StateOf<'send'>>(({ on, state, decideInTurn }) =>
  merge(
    on(
      send.prefillStarted,
      send.prefillRetried,
      tokenBalances.received,
      tokenBalances.failed,
      account.balanceReceived,
      features.loadFailed,
      ...accountChanges,
    ).pipe(
      decideInTurn((event) => {
        const isLeft = isOneOf(event, ...accountChanges) && isOfAnother(state())
        return isLeft ? send.prefillRetried() : chosen(state())
      }),
    ),
    merge(opening(on, state, 'send'), on(...viewMoves)).pipe(
      decideInTurn(() => {
        const { prefill } = state().send
        const isAnswered = prefill?.sought && (prefill.isMissing || prefill.failure)
        return isAnswered && isSeenOn(state(), 'WalletSend') ? send.prefillRetried() : null
      }),
    ),
  ),
)

/**
 * Reads from the chain how much the account holds of a token that no service lists. The chain gives only its symbol and decimals.
 * If a service lists the token meanwhile, that entry is chosen first.
 */
export const readSoughtToken = defineEffect<StateOf<'send'>>(({ on, state, ports, latest }) =>
  on(send.prefillLookUpStarted).pipe(
    latest({
      limit: balanceLimit,
      ask: (event, signal) => {
        const { chainId, address, token } = event.data
        const network = reachable(state(), chainId)
        if (!network) throw { code: 'chain-unsupported' } satisfies Failure
        return ports.chains[namespaceOf(chainId)].balance({ network, address, token }, signal)
      },
      then: ({ amount, unit }, event) => {
        if (!isStillSought(state(), event.data)) return null
        if (amount === '0') return send.prefillMissed()
        if (!unit) return send.prefillMissed({ failure: { code: 'malformed-answer' } })
        const { chainId, address, token } = event.data
        return send.tokenChosen({
          chainId,
          address,
          token: plainToken(token, unit, amount),
          isUnlisted: true,
        })
      },
      fail: (failure, event) => (isStillSought(state(), event.data) ? send.prefillMissed({ failure }) : null),
    }),
  ),
)

/**
 * Types the amount and the receiver into the form once a token is chosen. It is the requested token, or the
 * one that the visitor chose.
 */
export const fillPrefill = defineEffect<StateOf<'send'>>(({ on, state, decide }) =>
  on(send.tokenChosen).pipe(
    decide(() => {
      const { prefill } = state().send
      if (!prefill) return null
      const { amount, receiver } = prefill
      const separator = visitorDecimalMark(state())
      return [
        ...(amount === null ? [] : [send.amountTyped({ text: amount.replace('.', separator), separator })]),
        ...(receiver === null ? [] : [send.receiverTyped({ text: receiver })]),
        send.prefillEnded(),
      ]
    }),
  ),
)

function chosen(state: StateOf<'send'>): EventInput | null {
  const { prefill, token: standing } = state.send
  const session = activeSession(state)
  const [address] = session?.accounts ?? []
  if (!prefill?.token || standing || !session || session.isLocked || address === undefined) return null
  const { chainId } = session
  if (!isTransferChain(chainId)) return null
  const wanted = prefill.token
  const missed = prefill.isMissing ? null : send.prefillMissed()
  if (wanted !== 'native' && !isAddressOn(chainId, wanted)) return missed
  const { tokens, isComing } = sendableTokens(state, session)
  const found = tokens.find(({ token }) => isRequestedToken(token.address, wanted))
  if (found) return send.tokenChosen({ chainId, address, token: found.token })
  if (wanted !== 'native' && !isComing) {
    const isSought = isSameAccount(prefill.sought, { chainId, address })
    return isSought ? null : send.prefillLookUpStarted({ chainId, address, token: wanted })
  }
  const isUnknown = isComing || (wanted === 'native' && coinBalance(state, { chainId, address }) === null)
  return isUnknown ? null : missed
}

/** Returns whether what is known of the token may concern another account than the active one. */
function isOfAnother({ send: { prefill }, ...state }: StateOf<'send'>): boolean {
  if (!prefill?.sought) return prefill?.isMissing === true
  return !isSameAccount(prefill.sought, activeAccount(state))
}

/** Returns whether an account that was asked about a token is still active, and its form still waits for the token. */
function isStillSought(
  { send: { prefill, token }, ...state }: StateOf<'send'>,
  asked: AccountOnChain,
): boolean {
  return (
    token === null &&
    prefill !== null &&
    isSameAccount(prefill.sought, asked) &&
    isSameAccount(activeAccount(state), asked)
  )
}
