import { filter } from 'rxjs'
import { account } from '../../events/account/account.ts'
import { connection } from '../../events/connection/connection.ts'
import { embed } from '../../events/shell/embed.ts'
import { modal } from '../../events/shell/modal.ts'
import { viewMoves } from '../../events/shell/router.ts'
import { areTokensShown } from '../../selectors/tokens/shown.ts'
import type { BootState } from '../../reducers/root.ts'
import { arrival } from '../streams/arrival.ts'
import { onOptionsChange } from '../streams/on-options-change.ts'
import type { EffectTools } from '../streams/define-effect.ts'
import { merge } from '../streams/merge.ts'

/** Emits when an account's tokens may have become visible, or another account may be active. */
export function lookingAtTokens(on: EffectTools['on'], state: () => BootState) {
  return merge(
    arrival(on, 'token-balances'),
    onOptionsChange(on, 'networks', 'features'),
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
