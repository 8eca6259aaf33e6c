import type { DescribedDevice } from '../../domain/shell/device.ts'
import { host } from '../../events/host.ts'
import { bootBeginning } from '../slices/boot-beginning.ts'
import { defineSlice } from '../slices/define-slice.ts'

/** Reduces the visitor's device, a desktop until it is described, and the page's URL. */
export const deviceSlice = defineSlice<DescribedDevice>(bootBeginning.device, (when) => [
  when([host.deviceDescribed], (_, { data: { device, pageUrl } }) =>
    pageUrl === undefined ? device : { ...device, pageUrl },
  ),
])
