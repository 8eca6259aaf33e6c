import { Box, useInput } from 'ink'
import { useContext, useEffect, useMemo, useRef, useState } from 'react'
import type { Store } from '../../core/store.ts'
import { textIn, typed } from '../../core/view-models/parts/text-field.ts'
import type { WalletQuestionParts } from '../../core/view-models/shell/wallet-question-parts.ts'
import { BrokenDrawingContext } from './card/broken-drawing.ts'
import { Card } from './card/Card.tsx'
import { currentScreen } from './card/current-screen.ts'
import {
  focusedOf,
  noFocus,
  putFocus,
  rowStarts,
  stepFocus,
  stopOf,
  requestedFocusId,
} from './focus/focusables.ts'
import type { Focusable } from './focus/focusables.ts'
import { HeldKeyContext, createHeldKeys } from './focus/held-key.ts'
import { keyAction, actsOnce, keyNameOf, strokesOf } from './focus/keys.ts'
import type { KeyAction } from './focus/keys.ts'
import { ReportContext } from './telling/report-context.ts'
import { ScrollContext, createScrollStage } from './scroll/scroll-context.ts'
import { scrollBeforePress, scrollBeforeStep, scrollUnfocused } from './scroll/scroll-keys.ts'
import type { Space } from './layout/space.ts'
import { StoreContext } from '../react-bindings/store-context.ts'

/**
 * The properties of the terminal's modal. `question` is a wallet's question, which `onAnswer` answers. `isCentred` centres the card. `isStill`
 * renders a frame without keys and motion.
 */
export type AppProps = Space & {
  readonly store: Store
  readonly question?: WalletQuestionParts | null
  readonly onAnswer?: (approved: boolean) => void
  readonly onQuit?: () => void
  readonly isCentred?: boolean
  readonly isStill?: boolean
}

const lowestCentred = 22

/** Renders the modal in the terminal and handles the keys. */
export function App({
  store,
  columns,
  rows,
  question = null,
  onAnswer,
  onQuit,
  isCentred = false,
  isStill = false,
}: AppProps) {
  const [focus, setFocus] = useState(noFocus)
  const latest = useRef(noFocus)
  const [broken, setBroken] = useState<string | null>(null)
  const brokenDrawing = useMemo(() => ({ drawing: broken, tell: setBroken }), [broken])
  const gap = useContext(HeldKeyContext)
  const held = useMemo(() => createHeldKeys(gap, now, after), [gap])
  useEffect(() => held.forget, [held])
  const [stage] = useState(createScrollStage)

  const hasFacts = question !== null && question.facts.length > 0

  /** Handles keys while a question with facts is shown. Arrow keys scroll. An approval scrolls first until the end has been visible. */
  const actOnFacts = (action: KeyAction) => {
    if (action.kind === 'quit') return onQuit?.()
    if (action.kind === 'move') return scrollUnfocused(stage, action.by)
    if (action.kind !== 'answer' || (action.approved && scrollUnfocused(stage, 1))) return undefined
    return onAnswer?.(action.approved)
  }

  const act = (action: KeyAction) => {
    if (hasFacts) return actOnFacts(action)
    const { chrome, place, focusables } = currentScreen(store.state(), broken)
    // One read may bring several keys before the next rendering.
    const focused = focusedOf(focusables, requestedFocusId(latest.current, place))
    const field = focused?.kind === 'text' ? focused : focusables.find(({ kind }) => kind === 'text')
    const moveTo = (id: string | null) => setFocus((latest.current = putFocus(latest.current, place, id)))
    const type = (change: (text: string) => string) => {
      if (field?.kind !== 'text') return
      store.dispatch(typed(field.field, change(textIn(field.field))))
      moveTo(field.id)
    }
    const step = (stops: readonly Focusable[], by: number) => {
      if (!focused) return void scrollUnfocused(stage, by)
      if (scrollBeforeStep(stage, stopOf(stops, focused), by)) return undefined
      return moveTo(stepFocus(stops, focused.id, by))
    }
    switch (action.kind) {
      case 'move':
        return step(
          action.isRow ? rowStarts(focusables, focused, (id) => stage.area()?.topOf(id) ?? null) : focusables,
          action.by,
        )
      case 'go':
        return moveTo((action.to === 'first' ? focusables[0] : focusables.at(-1))?.id ?? null)
      case 'press':
        if (focused?.kind === 'text' && focused.field.submit) return store.dispatch(focused.field.submit)
        if (!focused || focused.kind === 'text' || !focused.press) return undefined
        if (scrollBeforePress(stage, stopOf(focusables, focused))) return undefined
        moveTo(focused.id)
        return store.dispatch(focused.press)
      case 'back':
        return chrome.open ? store.dispatch(chrome.back?.press ?? chrome.escape) : undefined
      case 'help':
        return chrome.open && chrome.help?.press ? store.dispatch(chrome.help.press) : undefined
      case 'insert':
        return type((text) => text + action.text)
      case 'erase':
        return type((text) => [...text].slice(0, -1).join(''))
      case 'answer':
        return onAnswer?.(action.approved)
      case 'quit':
        return onQuit?.()
    }
  }

  useInput((input, key) => {
    for (const stroke of strokesOf(input, key)) {
      const { focusables, place } = currentScreen(store.state(), broken)
      const focused = focusedOf(focusables, requestedFocusId(latest.current, place))
      const canType = !hasFacts && focusables.some(({ kind }) => kind === 'text')
      const action = keyAction(stroke, { canType, isAsked: question !== null })
      const name = keyNameOf(stroke)
      const isStep = action?.kind === 'press' && focused?.kind === 'press' && focused.isStep === true
      if (action && actsOnce(action) && !isStep) held.stroke(name, () => act(action))
      else {
        held.other(name)
        if (action) act(action)
      }
    }
  })

  return (
    <StoreContext value={store}>
      <ReportContext value={isStill ? null : store.dispatch}>
        <ScrollContext value={stage}>
          <Box
            width={columns}
            height={rows}
            flexDirection="column"
            overflow="hidden"
            alignItems={isCentred ? 'center' : 'flex-start'}
            justifyContent={isCentred && rows >= lowestCentred ? 'center' : 'flex-start'}
          >
            <BrokenDrawingContext value={brokenDrawing}>
              <Card columns={columns} rows={rows} focus={focus} question={question} />
            </BrokenDrawingContext>
          </Box>
        </ScrollContext>
      </ReportContext>
    </StoreContext>
  )
}

function now(): number {
  return performance.now()
}

function after(milliseconds: number, call: () => void): () => void {
  const timer = setTimeout(call, milliseconds)
  return () => clearTimeout(timer)
}
