import type { Namespace } from '../../domain/values/caip.ts'
import type { ReachedWallet } from '../../domain/connection/connector.ts'
import { serves } from '../../domain/sessions/stored-session.ts'
import { isSameWallet } from '../../domain/connection/same-wallet.ts'
import type { RememberedSession } from '../../domain/sessions/remembered-sessions.ts'
import type { BootState } from '../../reducers/root.ts'
import { rememberedWallets } from '../sessions/twins.ts'

/** Whether a wallet has a session, one that is being restored included. */
export function isReached({ connection: { sessions } }: BootState, reached: ReachedWallet): boolean {
  return Object.values(sessions).some((one) => isSameWallet(one, reached))
}

/** Whether somebody chose a wallet, however that went. */
export function isWalletAsked({ connection: { flows } }: BootState, reached: ReachedWallet): boolean {
  return Object.values(flows).some((one) => isSameWallet(one, reached))
}

/**
 * Returns the wallets of a record that are left if some namespaces are forgotten. Of twins returns all,
 * since only the one that was connected could say which it was. A wallet with a session is not returned,
 * because it is told when that ends.
 */
export function walletsToDisconnect(
  state: BootState,
  record: readonly RememberedSession[],
  forgotten: readonly Namespace[],
): readonly ReachedWallet[] {
  return record
    .filter((kept) => forgotten.some((namespace) => serves(kept, namespace)))
    .flatMap((kept) => {
      const here = rememberedWallets(state.installed, kept)
      return (here.length > 0 ? here : [kept.wallet]).map(({ key, name, icon }) => ({
        connector: kept.connector,
        wallet: { key, name, icon },
      }))
    })
    .filter((left) => !isReached(state, left))
}
