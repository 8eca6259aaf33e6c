import type { Options } from '../../domain/options/options.ts'
import { host } from '../../events/host.ts'
import { bootBeginning } from '../slices/boot-beginning.ts'
import { defineSlice } from '../slices/define-slice.ts'

/** The host's options, null until they are given (the first event of every log), and as they were changed last. */
export const optionsSlice = defineSlice<Options | null>(bootBeginning.options, (when) => [
  when([host.optionsGiven, host.optionsChanged], (_, { data }) => data.options),
])
