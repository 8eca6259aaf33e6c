import { chunk } from '../../../core/loading/chunk.ts'
import type { Store } from '../../../core/store.ts'
import { useViewModel } from '../../react-bindings/use-view-model.ts'
import { OwnBoundary } from '../shadow/OwnBoundary.tsx'
import { useLate } from '../buttons/use-late.ts'

const loadToast = /* @__PURE__ */ chunk('DialogToast', () => import('./Toast.tsx'))

/** Renders a toast in the dialog or on the page. Its code is loaded with the modal. If that fails, the next toast loads it again. */
export function LateToast({ of }: { readonly of: 'DialogToast' | 'PageToast' }) {
  const late = useLate(loadToast, useViewModel(toldLast))
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
