import { of } from 'rxjs'
import type { Device } from '../../core/domain/device.ts'
import type { DevicePort } from '../../core/ports/device.ts'

/** A device of a test's choice, a desktop unless said otherwise. */
export function fakeDevice(device: Partial<Device> = {}): DevicePort {
  return { describe: () => of({ kind: 'desktop', isTelegram: false, ...device }) }
}
