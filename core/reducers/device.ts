import { unknownDevice } from '../domain/device.ts'
import type { Device } from '../domain/device.ts'
import { host } from '../events/host.ts'
import { defineSlice } from './define-slice.ts'

/** The visitor's device, a desktop until it has been looked at. */
export const deviceSlice = defineSlice<Device>(unknownDevice, (when) => [
  when([host.deviceDescribed], (_, { data }) => data.device),
])
