import { typed } from '../../../core/view-models/parts.ts'
import type { TextField } from '../../../core/view-models/parts.ts'
import { useDispatch } from '../../react-bindings/use-dispatch.ts'
import { Icon } from './Icon.tsx'
import type { IconName } from './icon-paths.ts'

/** A place to type; its name is also its placeholder. */
export function TypeField({ part, icon }: { readonly part: TextField; readonly icon?: IconName }) {
  const dispatch = useDispatch()
  return (
    <label className="field">
      {icon && <Icon name={icon} />}
      <span className="visually-hidden">{part.label}</span>
      <input
        type="text"
        value={part.value}
        placeholder={part.label}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        onChange={(event) => dispatch(typed(part, event.currentTarget.value))}
      />
    </label>
  )
}
