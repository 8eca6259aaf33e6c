import { of } from 'rxjs'
import type { DescribedDevice } from '../../core/domain/shell/device.ts'
import type { DevicePort } from '../../core/ports/device.ts'

/** Creates a device of the test's choice, by default a desktop. `pageUrl` is the URL of a phone's page. */
export function fakeDevice(device: Partial<DescribedDevice> = {}): DevicePort {
  return { describe: () => of({ kind: 'desktop', isTelegram: false, ...device }) }
}
