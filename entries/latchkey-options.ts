import type { HostStorage } from '../adapters/browser/host-storage.ts'
import type { HostLogger } from '../adapters/log/create-log.ts'
import type { SiweAdapter } from '../adapters/sign-in/siwe-adapter.ts'
import type { HostNetwork } from '../core/domain/network/host-network.ts'
import type { HostOptions } from '../core/domain/options/host-options.ts'
import type { UsageRow } from '../core/domain/analytics/usage-row.ts'
import type { GivenPorts } from '../core/ports/given-ports.ts'
import type { Recorder } from '../core/recording/line-recorder.ts'
import type { TextName } from '../core/strings/text-name.ts'

/** What a host may give: the plain options, and its own storage, ports, ears for analytics, logger, and a recorder of the session. */
export type LatchkeyOptions<Networks extends readonly HostNetwork[] = readonly HostNetwork[]> = Omit<
  HostOptions<Networks>,
  'strings'
> & {
  /** Your own wording by the name of a text, such as `{ 'connect.title': 'Log in' }`; by default none. */
  readonly strings?: Readonly<Partial<Record<TextName, string>>> | undefined
  /** Where the connection is remembered between visits: the three methods of `localStorage`, which may answer later; default `localStorage`. */
  readonly storage?: HostStorage | undefined
  /** Your own answers to what the core asks of the world, in place of the built-in ones; for tests see `latchkey/testing`. */
  readonly ports?: GivenPorts | undefined
  /** Hears each row of analytics as it is made, whether or not `enableAnalytics` reports it (docs/analytics.md); by default nobody. */
  readonly onAnalytics?: ((row: UsageRow) => void) | undefined
  /** Where the log goes, with the methods `error`, `warn`, `info` and `debug`, with what your own listeners throw, and which wallet kept a connection that it agreed to after `stop()`; by default the console, and what listeners throw surfaces as an uncaught error. */
  readonly logger?: HostLogger | undefined
  /** Signs whoever connects in at your server (EIP-4361; docs/sign-in.md), which `isSiweEnabled` then asks for; by default nobody is asked. */
  readonly siwe?: SiweAdapter | undefined
  /** Writes the session down: `sessionRecorder()` from `latchkey/testing`; by default nothing is written. */
  readonly recorder?: Recorder | undefined
}
