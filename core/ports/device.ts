import type { Device } from '../domain/device.ts'
import type { Answer } from './answer.ts'

/** The visitor's device. */
export interface DevicePort {
  /** What kind of device this is, asked once at the start. */
  describe(request: null, signal: AbortSignal): Answer<Device>
}
