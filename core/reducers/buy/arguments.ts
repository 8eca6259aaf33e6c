import { onRamp } from '../../events/buy/on-ramp.ts'
import { takenArguments } from '../shell/taken-arguments.ts'

/** Ends the arguments of OnRampProviders. */
export const onRampArgumentsSlice = takenArguments('OnRampProviders', [onRamp.prefillStarted])
