import type { Log } from '../../core/domain/options/log-level.ts'
import type { Options } from '../../core/domain/options/options.ts'
import type { Injected } from '../../core/ports/injected.ts'
import type { WalletStandard } from '../../core/ports/wallet-standard.ts'
import type { PlainClock } from '../browser/clock.ts'
import { proxyPort } from './proxy-port.ts'
import type { MethodsOnly } from './proxy-port.ts'
import { injectedAnnouncements } from '../injected/announcements.ts'
import { createWalletDirectory as injectedDirectory } from '../injected/wallet-directory.ts'
import { lazy } from './lazy.ts'
import type { PortsWindow } from './ports-window.ts'
import { sendOnOffer } from '../network/send-on-offer.ts'
import type { Solana } from '../solana/solana.ts'
import { registrationAnnouncements } from '../wallet-standard/announcements.ts'
import { createWalletDirectory as registeredDirectory } from '../wallet-standard/wallet-directory.ts'

/** The parts of a page's wallets. `solana` sends transactions that wallets only sign. */
export type PageWalletsParts = {
  readonly current: () => Options
  readonly window: PortsWindow | null
  readonly clock: PlainClock
  readonly solana: Pick<Solana, 'send'>
  readonly log?: Log | undefined
}

/** Creates the ports of installed wallets. Listens to announcements from the start. The code for requests is fetched by the first request. */
export function createPageWallets({ current, window, clock, solana, log }: PageWalletsParts): {
  readonly injected: Injected
  readonly 'wallet-standard': WalletStandard
} {
  const announced = injectedDirectory(window)
  const registered = registeredDirectory(window)
  return {
    injected: hearing<Injected>(
      injectedAnnouncements(announced, window, clock),
      lazy(
        'createInjected',
        () => import('../injected/injected.ts'),
        ({ createInjected }) =>
          createInjected({ target: window, directory: announced, clock, log, options: current }),
      ),
    ),
    'wallet-standard': hearing<WalletStandard>(
      registrationAnnouncements(registered),
      lazy(
        'createWalletStandard',
        () => import('../wallet-standard/wallet-standard.ts'),
        ({ createWalletStandard }) =>
          createWalletStandard({
            target: window,
            directory: registered,
            send: sendOnOffer(current, solana),
            log,
          }),
      ),
    ),
  }
}

function hearing<Port extends MethodsOnly<Port> & { readonly announcements: Port['announcements'] }>(
  announcements: Port['announcements'],
  port: Port,
): Port {
  return proxyPort<Port>((method) => (method === 'announcements' ? announcements : port[method]))
}
