import { shortAddress } from '../../domain/account/account.ts'
import type { BaseUnits } from '../../domain/values/amount.ts'
import type { ChainId } from '../../domain/values/caip.ts'
import type { Difference } from '../../domain/preflight/difference.ts'
import { isSameTokenAddress } from '../../domain/account/same-account.ts'
import type { BootState } from '../../reducers/root.ts'
import { enPreflight } from '../../strings/en/preflight.ts'
import { amountText } from '../formats/amount-text.ts'
import { localeOf } from '../parts/locale-of.ts'
import { networkName } from '../formats/network-name.ts'
import type { Notice } from '../parts/parts.ts'
import { offeredNetwork } from '../parts/select.ts'
import { textsOf } from '../parts/texts-of.ts'

/** A token with the symbol and the decimals of its amounts. The coin's address is null. */
type TokenUnit = {
  readonly address: string | null
  readonly symbol: string
  readonly decimals: number
}

/** Wallets show an allowance of at least this amount as unlimited. */
const anyAmount = 2n ** 255n

/** Returns how the transaction differs from the reviewed one, with the amounts of both. */
export function differenceNotice(
  state: BootState,
  chainId: ChainId,
  tokens: readonly TokenUnit[],
  difference: Difference,
): Notice {
  const text = textsOf(state, enPreflight)
  const named = (token: string | null) => tokenNamed(state, chainId, tokens, token)
  const amount = (token: string | null, units: BaseUnits) => {
    const known = named(token)
    return known ? amountText(units, known, localeOf(state)) : shortAddress(token ?? '')
  }
  const symbol = (token: string | null) => named(token)?.symbol ?? shortAddress(token ?? '')
  const notice = (title: string, body: string): Notice => ({ part: 'notice', tone: 'negative', title, body })
  switch (difference.kind) {
    case 'decimals': {
      const { symbol: token, shown, real } = difference
      const values = { shown: String(shown), real: String(real) }
      return notice(text('preflight.decimals', { token }), text('preflight.decimalsBody', values))
    }
    case 'not-a-token': {
      const values = { token: difference.symbol, network: networkName(state, chainId) }
      return notice(text('preflight.notToken', values), text('preflight.notTokenBody'))
    }
    case 'pays-more': {
      const { token, pays, most } = difference
      const values = { pays: amount(token, pays), most: amount(token, most) }
      return notice(text('preflight.paysMore'), text('preflight.paysMoreBody', values))
    }
    case 'pays-other': {
      const { token, pays } = difference
      const values = { pays: pays === null ? symbol(token) : amount(token, pays) }
      return notice(text('preflight.paysOther'), text('preflight.paysOtherBody', values))
    }
    case 'receives-less': {
      const { token, receives, least } = difference
      const values = { receives: amount(token, receives), least: amount(token, least) }
      return notice(text('preflight.receivesLess'), text('preflight.receivesLessBody', values))
    }
    case 'permission': {
      const values = { spender: shortAddress(difference.spender), token: symbol(difference.token) }
      return notice(text('preflight.permission'), text('preflight.permissionBody', values))
    }
    case 'approved-other': {
      const { token, spender, amount: units } = difference
      const isAny = BigInt(units) >= anyAmount
      const most = isAny ? text('preflight.anyAmount', { token: symbol(token) }) : amount(token, units)
      const values = { spender: shortAddress(spender), amount: most }
      return notice(text('preflight.approvedOther'), text('preflight.approvedOtherBody', values))
    }
    case 'nothing-arrives': {
      const values = { token: symbol(difference.token), receiver: shortAddress(difference.receiver) }
      return notice(text('preflight.nothingArrives'), text('preflight.nothingArrivesBody', values))
    }
  }
}

function tokenNamed(
  state: BootState,
  chainId: ChainId,
  tokens: readonly TokenUnit[],
  token: string | null,
): TokenUnit | null {
  const known = tokens.find(({ address }) => isSameTokenAddress(address, token))
  if (known || token !== null) return known ?? null
  const coin = offeredNetwork(state, chainId)?.nativeCurrency
  return coin ? { address: null, ...coin } : null
}
