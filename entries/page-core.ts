import { defaultPorts } from '../adapters/ports/default-ports.ts'
import type { Options } from '../core/domain/options/options.ts'
import { firstEffects } from '../core/effects/first.ts'
import { assembleLatchkey } from '../core/latchkey.ts'
import type { Latchkey } from '../core/latchkey.ts'
import { withGivenPorts } from '../core/ports/given-ports.ts'
import { explained } from '../core/verbs/verb-failure.ts'
import { listenToUsage } from './listen-to-usage.ts'
import { createLateCatalogues } from './late-catalogues.ts'
import { createLateFeatures } from './late-features.ts'
import type { LatchkeyOptions } from './latchkey-options.ts'
import { createPageLog } from './page-log.ts'
import { version } from '../package.json' with { type: 'json' }

/** The parts of a page's Latchkey: its complete options, and the host's own parts. */
export type PageParts = Pick<
  LatchkeyOptions,
  'storage' | 'ports' | 'recorder' | 'onAnalytics' | 'logger' | 'siwe'
> & {
  readonly options: Options
}

/** Assembles the Latchkey of a page, over the real ports and the host's replacements. */
export async function createPageCore({
  options,
  storage,
  ports,
  recorder,
  onAnalytics,
  logger,
  siwe,
}: PageParts): Promise<Latchkey> {
  await recorder?.ready?.()
  const current = () => latchkey.state().options ?? options
  const { port, features } = createLateFeatures()
  const log = createPageLog(() => current().logLevel, logger)
  const world = defaultPorts(options, {
    ...(storage && { storage }),
    version,
    current,
    log: log.tell,
    ...(siwe && { siwe }),
  })
  const latchkey: Latchkey = assembleLatchkey({
    options,
    effects: firstEffects,
    // The host cannot replace the port that loads the code of features.
    ports: {
      ...withGivenPorts({ ...world.ports, features: port, catalogues: createLateCatalogues() }, ports ?? {}),
      features: port,
    },
    features,
    now: () => Date.now(),
    recorder: recorder ?? null,
    freeze: false,
    ...(logger && { complain: log.complain }),
  })
  latchkey.onAny(log.hear)
  if (onAnalytics) listenToUsage(latchkey, onAnalytics)
  const stop = () => {
    latchkey.stop()
    void world.dispose()
  }
  return { ...latchkey, stop, ...(!ports && typeof document === 'undefined' && { open: openNowhere }) }
}

/** Rejects the opening on a server, where there is no page for the modal. */
async function openNowhere(): Promise<never> {
  throw await explained('bad-request', ({ noPageToOpen }) => noPageToOpen())
}
