import type { Device } from '../domain/device.ts'
import { host } from '../events/host.ts'
import { bootBeginning } from './boot-beginning.ts'
import { defineSlice } from './define-slice.ts'

/** The visitor's device, a desktop until it has been looked at. */
export const deviceSlice = defineSlice<Device>(bootBeginning.device, (when) => [
  when([host.deviceDescribed], (_, { data }) => data.device),
])
