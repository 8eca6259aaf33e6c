import type { Steps } from '../../../core/view-models/parts/parts.ts'
import { Icon } from './pictures/Icon.tsx'

/** Renders the steps of an action side by side, with the current one marked. */
export function Stepper({ part: { label, steps } }: { readonly part: Steps }) {
  return (
    <ol className="stepper" aria-label={label} role="list">
      {steps.map((step, index) => (
        <li
          key={step.key}
          className="step"
          data-status={step.status}
          aria-current={step.status === 'current' ? 'step' : undefined}
        >
          <span className="step-dot" aria-hidden="true">
            {step.status === 'done' ? <Icon name="check" /> : index + 1}
          </span>
          <span className="step-words">
            {step.label}
            <span className="visually-hidden">: {step.statusText}</span>
          </span>
        </li>
      ))}
    </ol>
  )
}
