import { defaultPorts } from '../adapters/default-ports.ts'
import type { Options } from '../core/domain/options.ts'
import { assembleLatchkey } from '../core/latchkey.ts'
import type { Latchkey } from '../core/latchkey.ts'
import { withGivenPorts } from '../core/ports/given-ports.ts'
import { createLateFeatures } from './late-features.ts'
import type { LatchkeyOptions } from './latchkey-options.ts'
import { version } from '../package.json' with { type: 'json' }

/** What a page's Latchkey is made of: its options, complete, and the host's own parts. */
export type PageParts = Pick<LatchkeyOptions, 'storage' | 'ports' | 'recorder'> & {
  readonly options: Options
}

/** Puts the Latchkey of a page together, over the real world and what the host gave in its place. */
export function createPageCore({ options, storage, ports, recorder }: PageParts): Latchkey {
  const world = defaultPorts(options, { ...(storage && { storage }), version })
  const { port, features } = createLateFeatures()
  const latchkey = assembleLatchkey({
    options,
    // The code of features comes by their own port.
    ports: { ...withGivenPorts({ ...world.ports, features: port }, ports ?? {}), features: port },
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
