import type * as z from 'zod/mini'
import type * as schema from './device.schema.ts'

/** The visitor's device, which decides between a QR code and a link, and between app stores. */
export type Device = z.infer<typeof schema.deviceSchema>

/** A device, and on a phone the URL of the page, which a wallet's own browser can open. */
export type DescribedDevice = Device & { readonly pageUrl?: string }

/** Returns whether wallets are apps on this device. */
export function isMobile({ kind }: Device): boolean {
  return kind === 'ios' || kind === 'android'
}

/** The assumed device until it is detected. */
export const unknownDevice: Device = { kind: 'desktop', isTelegram: false }
