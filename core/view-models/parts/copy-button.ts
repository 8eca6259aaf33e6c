import type { EventInput } from '../../events/define-events.ts'
import type { BootState } from '../../reducers/root.ts'
import { enToast } from '../../strings/en/toast.ts'
import type { Button } from './parts.ts'
import { textsOf } from './texts-of.ts'

/** The messages that a copy button shows in its own place. */
const copyMessages = ['account.copied', 'pairing.copied', 'onRamp.linkCopied'] as const

/** A message that a copy button shows in its own place. */
type CopyMessage = (typeof copyMessages)[number]

/**
 * Returns a button that copies. While its message is shown, it has the message's words and a check. The text of the message says which button that
 * is, so a view may have one button per message. If a view has several, the effect must put what was copied into the values of the message.
 */
export function copyButton(state: BootState, { label, press, copied }: CopyParts): Button {
  const isCopied = state.toast?.current?.message.text === copied
  return {
    part: 'button',
    label: isCopied ? textsOf(state, enToast)(copied) : label,
    press,
    tone: 'quiet',
    icon: isCopied ? 'check' : 'copy',
  }
}

type CopyParts = {
  readonly label: string
  /** The event that copies; null disables the button. */
  readonly press: EventInput | null
  readonly copied: CopyMessage
}

/** Returns whether a message is shown by the button that was pressed. */
export function isShownByButton(message: string): boolean {
  return copyMessages.some((one) => one === message)
}
