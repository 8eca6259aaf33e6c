import type { ViewsOf } from '../panel/loaded-view.ts'
import { swapPreview } from './SwapPreviewView.tsx'
import { swapSelectToken } from './SwapSelectTokenView.tsx'
import { swap } from './SwapView.tsx'

/** The views of swapping. */
export const swapViews = {
  Swap: swap,
  SwapSelectToken: swapSelectToken,
  SwapPreview: swapPreview,
} satisfies ViewsOf<'swap'>
