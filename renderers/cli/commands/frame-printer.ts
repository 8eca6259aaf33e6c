import type { Stamped } from '../../../core/events/define-events.ts'
import type { Store } from '../../../core/store.ts'
import type { CommandIo } from './command-io.ts'

/**
 * Returns a function that prints the frame of a store after an event, below a line that names the event. A frame that equals the previous one is
 * not printed.
 */
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
