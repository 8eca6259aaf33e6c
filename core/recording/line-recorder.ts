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

/** The features that come to an engine, by which fallen lines are folded. */
export type ComingFeatures = Pick<LateFeatures, 'featureOf'>

/** Writes down a session as it happens. */
export type Recorder = {
  /** Loads the code that writes, where it is not here yet. A page waits for it before it records. */
  readonly ready?: () => Promise<void>
  /** The ports to give to the engine, so that their answers are written down. */
  readonly record: (ports: Ports) => Ports
  /** Writes down the engine's events from now on; `features` are those that come to it. */
  readonly listen: (engine: Pick<Engine, 'events'>, features?: ComingFeatures) => void
  /** The tape so far, as JSON: what is secret is `[secret]`. */
  readonly tape: () => Tape
}

/** What a recorder is made with. */
export type RecorderParts = {
  readonly now: () => number
  readonly version: string
  /** How many lines are kept, the last ones. */
  readonly limit: number
}

/** Makes a recorder of lines. Those before the last ones go to a checkpoint. */
export function createLineRecorder(
  { now, version, limit }: RecorderParts,
  createCheckpoint: (features: ComingFeatures) => LineFold,
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

/** A line, and how many questions were asked before it. */
type Written = { readonly line: TapeLine; readonly asked: number }

/** A checkpoint, with the lines that fell off before its code came and are not folded yet. */
export type LineFold = Checkpoint & { readonly waiting?: () => readonly TapeLine[] }
