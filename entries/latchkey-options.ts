import type { HostStorage } from '../adapters/browser/host-storage.ts'
import type { HostLogger } from '../adapters/log/create-log.ts'
import type { SiweAdapter } from '../adapters/sign-in/siwe-adapter.ts'
import type { HostNetwork } from '../core/domain/network/host-network.ts'
import type { HostOptions } from '../core/domain/options/host-options.ts'
import type { UsageRow } from '../core/domain/analytics/usage-row.ts'
import type { GivenPorts } from '../core/ports/given-ports.ts'
import type { Recorder } from '../core/recording/line-recorder.ts'
import type { TextName } from '../core/strings/text-name.ts'

/** The options of a host: plain options, and its own storage, ports, analytics listener, logger, and recorder. */
export type LatchkeyOptions<Networks extends readonly HostNetwork[] = readonly HostNetwork[]> = Omit<
  HostOptions<Networks>,
  'strings'
> & {
  /** Your own wording by the name of a text, such as `{ 'connect.title': 'Log in' }`; by default none. */
  readonly strings?: Readonly<Partial<Record<TextName, string>>> | undefined
  /** Where sessions are stored between visits: the three methods of `localStorage`, which may return promises; by default `localStorage`. */
  readonly storage?: HostStorage | undefined
  /** Your own implementations of ports, in place of the built-in ones. For tests see `latchkey/testing`. */
  readonly ports?: GivenPorts | undefined
  /** Receives each row of analytics as it is made, whether or not `enableAnalytics` reports it (docs/analytics.md); by default none. */
  readonly onAnalytics?: ((row: UsageRow) => void) | undefined
  /**
   * The target of the log, with the methods `error`, `warn`, `info` and `debug`; by default the console.
   * The log also has errors of your own listeners, which by default surface as uncaught errors. It also names a wallet that kept a connection
   * approved after `stop()`.
   */
  readonly logger?: HostLogger | undefined
  /** Signs visitors in at your server (EIP-4361; docs/sign-in.md). `isSiweEnabled` then requires it. By default no sign-in is required. */
  readonly siwe?: SiweAdapter | undefined
  /** Records the session: `sessionRecorder()` from `latchkey/testing`; by default none. */
  readonly recorder?: Recorder | undefined
}
