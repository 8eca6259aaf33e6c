import { chunk } from '../../../../core/loading/chunk.ts'
import type { Store } from '../../../../core/store.ts'
import { useViewModel } from '../../../react-bindings/use-view-model.ts'
import { OwnBoundary } from '../../shadow/OwnBoundary.tsx'
import { useLate } from '../../buttons/use-late.ts'

const loadBehaviour = /* @__PURE__ */ chunk('DialogBehaviour', () => import('./Behaviour.tsx'))

/**
 * Renders what the dialog, the embed or the page needs only after the first paint. Its code is loaded then. If that fails, the next toast loads it
 * again.
 */
export function AfterPaint({ of }: { readonly of: 'DialogBehaviour' | 'EmbedBehaviour' | 'PageBehaviour' }) {
  const late = useLate(loadBehaviour, useViewModel(toldLast))
  const Drawn = late?.[of]
  return (
    Drawn && (
      <OwnBoundary drawing={of}>
        <Drawn />
      </OwnBoundary>
    )
  )
}

function toldLast(state: ReturnType<Store['state']>): string | undefined {
  return state.toast?.current?.id
}
