import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import type { Options } from '../../core/domain/options/options.ts'
import type { WalletConnect } from '../../core/ports/wallet-connect.ts'
import { failingPort } from './failing-port.ts'
import { switchablePort } from './guarded-port.ts'
import { lazy } from './lazy.ts'
import type { PairingHelp } from './page-pairing.ts'
import type { PortsWindow } from './ports-window.ts'
import type { World } from './world.ts'

/** The parts of the pairing port. */
type PairingPortParts = Pick<World, 'pairingStorage'> & {
  /** Returns the current options. */
  readonly current: () => Options
  readonly window: PortsWindow | null
  readonly help: PairingHelp
}

/** Creates the port that pairs wallets. `dispose` closes its connection. Where nothing can store a pairing, the port fails. */
export function createPairingPort({ current, window, pairingStorage, help }: PairingPortParts): {
  readonly walletConnect: WalletConnect
  readonly dispose: () => Promise<void>
} {
  let opened: { readonly dispose: () => Promise<void> } | null = null
  const open = ({ createPagePairing }: typeof import('./page-pairing.ts')) => {
    const walletConnect = createPagePairing(current, window, pairingStorage, help)
    opened = walletConnect
    return walletConnect
  }
  const walletConnect =
    window || pairingStorage
      ? switchablePort<WalletConnect>(
          lazy('createPagePairing', () => import('./page-pairing.ts'), open),
          'pairing',
          current,
          (method) => opened !== null && method === 'disconnect',
        )
      : failingPort<WalletConnect>(new LatchkeyError('storage-blocked', 'Nothing here could keep a pairing.'))
  return { walletConnect, dispose: async () => opened?.dispose() }
}
