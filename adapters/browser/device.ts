import { isMobile } from '../../core/domain/shell/device.ts'
import type { DescribedDevice, Device } from '../../core/domain/shell/device.ts'
import type { DevicePort } from '../../core/ports/device.ts'

/** The part of a browser's window that identifies the device and the page. */
export type DeviceWindow = {
  readonly navigator?: { readonly userAgent?: string; readonly maxTouchPoints?: number }
  readonly location?: { readonly href: string }
  readonly TelegramWebviewProxy?: unknown
  readonly Telegram?: unknown
}

/** Creates the port that describes the device of a window. Without a window, as on a server, the device is a desktop. */
export function createDevice(window: DeviceWindow | null): DevicePort {
  return { describe: async () => describedDevice(window) }
}

function describedDevice(window: DeviceWindow | null): DescribedDevice {
  const device = deviceOf(window)
  const pageUrl = window?.location?.href
  return isMobile(device) && pageUrl !== undefined ? { ...device, pageUrl } : device
}

/** Returns the kind of a window's device, and whether the page runs inside Telegram. */
export function deviceOf(window: DeviceWindow | null): Device {
  const isTelegram = Boolean(window?.TelegramWebviewProxy ?? window?.Telegram)
  return { kind: kindOf(window?.navigator), isTelegram }
}

function kindOf(navigator: DeviceWindow['navigator']): Device['kind'] {
  const agent = navigator?.userAgent ?? ''
  if (/android/i.test(agent)) return 'android'
  if (/iphone|ipad|ipod/i.test(agent)) return 'ios'
  // iPadOS names itself a Macintosh. No Mac has a touch screen.
  return /macintosh/i.test(agent) && (navigator?.maxTouchPoints ?? 0) > 1 ? 'ios' : 'desktop'
}
