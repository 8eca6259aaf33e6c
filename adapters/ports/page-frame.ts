import { defer, switchMap, tap } from 'rxjs'
import { defaultChain } from '../../core/domain/values/caip.ts'
import type { Options } from '../../core/domain/options/options.ts'
import type { Connector } from '../../core/ports/connector.ts'
import type { Frame } from '../../core/ports/frame.ts'
import { createClock } from '../browser/clock.ts'
import { createFrameConnector } from '../frame/frame-connector.ts'
import { createFrame } from '../frame/frame.ts'
import type { FramePage, FramePlace } from '../frame/frame-place.ts'
import { withDappData } from '../frame/with-dapp-data.ts'
import type { TokenStorage } from '../frame/session-token.ts'
import type { PortsWindow } from './ports-window.ts'

/** The secure frame of a page, and its wallet. `dispose` removes the frame; the next request adds it again. */
export type PageFrame = {
  readonly frame: Frame
  readonly connector: Required<Connector>
  readonly dispose: () => void
}

/**
 * Creates the one frame of a page, or of a place without a page. It uses the frame's endpoint and the project id, and starts on the host's first
 * network.
 */
export function createPageFrame(
  options: () => Options,
  window: PortsWindow | null,
  storage: TokenStorage,
  version: string,
  place?: (src: string) => FramePlace,
): PageFrame {
  const { projectId, endpoints } = options()
  const isDark = () => window?.matchMedia?.('(prefers-color-scheme: dark)').matches === true
  const clock = createClock()
  const frame = createFrame({
    clock,
    endpoint: endpoints.frame,
    projectId,
    page: window && isPage(window) ? window : null,
    ...(place && { place }),
    chainId: () => options().defaultNetwork ?? options().networks[0]?.id ?? defaultChain,
  })
  const connector = createFrameConnector({ frame, storage, clock })
  const { getUser, setPreferredAccount, smartAccountNetworks } = connector
  const shown = withDappData(frame, { options, version, isDark, clock })
  return {
    frame: {
      ...shown,
      showApproval: (approval, signal) =>
        defer(() => connector.renewed(signal)).pipe(
          switchMap(() => shown.showApproval(approval, signal)),
          tap(connector.rejectQueued),
        ),
      getUser,
      setPreferredAccount,
      smartAccountNetworks,
      rejectRequests: (request, signal) => {
        connector.rejectQueued()
        return shown.rejectRequests(request, signal)
      },
    },
    connector,
    dispose: frame.dispose,
  }
}

function isPage(window: PortsWindow): window is PortsWindow & FramePage {
  return 'createElement' in (window.document ?? {})
}
