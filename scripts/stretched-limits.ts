import type { Plugin } from 'vite'

/** Returns the factor for the limits of a page that is built now. It is 1, unless `LATCHKEY_STRETCH` sets another. */
export function limitStretch(): number {
  return Number(process.env.LATCHKEY_STRETCH ?? 1)
}

/** Multiplies every limit of `core/domain/limits.ts` in the build, so that a slow machine stays within them. */
export function stretchedLimits(factor: number): Plugin {
  return {
    name: 'stretched-limits',
    enforce: 'pre',
    transform: (code, id) =>
      id.endsWith('/core/domain/limits.ts')
        ? {
            code: code.replaceAll(/= ([\d_]+)$/gm, (_, limit: string) => `= ${stretchedBy(factor, limit)}`),
            map: null,
          }
        : null,
  }
}

function stretchedBy(factor: number, limit: string): number {
  return factor * Number(limit.replaceAll('_', ''))
}
