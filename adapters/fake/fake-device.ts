import { of } from 'rxjs'
import type { DescribedDevice } from '../../core/domain/shell/device.ts'
import type { DevicePort } from '../../core/ports/device.ts'

/** A device of a test's choice, a desktop unless said otherwise; `pageUrl` is where a phone's page is. */
export function fakeDevice(device: Partial<DescribedDevice> = {}): DevicePort {
  return { describe: () => of({ kind: 'desktop', isTelegram: false, ...device }) }
}
