import type * as z from 'zod/mini'
import type * as schema from './device.schema.ts'

/** Where the visitor is: what decides between a QR code and a link, and between stores. */
export type Device = z.infer<typeof schema.Device>

/** A device, and on a phone the URL of the page, so that a wallet's own browser can open it. */
export type DescribedDevice = Device & { readonly pageUrl?: string }

/** Whether wallets are apps on this very device. */
export function isMobile({ kind }: Device): boolean {
  return kind === 'ios' || kind === 'android'
}

/** What is assumed until the device has been looked at. */
export const unknownDevice: Device = { kind: 'desktop', isTelegram: false }
