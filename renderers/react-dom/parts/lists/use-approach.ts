import type { Item } from '../../../../core/view-models/parts/parts.ts'
import { useDispatch } from '../../../react-bindings/use-dispatch.ts'

/** The listeners by which a row tells that the pointer or the focus came to it; none where nobody wants to know. */
export function useApproach({ approach }: Item): {
  readonly onPointerEnter?: () => void
  readonly onFocus?: () => void
} {
  const dispatch = useDispatch()
  if (!approach) return {}
  const tell = () => dispatch(approach)
  return { onPointerEnter: tell, onFocus: tell }
}
