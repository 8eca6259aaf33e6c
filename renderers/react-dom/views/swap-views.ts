import type { ViewsOf } from '../panel/loaded-view.ts'
import { swapConfirmed } from './swap/SwapConfirmedView.tsx'
import { swapPreview } from './swap/SwapPreviewView.tsx'
import { swapSelectToken } from './swap/SwapSelectTokenView.tsx'
import { swap } from './swap/SwapView.tsx'

/** The views of swapping. */
export const swapViews = {
  Swap: swap,
  SwapSelectToken: swapSelectToken,
  SwapPreview: swapPreview,
  SwapConfirmed: swapConfirmed,
} satisfies ViewsOf<'swap'>
