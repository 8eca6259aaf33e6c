import type { Engine } from './engine.ts'

/** Resolves once the condition holds, or Latchkey is stopped. */
export function waitForState(
  engine: Pick<Engine, 'events' | 'isStopped'>,
  isSo: () => boolean,
): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!isSo() && !engine.isStopped()) return
      listening.unsubscribe()
      resolve()
    }
    const listening = engine.events.subscribe(look)
    look()
  })
}
