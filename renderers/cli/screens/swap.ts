import { swapConfirmedView } from '../../../core/view-models/swap/swap-confirmed.ts'
import { swapPreviewView } from '../../../core/view-models/swap/swap-preview.ts'
import { swapSelectTokenView } from '../../../core/view-models/swap/swap-select-token.ts'
import { swapView } from '../../../core/view-models/swap/swap.ts'
import { screen } from '../screen.ts'

/** The views of Swap in the terminal. The main button of the form is above its details, so that it is in sight in 24 rows. */
export const swapScreens = {
  Swap: screen(swapView, [
    ['unable', 'networks', 'loading'],
    ['source', 'amount', 'amountWorth', 'sourceHeld'],
    ['switchSides'],
    ['target', 'received', 'receivedWorth', 'targetHeld'],
    ['failed', 'retry', 'posing', 'lacking', 'buy'],
    ['next'],
    ['rate', 'cost', 'impact', 'maxSlippage', 'minimum', 'fee'],
    ['slippage', 'typedSlippage', 'lower', 'raise'],
  ]),
  SwapSelectToken: screen(swapSelectTokenView, [['search'], ['failed', 'retry'], ['suggested'], ['list']]),
  SwapPreview: screen(swapPreviewView, [
    ['pays', 'paysNamed', 'paysWorth', 'paysContract'],
    ['receives', 'receivesNamed', 'receivesWorth', 'receivesContract'],
    ['steps'],
    ['allowed', 'spender', 'deadline', 'note'],
    ['rate', 'cost', 'impact', 'maxSlippage', 'minimum', 'fee'],
    ['careful', 'simulated', 'posing', 'risks', 'failed', 'retry', 'buy', 'waiting'],
    ['cancel', 'confirm'],
  ]),
  SwapConfirmed: screen(swapConfirmedView, [['picture', 'status'], ['explorer'], ['close']]),
}
