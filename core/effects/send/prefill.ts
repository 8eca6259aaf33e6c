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
import { coinHeld } from '../../selectors/tokens/coin-held.ts'
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
 * Begins the form anew with the arguments of its route when the visitor comes to it.
 * Waits while a wallet is asked for what is in the form. Takes no arguments if the visitor changes the form
 * meanwhile. A visitor who goes back to the form finds what they left.
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
      send.begunAnew,
      ...accountChanges,
    ],
  }),
)

/**
 * Chooses the requested token once the account is known to hold it. Tells that the account holds none,
 * until it does. If no service lists the token, has its chain asked.
 * An answer about one account counts for that account alone. The token is looked up anew for another
 * account. If the chain held none or failed, it is looked up again when the visitor comes back to the form.
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
 * Reads from the chain how much the account holds of a token that no service lists. The chain tells only
 * its symbol and decimals. If a service lists the token meanwhile, that one is chosen first.
 */
export const readSoughtToken = defineEffect<StateOf<'send'>>(({ on, state, ports, latest }) =>
  on(send.prefillSought).pipe(
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
    return isSought ? null : send.prefillSought({ chainId, address, token: wanted })
  }
  const isUnknown = isComing || (wanted === 'native' && coinHeld(state, { chainId, address }) === null)
  return isUnknown ? null : missed
}

/** Whether what was found out of the token may be true of another account than the one that is looked at. */
function isOfAnother({ send: { prefill }, ...state }: StateOf<'send'>): boolean {
  if (!prefill?.sought) return prefill?.isMissing === true
  return !isSameAccount(prefill.sought, activeAccount(state))
}

/** Whether an account that was asked about a token is still the one whose form waits for it. */
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
