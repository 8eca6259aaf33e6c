import type { DescribedDevice } from '../../domain/shell/device.ts'
import { host } from '../../events/host.ts'
import { bootBeginning } from '../slices/boot-beginning.ts'
import { defineSlice } from '../slices/define-slice.ts'

/** The visitor's device, a desktop until it has been looked at, and what is known of the page's URL. */
export const deviceSlice = defineSlice<DescribedDevice>(bootBeginning.device, (when) => [
  when([host.deviceDescribed], (_, { data: { device, pageUrl } }) =>
    pageUrl === undefined ? device : { ...device, pageUrl },
  ),
])
