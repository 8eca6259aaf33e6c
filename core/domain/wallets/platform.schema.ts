import * as z from 'zod/mini'

export const platformSchema = z.enum(['browser', 'qrcode', 'mobile', 'browse', 'desktop', 'web'])
