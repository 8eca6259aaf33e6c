import { namespacesOf } from '../../domain/values/caip.ts'
import { browserConnector, servedNamespaces, standardConnector } from '../../domain/connection/connector.ts'
import type { Failure } from '../../domain/errors/failure.ts'
import type { EventInput } from '../../events/define-events.ts'
import { host } from '../../events/host.ts'
import { installed } from '../../events/wallets/installed.ts'
import { modal } from '../../events/shell/modal.ts'
import type { Announcement } from '../../ports/announcement.ts'
import type { BootState } from '../../reducers/root.ts'
import { defineEffect } from '../streams/define-effect.ts'

/** Listens to announcements of installed wallets (EIP-6963) while Latchkey runs. If that fails, the next opening tries again. */
export const discoverWallets = defineEffect(({ on, state, ports, once }) =>
  on(host.started, modal.openRequested).pipe(
    once({
      limit: 'subscription',
      ask: (_, signal) =>
        ports.connectors[browserConnector].announcements(
          { standard: state().options?.enableEIP6963 ?? true },
          signal,
        ),
      then: known,
      fail: refused,
    }),
  ),
)

/** Listens to wallets of the Wallet Standard, too, if the host offers a network that they serve. */
export const discoverStandardWallets = defineEffect(({ on, state, ports, once }) =>
  on(host.started, host.optionsChanged, modal.openRequested).pipe(
    once({
      limit: 'subscription',
      ask: (_, signal) =>
        isServed(state()) ? ports.connectors[standardConnector].announcements(null, signal) : null,
      then: known,
      fail: refused,
    }),
  ),
)

function known(announcement: Announcement): EventInput {
  if (announcement.kind === 'refused') return refused(announcement.failure)
  return announcement.kind === 'wallet'
    ? installed.announced({ wallet: announcement.wallet })
    : installed.withdrawn({ walletKey: announcement.walletKey })
}

function refused(failure: Failure): EventInput {
  return installed.refused({ failure })
}

function isServed({ options }: BootState): boolean {
  const offered = namespacesOf(options?.networks.map(({ id }) => id) ?? [])
  return servedNamespaces(standardConnector).some((namespace) => offered.includes(namespace))
}
