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
  const events = createEventInbox(world.after)

  const press = async (step: Step & { kind: 'press' }) => {
    const { pressOnScreen } = await import('./press-on-screen.ts')
    const found = () => pressOnScreen(world.latchkey.state(), step.label)
    const late = `"${step.label}" on screen, which could not be pressed`
    for (;;) {
      await events.waitUntil(step, () => found() !== null, late)
      const input = found()
      // The screen may have changed since.
      if (!input) continue
      events.clear()
      return world.latchkey.dispatch(input)
    }
  }

  return {
    run: async (step) => {
      if (step.kind === 'wallet') return setWallet(step.approves)
      if (step.kind === 'wait')
        return events.waitUntil(step, () => events.take(step.type), `"${step.type}", which did not come`)
      if (step.kind === 'press') return press(step)
      events.clear()
      world.latchkey.dispatch(step.input)
    },
    hear: events.hear,
  }
}

/** Creates an inbox of the events since the last step. `after` resolves after a number of milliseconds. */
function createEventInbox(after: TerminalWorld['after']) {
  const unread: Stamped[] = []
  const waiting = new Set<() => void>()
  let last: Stamped | null = null

  /** Resolves with true once `isSo` returns true. Checks it after every event. */
  const becomes = (isSo: () => boolean) =>
    new Promise<boolean>((resolve) => {
      const check = () => {
        if (!isSo()) return
        waiting.delete(check)
        resolve(true)
      }
      waiting.add(check)
    })

  return {
    hear: (event: Stamped) => {
      last = event
      unread.push(event)
      for (const check of waiting) check()
    },
    clear: () => {
      unread.length = 0
    },
    /** Removes the first event of a type, and those before it. Returns whether there was one. */
    take: (type: string): boolean => {
      const index = unread.findIndex((event) => event.type === type)
      if (index < 0) return false
      unread.splice(0, index + 1)
      return true
    },
    /** Waits until `isSo` returns true. Rejects after the step's timeout, and says what was `late`. */
    waitUntil: async (
      { timeout, line }: { readonly timeout: number; readonly line: number },
      isSo: () => boolean,
      late: string,
    ) => {
      if (isSo()) return
      const over = new AbortController()
      const ended = after(timeout, over.signal).then(
        () => false,
        () => false,
      )
      const isThere = await Promise.race([becomes(isSo), ended])
      over.abort()
      if (isThere) return
      const end = last ? `the last event was "${last.type}" (${last.id})` : 'nothing happened at all'
      throw new CommandError(1, `Line ${line} of the script waited ${timeout} ms for ${late}; ${end}.`)
    },
  }
}
