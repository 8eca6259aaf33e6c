import * as z from 'zod/mini'

export const Platform = z.enum(['browser', 'qrcode', 'mobile', 'browse', 'desktop', 'web'])
