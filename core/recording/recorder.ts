import type { Engine } from '../engine.ts'
import type { LateFeatures } from '../define-feature.ts'
import type { Ports } from '../ports/ports.ts'
import { createCheckpoint } from './checkpoint.ts'
import { hideSecrets } from './hide-secrets.ts'
import { recordPorts } from './record-ports.ts'
import { createRing } from './ring.ts'
import type { TapeLine } from './tape-line.ts'
import type { Tape } from './tape.ts'
import { tapeFormat } from './upcast.ts'

type Coming = Pick<LateFeatures, 'featureOf' | 'latePart'>

/** Writes down a session as it happens. */
export type Recorder = {
  /** The ports to give to the engine, so that their answers are written down. */
  readonly record: (ports: Ports) => Ports
  /** Writes down the engine's events from now on; `features` are those that come to it. */
  readonly listen: (engine: Pick<Engine, 'events'>, features?: Coming) => void
  /** The tape so far, as JSON: what is secret is `[secret]`. */
  readonly tape: () => Tape
}

/** Makes a recorder that keeps the last `limit` lines; those before are folded into the state with which the tape then begins. */
export function createRecorder({
  now,
  version,
  limit,
}: {
  now: () => number
  version: string
  limit: number
}): Recorder {
  const ring = createRing<TapeLine>(limit)
  let checkpoint = createCheckpoint({ featureOf: () => null })
  const withoutSecrets = hideSecrets()
  const write = (line: TapeLine) => {
    const fallen = ring.push(withoutSecrets(line))
    if (fallen) checkpoint.take(fallen)
  }
  return {
    record: (ports) => recordPorts(ports, now, write),
    listen: (engine, features) => {
      if (features) checkpoint = createCheckpoint(features)
      engine.events.subscribe((event) => write({ kind: 'event', ...event }))
    },
    tape: () => {
      const header = { kind: 'header', format: tapeFormat, latchkey: version } as const
      const fallen = checkpoint.fallen()
      if (fallen === 0) return { header, lines: ring.values() }
      return { header: { ...header, fallen }, checkpoint: checkpoint.line(), lines: ring.values() }
    },
  }
}
