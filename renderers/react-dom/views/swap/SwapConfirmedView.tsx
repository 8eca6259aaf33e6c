import { swapConfirmedView } from '../../../../core/view-models/swap/swap-confirmed.ts'
import type { SwapConfirmedParts } from '../../../../core/view-models/swap/swap-confirmed.ts'
import { loadedView } from '../../panel/loaded-view.ts'
import { ActionState } from '../../parts/ActionState.tsx'
import { PageLink } from '../../parts/PageLink.tsx'
import { PressButton } from '../../parts/PressButton.tsx'
import actionCss from '../../theme/views/action-state.css?inline'

/** SwapConfirmed: the end of the swap, its page at the explorer, and a button that leads back. */
export const swapConfirmed = loadedView(swapConfirmedView, SwapConfirmedView, actionCss)

function SwapConfirmedView({
  parts: { picture, status, explorer, close },
}: {
  readonly parts: SwapConfirmedParts
}) {
  return (
    <div className="action">
      <ActionState picture={picture} status={status} />
      <div className="action-ways">
        {explorer && <PageLink part={explorer} shape="wide" />}
        <PressButton part={close} shape="wide" />
      </div>
    </div>
  )
}
