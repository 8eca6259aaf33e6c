import type { Stamped } from '../../../core/events/define-events.ts'
import type { TerminalWorld } from '../world.ts'
import { CommandError } from './command-error.ts'
import type { Step } from './script.ts'

/** A runner of a script's steps. It receives every event once, in order. */
export type ScriptRunner = {
  /**
   * Runs one step. A wait ends when its event has happened since the previous step. A press waits until its label can be pressed. Both end the
   * command after their timeout.
   */
  readonly run: (step: Step) => Promise<void>
  readonly hear: (event: Stamped) => void
}

/** Creates a runner. `setWallet` sets whether the local wallets approve from now on. */
export function createScriptRunner(
  world: TerminalWorld,
  setWallet: (approves: boolean) => void,
): ScriptRunner {
  const unheeded: Stamped[] = []
  const waiting = new Set<() => void>()
  let last: Stamped | null = null

  const take = (type: string): boolean => {
    const index = unheeded.findIndex((event) => event.type === type)
    if (index < 0) return false
    unheeded.splice(0, index + 1)
    return true
  }

  /** Waits until `isSo` returns true. Checks it after every event. Rejects after the step's timeout. */
  const waitUntil = async (
    { timeout, line }: { readonly timeout: number; readonly line: number },
    isSo: () => boolean,
    late: string,
  ) => {
    if (isSo()) return
    const over = new AbortController()
    const happened = new Promise<boolean>((resolve) => {
      const check = () => {
        if (!isSo()) return
        waiting.delete(check)
        resolve(true)
      }
      waiting.add(check)
    })
    const ended = world.after(timeout, over.signal).then(
      () => false,
      () => false,
    )
    const isThere = await Promise.race([happened, ended])
    over.abort()
    if (isThere) return
    const end = last ? `the last event was "${last.type}" (${last.id})` : 'nothing happened at all'
    throw new CommandError(1, `Line ${line} of the script waited ${timeout} ms for ${late}; ${end}.`)
  }

  const press = async (step: Step & { kind: 'press' }) => {
    const { pressOnScreen } = await import('./press-on-screen.ts')
    const found = () => pressOnScreen(world.latchkey.state(), step.label)
    const late = `"${step.label}" on screen, which could not be pressed`
    for (;;) {
      await waitUntil(step, () => found() !== null, late)
      const input = found()
      // The screen may have changed since.
      if (!input) continue
      unheeded.length = 0
      return world.latchkey.dispatch(input)
    }
  }

  return {
    run: async (step) => {
      if (step.kind === 'wallet') return setWallet(step.approves)
      if (step.kind === 'wait')
        return waitUntil(step, () => take(step.type), `"${step.type}", which did not come`)
      if (step.kind === 'press') return press(step)
      unheeded.length = 0
      world.latchkey.dispatch(step.input)
    },
    hear: (event) => {
      last = event
      unheeded.push(event)
      for (const check of waiting) check()
    },
  }
}
