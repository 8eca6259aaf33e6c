import type { Options } from '../domain/options.ts'
import { host } from '../events/host.ts'
import { defineSlice } from './define-slice.ts'

const unset: Options | null = null

/** The host's options, null until they are given (the first event of every log). */
export const optionsSlice = defineSlice<Options | null>(unset, (when) => [
  when([host.optionsGiven], (_, { data }) => data.options),
])
