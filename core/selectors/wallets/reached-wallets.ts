import type { Namespace } from '../../domain/values/caip.ts'
import type { ReachedWallet } from '../../domain/connection/connector.ts'
import { serves } from '../../domain/sessions/stored-session.ts'
import { isSameWallet } from '../../domain/connection/same-wallet.ts'
import type { RememberedSession } from '../../domain/sessions/remembered-sessions.ts'
import type { BootState } from '../../reducers/root.ts'
import { rememberedWallets } from '../sessions/twins.ts'

/** Returns whether a wallet has a session, or one is being restored. */
export function isReached({ connection: { sessions } }: BootState, reached: ReachedWallet): boolean {
  return Object.values(sessions).some((one) => isSameWallet(one, reached))
}

/** Returns whether a visitor or the host has chosen a wallet, also if that failed. */
export function isWalletChosen({ connection: { flows } }: BootState, reached: ReachedWallet): boolean {
  return Object.values(flows).some((one) => isSameWallet(one, reached))
}

/**
 * Returns the wallets of a record that have to be disconnected when some namespaces are forgotten.
 * Of twins returns all, since only the connected one could say which it was. Leaves out wallets with a session, because those are notified when it
 * ends.
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
