import type { Options } from '../../domain/options/options.ts'
import { host } from '../../events/host.ts'
import { bootBeginning } from '../slices/boot-beginning.ts'
import { defineSlice } from '../slices/define-slice.ts'

/** Reduces the host's options. They are null until the first event of every log gives them. */
export const optionsSlice = defineSlice<Options | null>(bootBeginning.options, (when) => [
  when([host.optionsGiven, host.optionsChanged], (_, { data }) => data.options),
])
