import { filter } from 'rxjs'
import { account } from '../events/account.ts'
import { connection } from '../events/connection.ts'
import { embed } from '../events/embed.ts'
import { modal } from '../events/modal.ts'
import { viewMoves } from '../events/router.ts'
import { areTokensShown } from '../selectors/tokens-shown.ts'
import type { BootState } from '../reducers/root.ts'
import { arrival } from './arrival.ts'
import { changeOf } from './change-of.ts'
import type { EffectTools } from './define-effect.ts'
import { merge } from './merge.ts'

/** Whenever somebody may have come to look at what an account holds, or the account that is looked at may be another. */
export function lookingAtTokens(on: EffectTools['on'], state: () => BootState) {
  return merge(
    arrival(on, 'token-balances'),
    changeOf(on, 'networks', 'features'),
    on(
      modal.opened,
      embed.shown,
      ...viewMoves,
      account.namespaceShown,
      connection.established,
      connection.resumed,
      connection.accountsChanged,
      connection.chainChanged,
    ),
  ).pipe(filter(() => areTokensShown(state())))
}
