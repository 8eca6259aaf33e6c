import { useId } from 'react'
import type { CSSProperties, ReactNode } from 'react'
import { typed } from '../../../core/view-models/parts/text-field.ts'
import type { Image, Item, Line, TextField } from '../../../core/view-models/parts/parts.ts'
import { useDispatch } from '../../react-bindings/use-dispatch.ts'
import { Amount } from './Amount.tsx'
import { AwaitedValue } from './FactLine.tsx'
import { useSelectOnFocus } from './lists/use-select-on-focus.ts'
import { Icon } from './pictures/Icon.tsx'
import { TileImage } from './pictures/TileImage.tsx'
import { PressButton } from './PressButton.tsx'
import { TokenPill } from './TokenPill.tsx'

/**
 * Renders a card to type an amount in: the figure with its token, and the foot with the button for the greatest amount. An error is beside the
 * label, so that it moves nothing.
 */
export function AmountCard({
  part,
  pill,
  children,
}: {
  readonly part: TextField
  readonly pill: Item | null
  /** The foot before the button. */
  readonly children?: ReactNode
}) {
  const dispatch = useDispatch()
  const id = useId()
  const selectsOnFocus = useSelectOnFocus()
  const { label, value, error, maximum, isDisabled } = part
  return (
    <div className="amount-card" part="field">
      <div className="amount-head">
        <label htmlFor={id}>{label}</label>
        {error && (
          <p className="amount-error" id={`${id}-error`} role="alert">
            {error.title}
          </p>
        )}
      </div>
      <div className="amount-figure">
        <input
          id={id}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="next"
          autoCapitalize="off"
          spellCheck={false}
          data-purpose="amount"
          style={{ '--length': Math.max(1, value.length) } as CSSProperties}
          disabled={isDisabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          value={value}
          placeholder="0"
          onChange={(event) => dispatch(typed(part, event.currentTarget.value))}
          {...selectsOnFocus}
        />
      </div>
      {pill && <TokenPill part={pill} />}
      <div className="amount-foot">
        {children}
        {maximum && <PressButton part={maximum} />}
      </div>
    </div>
  )
}

/** Renders a card with an amount that follows from another one. Screen readers announce changes of a form's amount. */
export function ReceivedCard({
  part: { label, value, tone, full, exact },
  pill,
  picture,
  children,
}: {
  readonly part: Line
  /** The token, if a press changes it. */
  readonly pill?: Item | null
  readonly picture?: Image | undefined
  readonly children?: ReactNode
}) {
  return (
    <div className="amount-card">
      <div className="amount-result" role="status">
        <span className="amount-head">{label}</span>
        <span className="amount-figure" data-tone={tone}>
          {value === null ? (
            <AwaitedValue words={full ?? ''} />
          ) : (
            <Amount text={value} exact={exact} isUnitHidden={value.endsWith(` ${pill?.label}`)} />
          )}
        </span>
      </div>
      {pill && <TokenPill part={pill} />}
      {picture && <TileImage image={picture} size="row" />}
      {children && <div className="amount-foot">{children}</div>}
    </div>
  )
}

/** Renders the worth of an amount, which a press may show in the other unit. Renders its placeholder while the amount is awaited. */
export function AmountWorth({
  part,
  isAwaited = false,
}: {
  readonly part: Line | null
  readonly isAwaited?: boolean
}) {
  const dispatch = useDispatch()
  if (!part) return <span className={isAwaited ? 'bar' : undefined} />
  const { label, value, exact, press } = part
  const words = (
    <>
      <span className="visually-hidden">{label}</span> <bdi title={exact}>{value}</bdi>
    </>
  )
  if (!press) return <span>{words}</span>
  return (
    <button type="button" className="amount-unit" part="row" onClick={() => dispatch(press)}>
      {words}
      <Icon name="swap" />
    </button>
  )
}

/** Renders the amount that an account holds. */
export function AmountHeld({ part }: { readonly part: Line | null }) {
  if (!part) return null
  const { label, value, exact, tone } = part
  return (
    <span className="amount-held" data-tone={tone}>
      <Icon name="wallet" />
      <span className="visually-hidden">{label}</span>{' '}
      {value === null ? <AwaitedValue words="" /> : <bdi title={exact}>{value}</bdi>}
    </span>
  )
}
