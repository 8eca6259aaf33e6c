import * as z from 'zod/mini'

/** Where the visitor is: what decides between a QR code and a link, and between stores. */
export const Device = z.object({
  kind: z.enum(['desktop', 'ios', 'android', 'terminal']),
  /** Inside Telegram only https links may be opened. */
  isTelegram: z.boolean(),
  /** Whether a secure frame is within reach; said only where there is no page that could hold one. */
  hasFrame: z.optional(z.boolean()),
})
export type Device = z.infer<typeof Device>

/** A device, and on a phone the URL of the page, so that a wallet's own browser can open it. */
export type DescribedDevice = Device & { readonly pageUrl?: string }

/** Whether wallets are apps on this very device. */
export function isMobile({ kind }: Device): boolean {
  return kind === 'ios' || kind === 'android'
}

/** What is assumed until the device has been looked at. */
export const unknownDevice: Device = { kind: 'desktop', isTelegram: false }
