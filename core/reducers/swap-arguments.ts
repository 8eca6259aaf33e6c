import { swap } from '../events/swap.ts'
import { takenArguments } from './taken-arguments.ts'

/** What takes the arguments of Swap. */
export const swapArgumentsSlice = takenArguments('Swap', [swap.prefillStarted])
