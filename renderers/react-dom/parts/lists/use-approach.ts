import type { Item } from '../../../../core/view-models/parts/parts.ts'
import { useDispatch } from '../../../react-bindings/use-dispatch.ts'

/** Returns the listeners that report when the pointer or the focus reaches a row. Returns none if the row needs no report. */
export function useApproach({ approach }: Item): {
  readonly onPointerEnter?: () => void
  readonly onFocus?: () => void
} {
  const dispatch = useDispatch()
  if (!approach) return {}
  const tell = () => dispatch(approach)
  return { onPointerEnter: tell, onFocus: tell }
}
