import { catchError, defer, map, of, switchMap } from 'rxjs'
import type { Observable } from 'rxjs'
import { isAddressOn } from '../../domain/account/account.ts'
import { emptyEntry, typedEntry } from '../../domain/order/amount-entry.ts'
import type { BaseUnits } from '../../domain/values/amount.ts'
import { ofAccount } from '../../domain/account/by-account.ts'
import { namespaceOf } from '../../domain/values/caip.ts'
import { ensChain } from '../../domain/identity/ens-chain.ts'
import type { Failure } from '../../domain/errors/failure.ts'
import { withoutStale } from '../../domain/tokens/fresh-balances.ts'
import { sendQuoteLimit } from '../../domain/limits.ts'
import type { Network } from '../../domain/network/network.ts'
import { plainCoin, plainToken } from '../../domain/tokens/plain-token.ts'
import type { AccountOnChain } from '../../domain/account/same-account.ts'
import type { SendOrder } from '../../domain/send/order.ts'
import { sendRefusal } from '../../domain/send/refusal.ts'
import { sendBlockerOf } from '../../domain/send/blocker.ts'
import { isTurnedOff } from '../../domain/options/switched-off.ts'
import type { HeldToken } from '../../domain/tokens/balances.ts'
import { isRequestedToken } from '../../domain/tokens/requested-token.ts'
import type { EventOf } from '../../events/define-events.ts'
import { send } from '../../events/send/send.ts'
import type { ChainBalance } from '../../ports/chain.ts'
import type { Ports } from '../../ports/ports.ts'
import type { StateOf } from '../../reducers/root.ts'
import { freshOf } from '../../reducers/tokens/balances.ts'
import { coinBalance } from '../../selectors/tokens/coin-balance.ts'
import { heldTokens } from '../../selectors/tokens/held-tokens.ts'
import { movedTokens } from '../../selectors/tokens/moved-tokens.ts'
import { withOwner } from '../../selectors/account/own-account.ts'
import { isSendChain, sendBlockerInput } from '../../selectors/send/progress.ts'
import type { FilledForm } from '../../selectors/send/progress.ts'
import { areTokensShown } from '../../selectors/tokens/shown.ts'
import { reachable } from '../account/balance-request.ts'
import { defineEffect } from '../streams/define-effect.ts'
import { estimateTransfer } from './estimate-transfer.ts'

type State = StateOf<'send'>

/** An order, and the tokens of its account as far as the service listed them. */
type Quote = { readonly order: SendOrder; readonly held: readonly HeldToken[] }

/** The inputs of a quote: the state, the ports, and the time of the question. */
type Tools = {
  readonly state: State
  readonly ports: Ports
  readonly signal: AbortSignal
  readonly at: number
}

type Asked = Tools & { readonly network: Network; readonly holder: AccountOnChain }

/** Answers a host that asks for the cost of a transfer: finds the token, then the receiver, then asks nodes. Does not touch the visitor's form. */
export const quoteSending = defineEffect<State>(({ on, state, ports, together }) =>
  on(send.quoteRequested).pipe(
    together({
      limit: sendQuoteLimit,
      ask: ({ at, data }, signal) => quoteOf({ state: state(), ports, signal, at }, data),
      then: ({ order, held }) => send.quoted({ order, held: [...held] }),
      fail: (failure) => send.quoteFailed({ failure }),
    }),
  ),
)

