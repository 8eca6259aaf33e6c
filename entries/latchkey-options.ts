import type { HostStorage } from '../adapters/browser/host-storage.ts'
import type { HostOptions } from '../core/domain/host-options.ts'
import type { GivenPorts } from '../core/ports/given-ports.ts'
import type { Recorder } from '../core/recording/recorder.ts'
import type { TextName } from '../core/strings/en.ts'

/** What a host may give: the plain options, and its own storage, ports, and a recorder of the session. */
export type LatchkeyOptions = Omit<HostOptions, 'strings'> & {
  /** Your own wording by the name of a text, such as `{ 'connect.title': 'Log in' }`; by default none. */
  readonly strings?: Readonly<Partial<Record<TextName, string>>> | undefined
  /** Where the connection is remembered between visits: the three methods of `localStorage`, which may answer later; default `localStorage`. */
  readonly storage?: HostStorage | undefined
  /** Your own answers to what the core asks of the world, in place of the built-in ones; for tests see `latchkey/testing`. */
  readonly ports?: GivenPorts | undefined
  /** Writes the session down: `sessionRecorder()` from `latchkey/testing`; by default nothing is written. */
  readonly recorder?: Recorder | undefined
}
