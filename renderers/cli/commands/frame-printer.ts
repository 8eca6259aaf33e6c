import type { Stamped } from '../../../core/events/define-events.ts'
import type { Store } from '../../../core/store.ts'
import type { CommandIo } from './command-io.ts'

/** Prints the frame of a store after an event, under a line that names the event, unless it looks like the one before. */
export async function framePrinter(store: Store, { stdout }: CommandIo): Promise<(event: Stamped) => void> {
  const { renderFrame } = await import('../headless.ts')
  let before = ''
  return ({ id, type }) => {
    const frame = renderFrame(store, { columns: stdout.columns || 80, rows: 24 })
    if (frame === before) return
    before = frame
    stdout.write(`--- ${id} ${type}\n${frame}\n`)
  }
}
