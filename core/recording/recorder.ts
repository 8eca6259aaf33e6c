import type { Engine } from '../engine.ts'
import type { Ports } from '../ports/ports.ts'
import { hideSecrets } from './hide-secrets.ts'
import { recordPorts } from './record-ports.ts'
import type { TapeLine } from './tape-line.ts'
import type { Tape } from './tape.ts'
import { tapeFormat } from './upcast.ts'

/** Writes down a session as it happens. */
export type Recorder = {
  /** The ports to give to the engine, so that their answers are written down. */
  readonly record: (ports: Ports) => Ports
  /** Writes down the engine's events from now on. */
  readonly listen: (engine: Pick<Engine, 'events'>) => void
  /** The tape so far, as JSON: what is secret is `[secret]`. */
  readonly tape: () => Tape
}

/** Makes a recorder that stops writing after `limit` lines and says so in the header. */
export function createRecorder({
  now,
  version,
  limit,
}: {
  now: () => number
  version: string
  limit: number
}): Recorder {
  const lines: TapeLine[] = []
  const withoutSecrets = hideSecrets()
  let truncated = false
  const write = (line: TapeLine) => {
    if (lines.length < limit) lines.push(withoutSecrets(line))
    else truncated = true
  }
  return {
    record: (ports) => recordPorts(ports, now, write),
    listen: (engine) => void engine.events.subscribe((event) => write({ kind: 'event', ...event })),
    tape: () => ({
      header: { kind: 'header', format: tapeFormat, latchkey: version, ...(truncated ? { truncated } : {}) },
      lines: [...lines],
    }),
  }
}
