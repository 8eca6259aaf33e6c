import * as z from 'zod/mini'

export const deviceSchema = z.object({
  kind: z.enum(['desktop', 'ios', 'android', 'terminal']),
  /** Whether the page runs inside Telegram, where only https links may be opened. */
  isTelegram: z.boolean(),
  /** Whether a secure frame is available. Present only if there is no page that could contain one. */
  hasFrame: z.optional(z.boolean()),
})
