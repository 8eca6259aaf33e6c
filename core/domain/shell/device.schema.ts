import * as z from 'zod/mini'

export const Device = z.object({
  kind: z.enum(['desktop', 'ios', 'android', 'terminal']),
  /** Inside Telegram only https links may be opened. */
  isTelegram: z.boolean(),
  /** Whether a secure frame is within reach; said only where there is no page that could hold one. */
  hasFrame: z.optional(z.boolean()),
})
