import type { Key } from 'ink'

/** The action of a key. */
export type KeyAction =
  | {
      readonly kind: 'move'
      readonly by: number
      /** Whether the focus moves to another row, past its neighbours in the same row. */
      readonly isRow?: boolean
    }
  | { readonly kind: 'go'; readonly to: 'first' | 'last' }
  | { readonly kind: 'press' }
  | { readonly kind: 'back' }
  | { readonly kind: 'help' }
  | { readonly kind: 'quit' }
  | { readonly kind: 'insert'; readonly text: string }
  | { readonly kind: 'erase' }
  | { readonly kind: 'answer'; readonly approved: boolean }

/** The state on which keys depend: whether a text field is shown, and whether a wallet asks a question. */
export type Situation = { readonly canType: boolean; readonly isAsked: boolean }

/** One keystroke in Ink's form. */
export type Stroke = { readonly input: string; readonly key: Partial<Key> }

type Row = { readonly on: (stroke: Stroke, situation: Situation) => boolean; readonly action: KeyAction }

const pageStep = 8
const backspace = '\u007F'

const table: readonly Row[] = [
  { on: ({ input, key }) => key.ctrl === true && input === 'c', action: { kind: 'quit' } },
  {
    on: ({ input }, { isAsked }) => isAsked && input.toLowerCase() === 'y',
    action: { kind: 'answer', approved: true },
  },
  {
    on: ({ input, key }, { isAsked }) => isAsked && (input.toLowerCase() === 'n' || key.escape === true),
    action: { kind: 'answer', approved: false },
  },
  { on: ({ key }) => key.escape === true, action: { kind: 'back' } },
  { on: ({ key }) => key.return === true, action: { kind: 'press' } },
  { on: ({ key }) => key.tab === true && key.shift === true, action: { kind: 'move', by: -1 } },
  { on: ({ key }) => key.tab === true, action: { kind: 'move', by: 1 } },
  { on: ({ key }) => key.leftArrow === true, action: { kind: 'move', by: -1 } },
  { on: ({ key }) => key.rightArrow === true, action: { kind: 'move', by: 1 } },
  { on: ({ key }) => key.upArrow === true, action: { kind: 'move', by: -1, isRow: true } },
  { on: ({ key }) => key.downArrow === true, action: { kind: 'move', by: 1, isRow: true } },
  { on: ({ key }) => key.pageUp === true, action: { kind: 'move', by: -pageStep } },
  { on: ({ key }) => key.pageDown === true, action: { kind: 'move', by: pageStep } },
  { on: ({ key }) => key.home === true, action: { kind: 'go', to: 'first' } },
  { on: ({ key }) => key.end === true, action: { kind: 'go', to: 'last' } },
  // Terminals send 0x7f for the backspace key, which Ink names delete.
  {
    on: ({ key }, { canType }) => canType && (key.backspace === true || key.delete === true),
    action: { kind: 'erase' },
  },
  { on: ({ input }, { canType }) => !canType && input === 'q', action: { kind: 'quit' } },
  { on: ({ input }, { canType }) => !canType && input === '?', action: { kind: 'help' } },
  { on: ({ input }, { canType }) => !canType && input === ' ', action: { kind: 'press' } },
]

/** Returns the action of a keystroke, or null. */
export function keyAction(stroke: Stroke, situation: Situation): KeyAction | null {
  const row = table.find(({ on }) => on(stroke, situation))
  if (row) return row.action
  const { input, key } = stroke
  const isText = input !== '' && !key.ctrl && !key.meta && !/\p{Cc}/u.test(input)
  return situation.canType && isText ? { kind: 'insert', text: input } : null
}

/** Returns whether an action runs once per press, even if the key is held: a press, an answer, or a change of the screen. */
export function actsOnce({ kind }: KeyAction): boolean {
  return ['press', 'back', 'help', 'answer'].includes(kind)
}

/** Returns the name of a stroke's key, regardless of its current action. */
export function keyNameOf({ input, key }: Stroke): string {
  if (key.return) return 'Enter'
  return key.escape ? 'Esc' : input.toLowerCase()
}

/**
 * Splits the strokes of one read, such as fast typing or a paste. A line end is Enter, because a terminal that is not raw yet sends it for that
 * key. A held backspace erases.
 */
export function strokesOf(input: string, key: Partial<Key>): readonly Stroke[] {
  if (input === '') return [{ input, key }]
  return [...input].map((character) => {
    if (/[\r\n]/.test(character)) return { input: '', key: { ...key, return: true } }
    return character === backspace ? { input: '', key: { ...key, delete: true } } : { input: character, key }
  })
}
