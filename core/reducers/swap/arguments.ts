import { swap } from '../../events/swap/swap.ts'
import { takenArguments } from '../shell/taken-arguments.ts'

/** Ends the arguments of Swap. */
export const swapArgumentsSlice = takenArguments('Swap', [swap.prefillStarted])
