import { memo } from 'react'
import type { Line } from '../../../../core/view-models/parts/parts.ts'
import { isSameData } from '../../../react-bindings/same-data.ts'
import { useDispatch } from '../../../react-bindings/use-dispatch.ts'
import { Icon } from '../../parts/pictures/Icon.tsx'
import { TileImage } from '../../parts/pictures/TileImage.tsx'

/** Renders the network of an account as a pill for the title bar. A press leads to the other networks. */
export const NetworkPill = memo(DrawnPill, isSameData)

function DrawnPill({ part: { label, value, image, press } }: { readonly part: Line }) {
  const dispatch = useDispatch()
  return (
    <button type="button" className="network-pill" part="button" onClick={() => press && dispatch(press)}>
      {image && <TileImage image={image} size="small" />}
      <span className="visually-hidden">{label} </span>
      <bdi>{value}</bdi>
      <Icon name="chevron" />
    </button>
  )
}
