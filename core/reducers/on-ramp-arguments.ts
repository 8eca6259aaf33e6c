import { onRamp } from '../events/on-ramp.ts'
import { takenArguments } from './taken-arguments.ts'

/** What takes the arguments of OnRampProviders. */
export const onRampArgumentsSlice = takenArguments('OnRampProviders', [onRamp.prefillStarted])
