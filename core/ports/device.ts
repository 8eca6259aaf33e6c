import type { DescribedDevice } from '../domain/shell/device.ts'
import type { Answer } from './answer.ts'

/** The visitor's device. */
export interface DevicePort {
  /** What kind of device this is, and on a phone at which URL the page is now. */
  describe(request: null, signal: AbortSignal): Answer<DescribedDevice>
}