function quoteOf(
  tools: Tools,
  { chainId, address, token: wanted, amount, receiver: text }: EventOf<typeof send.quoteRequested>['data'],
): Observable<Quote> {
  const { state, ports, signal } = tools
  const network = reachable(state, chainId)
  if (!network || !isSendChain(state, chainId)) throw { code: 'chain-unsupported' } satisfies Failure
  const holder = { chainId, address }
  const asked: Asked = { ...tools, network, holder }
  const from = address
  return listedTokens(asked).pipe(
    switchMap((listed) => tokenOf(asked, wanted, listed).pipe(map((token) => ({ token, listed })))),
    switchMap(({ token, listed }) => {
      const coin = listed?.find((one) => one.address === null)?.amount ?? coinBalance(state, holder)
      const entry = typedEntry(emptyEntry, amount, token, '.')
      const receiver = { text, found: null, failure: null }
      const form: FilledForm = { holder, token, entry, receiver, cost: null }
      expectFilled(form, coin)
      const ensNetwork = reachable(state, ensChain)
      return defer(() => ports.send.receiver({ network, text, ensNetwork }, signal)).pipe(
        switchMap((answered) => {
          const found = withOwner(state, answered)
          const filled = { ...form, receiver: { ...receiver, found } }
          expectFilled(filled, coin)
          const transfer = { from, to: found.address, token: token.address, amount: entry.amount ?? '0' }
          return estimateTransfer(ports, { network, transfer, token }, signal).pipe(
            map(([cost, { checked }]) => {
              expectFilled({ ...filled, cost }, coin)
              const order = { chainId, transfer, token, receiver: found, cost, checked }
              return { order, held: listed ?? [] }
            }),
          )
        }),
      )
    }),
  )
}

/** Throws the failure if the form's rules forbid the transfer. */
function expectFilled(form: FilledForm, coin: BaseUnits | null): void {
  const { holder, token, receiver } = form
  const refusal = sendRefusal(sendBlockerOf(sendBlockerInput(form, coin)), {
    chainId: holder?.chainId ?? '',
    decimals: Number(token?.decimals),
    found: receiver.found,
  })
  if (refusal) throw refusal
}

/** Returns the tokens of the account: as the visitor sees them now, else from the service, else its last answer. Null if there is none. */
function listedTokens({ state, ports, signal, at, holder }: Asked): Observable<readonly HeldToken[] | null> {
  const { tokenBalances } = state
  const known = ofAccount(tokenBalances?.holdings ?? {}, holder)
  const last = known?.tokens ?? null
  const isOff = isTurnedOff(state.options, 'token-balances') || !state.options?.projectId
  const isUnserved = known?.failure?.code === 'chain-unsupported'
  if (isOff || isUnserved || (last && areTokensShown(state))) return of(last)
  const moved = tokenBalances ? movedTokens({ ...state, tokenBalances }, holder, at).forced : []
  return defer(() => ports.tokenBalances.read({ ...holder, moved }, signal)).pipe(
    map(({ tokens }) => (tokenBalances ? withoutStale(tokens, freshOf(tokenBalances, holder), at) : tokens)),
    catchError(() => of(last)),
  )
}

/** Returns the requested token among the listed ones, else from its chain. Fails with `insufficient-funds` if the account holds none. */
function tokenOf(
  { state, ports, signal, network, holder }: Asked,
  wanted: string,
  listed: readonly HeldToken[] | null,
): Observable<HeldToken> {
  const held = heldTokens(listed ?? []).tokens.find(({ token }) => isRequestedToken(token.address, wanted))
  if (held) return of(held.token)
  const isCoin = wanted === 'native'
  if (isCoin ? listed !== null : !isAddressOn(holder.chainId, wanted)) throw none
  const last = isCoin ? coinBalance(state, holder) : null
  const request = { network, address: holder.address, ...(!isCoin && { token: wanted }) }
  return defer(() => ports.chains[namespaceOf(holder.chainId)].balance(request, signal)).pipe(
    catchError((error: unknown) => {
      if (last === null) throw error
      return of<ChainBalance>({ amount: last })
    }),
    map(({ amount, unit }) => {
      if (amount === '0') throw none
      if (isCoin) return plainCoin(network, amount)
      if (!unit) throw { code: 'malformed-answer' } satisfies Failure
      return plainToken(wanted, unit, amount)
    }),
  )
}

const none: Failure = { code: 'insufficient-funds' }
