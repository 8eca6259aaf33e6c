import { defaultPorts } from '../adapters/default-ports.ts'
import type { HostStorage } from '../adapters/browser/host-storage.ts'
import { parseOptions } from '../core/domain/parse-options.ts'
import type { HostOptions } from '../core/domain/host-options.ts'
import { checkMethods, checkPorts } from '../core/domain/option-parts.ts'
import { assembleLatchkey } from '../core/latchkey.ts'
import type { Latchkey } from '../core/latchkey.ts'
import { withGivenPorts } from '../core/ports/given-ports.ts'
import type { GivenPorts } from '../core/ports/given-ports.ts'
import type { Ports } from '../core/ports/ports.ts'
import type { TextName } from '../core/strings/en.ts'
import type { Recorder } from '../core/recording/recorder.ts'
import { createLateFeatures } from './late-features.ts'
import { version } from '../package.json' with { type: 'json' }

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

/** Makes a Latchkey for a host app; it touches neither window nor network before `start` or `open`. Throws `bad-option`. */
export function createLatchkey(everything: LatchkeyOptions): Latchkey {
  const { storage, ports, recorder, ...given } = Object(everything) as LatchkeyOptions
  if (storage !== undefined) checkMethods('storage', storage, ['getItem', 'setItem', 'removeItem'])
  if (recorder !== undefined) checkMethods('recorder', recorder, ['record', 'listen', 'tape'])
  const options = parseOptions(everything && given)
  const world = defaultPorts(options, { ...(storage ? { storage } : {}), version })
  const { port, features } = createLateFeatures()
  const own: Ports = { ...world.ports, features: port }
  if (ports !== undefined) checkPorts(ports, own)
  const latchkey = assembleLatchkey({
    options,
    // The code of features comes by their own port.
    ports: { ...withGivenPorts(own, ports ?? {}), features: port },
    features,
    now: () => Date.now(),
    recorder: recorder ?? null,
    freeze: false,
  })
  const stop = () => {
    latchkey.stop()
    void world.dispose()
  }
  return { ...latchkey, stop }
}
