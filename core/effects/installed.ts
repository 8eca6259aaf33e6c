import { browserConnector } from '../domain/connector.ts'
import { host } from '../events/host.ts'
import { installed } from '../events/installed.ts'
import { modal } from '../events/modal.ts'
import { defineEffect } from './define-effect.ts'

/** Installed wallets make themselves known for as long as Latchkey runs; where they could not be listened to, the next opening tries again. */
export const discoverWallets = defineEffect(({ on, state, ports, once }) =>
  on(host.started, modal.openRequested).pipe(
    once({
      limit: 'standing',
      ask: (_, signal) =>
        ports.connectors[browserConnector].announcements(
          { standard: state().options?.enableEIP6963 ?? true },
          signal,
        ),
      then: (announcement) =>
        announcement.kind === 'wallet'
          ? installed.announced({ wallet: announcement.wallet })
          : installed.refused({ failure: announcement.failure }),
      fail: (failure) => installed.refused({ failure }),
    }),
  ),
)
