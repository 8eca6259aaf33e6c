import type { LateFeatures } from '../define-feature.ts'
import type { Engine } from '../engine/engine.ts'
import type { Ports } from '../ports/ports.ts'
import type { Checkpoint } from './checkpoint.ts'
import { hideSecrets } from './hide-secrets.ts'
import { recordPorts } from './record-ports.ts'
import { createRing } from './ring.ts'
import { tapeFormat } from './tape-format.ts'
import type { Tape } from './tape.ts'
import type { TapeLine } from './tape-line.ts'

/** The features of an engine, which fold fallen lines. */
export type PendingFeatures = Pick<LateFeatures, 'featureOf'>

/** A recorder of a session. */
export type Recorder = {
  /** Loads the recorder's code if necessary. A page waits for it before it records. */
  readonly ready?: () => Promise<void>
  /** Returns the ports for the engine, which record their answers. */
  readonly record: (ports: Ports) => Ports
  /** Records the engine's events from now on. `features` are the engine's. */
  readonly listen: (engine: Pick<Engine, 'events'>, features?: PendingFeatures) => void
  /** Returns the tape so far, as JSON. Secrets are `[secret]`. */
  readonly tape: () => Tape
}

/** The inputs of a recorder. */
export type RecorderParts = {
  readonly now: () => number
  readonly version: string
  /** How many lines the tape has at most. The last ones are stored. */
  readonly limit: number
}

/** Returns a recorder of lines. Earlier lines than the last ones are folded into a checkpoint. */
export function createLineRecorder(
  { now, version, limit }: RecorderParts,
  createCheckpoint: (features: PendingFeatures) => LineFold,
): Recorder {
  const ring = createRing<Written>(limit)
  let asked = 0
  let checkpoint = createCheckpoint({ featureOf: () => null })
  const withoutSecrets = hideSecrets()
  const write = (line: TapeLine) => {
    const fallen = ring.push({ line: withoutSecrets(line), asked })
    if (fallen) checkpoint.take(fallen.line)
  }
  return {
    record: (ports) => recordPorts(ports, now, () => asked++, write),
    listen: (engine, features) => {
      if (features) checkpoint = createCheckpoint(features)
      engine.events.subscribe((event) => write({ kind: 'event', ...event }))
    },
    tape: () => {
      const header = { kind: 'header', format: tapeFormat, latchkey: version } as const
      const written = ring.values()
      const lines = [...(checkpoint.waiting?.() ?? []), ...written.map(({ line }) => line)]
      const fallen = checkpoint.fallen()
      if (fallen === 0) return { header, lines }
      return { header: { ...header, fallen }, checkpoint: checkpoint.line(written[0]?.asked ?? 0), lines }
    },
  }
}

/** A line, and the number of questions before it. */
type Written = { readonly line: TapeLine; readonly asked: number }

/** A checkpoint, with the lines that fell off before its code was loaded. */
export type LineFold = Checkpoint & { readonly waiting?: () => readonly TapeLine[] }
