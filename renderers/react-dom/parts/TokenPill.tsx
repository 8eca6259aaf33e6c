import type { Item } from '../../../core/view-models/parts/parts.ts'
import { useDispatch } from '../../react-bindings/use-dispatch.ts'
import { Icon } from './pictures/Icon.tsx'
import { Spinner } from './pictures/Spinner.tsx'
import { TileImage } from './pictures/TileImage.tsx'

/** Renders the token or currency of an amount as a pill. A press leads to the view that changes it. Its name says for what it is. */
export function TokenPill({ part }: { readonly part: Item }) {
  const dispatch = useDispatch()
  const { label, name, detail, icon, image, press, busy = false } = part
  return (
    <button
      type="button"
      className="token-pill"
      part="row"
      aria-disabled={press === null || undefined}
      aria-busy={busy || undefined}
      onClick={() => press && dispatch(press)}
    >
      {icon ? (
        <span className="tile mark" data-size="small">
          <Icon name={icon} />
        </span>
      ) : (
        <TileImage image={image} size="small" />
      )}
      {name !== undefined && <span className="visually-hidden">{name}</span>}
      <span className="token-pill-words" aria-hidden={name !== undefined || undefined}>
        <bdi className="token-pill-label">{label}</bdi>
        {detail !== undefined && <bdi className="token-pill-detail">{detail}</bdi>}
      </span>
      {busy ? <Spinner /> : <Icon name="chevron" />}
    </button>
  )
}
