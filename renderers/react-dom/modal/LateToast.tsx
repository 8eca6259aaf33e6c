import { chunk } from '../../../core/loading/chunk.ts'
import type { Store } from '../../../core/store.ts'
import { useViewModel } from '../../react-bindings/use-view-model.ts'
import { OwnBoundary } from '../shadow/OwnBoundary.tsx'
import { useLate } from '../buttons/use-late.ts'

const loadToast = /* @__PURE__ */ chunk('DialogToast', () => import('./Toast.tsx'))

/** What is told in passing, in the dialog or on the page; its code and words are fetched with the modal, and again for what is told where they did not come. */
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
