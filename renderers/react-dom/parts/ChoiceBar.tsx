import { useRef } from 'react'
import type { KeyboardEvent } from 'react'
import type { Choice } from '../../../core/view-models/parts/parts.ts'
import { useDispatch } from '../../react-bindings/use-dispatch.ts'

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** Renders a few options side by side, one of them selected. The arrow keys wrap around, as in any radio group. */
export function ChoiceBar({ part: { label, options } }: { readonly part: Choice }) {
  const dispatch = useDispatch()
  const bar = useRef<HTMLDivElement>(null)
  const chosen = Math.max(
    0,
    options.findIndex(({ selected }) => selected),
  )

  const step = (event: KeyboardEvent) => {
    const by = steps[event.key]
    if (by === undefined || !bar.current) return
    event.preventDefault()
    const isTurned = event.key.endsWith('t') && getComputedStyle(bar.current).direction === 'rtl'
    const next = (chosen + (isTurned ? -by : by) + options.length) % options.length
    const option = options[next]
    if (option) dispatch(option.press)
    bar.current.querySelectorAll('button')[next]?.focus()
  }

  return (
    <div className="choice" role="radiogroup" aria-label={label} ref={bar} onKeyDown={step}>
      {options.map((option, index) => (
        <button
          key={option.key}
          type="button"
          role="radio"
          className="choice-option"
          part="choice"
          aria-checked={option.selected}
          tabIndex={index === chosen ? 0 : -1}
          onClick={() => option.selected || dispatch(option.press)}
        >
          {option.label}
        </button>
      ))}
    </div>
  )
}
