import type { DescribedDevice } from '../domain/shell/device.ts'
import type { Answer } from './answer.ts'

/** The visitor's device. */
export interface DevicePort {
  /** Returns the kind of the device. On a phone, also returns the current URL of the page. */
  describe(request: null, signal: AbortSignal): Answer<DescribedDevice>
}
