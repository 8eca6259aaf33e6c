import { useApp } from 'ink'
import { useSyncExternalStore } from 'react'
import type { Store } from '../../../core/store.ts'
import { App } from '../App.tsx'
import { MotionContext } from '../theme/motion.ts'
import { useTerminalSize } from '../layout/terminal-size.ts'
import { createApprovalSlot } from '../approval-slot.ts'
import type { ApprovalSlot } from '../approval-slot.ts'
import { walletQuestionView } from '../../../core/view-models/shell/terminal.ts'
import type { CreateWorld } from '../world.ts'
import type { CommandIo } from './command-io.ts'
import { drawAsLines } from './draw-as-lines.ts'
import { drawOnScreen } from './draw-on-screen.tsx'
import type { Services } from './services.ts'

/** The interval of the progress animation, in milliseconds. */
const stepTime = 240

/** Opens the modal on the alternate screen, or as plain lines. Returns 0 when the visitor quits. */
export async function modalInTerminal(
  services: Services,
  io: CommandIo,
  createWorld: CreateWorld,
  isPlain = false,
): Promise<number> {
  const { stdout, stderr } = io
  const slot = createApprovalSlot()
  // The sequence OSC 52 writes text to the terminal's clipboard, also over SSH.
  const copy = (text: string) =>
    void stdout.write(`\u001B]52;c;${Buffer.from(text).toString('base64')}\u0007`)
  const warnings: string[] = []
  const warn = (sentence: string) => void warnings.push(`${sentence}\n`)
  const world = await createWorld({ ...services, approve: slot.approve, copy, warn })
  try {
    void world.latchkey.open()
    const tree = (
      <MotionContext value={stepTime}>
        <Whole store={world.latchkey} slot={slot} />
      </MotionContext>
    )
    await (isPlain ? drawAsLines(tree, io) : drawOnScreen(tree, io))
  } finally {
    world.latchkey.stop()
    await world.dispose()
    stderr.write(warnings.join(''))
  }
  return 0
}

function Whole({ store, slot }: { readonly store: Store; readonly slot: ApprovalSlot }) {
  const { exit } = useApp()
  const pending = useSyncExternalStore(slot.subscribe, slot.pending)
  const state = useSyncExternalStore(store.subscribe, store.state)
  const question = pending && walletQuestionView(state, pending)
  return (
    <App
      store={store}
      {...useTerminalSize()}
      isCentred
      question={question}
      onAnswer={(approved) => pending && slot.answer(pending, approved)}
      onQuit={() => exit()}
    />
  )
}
