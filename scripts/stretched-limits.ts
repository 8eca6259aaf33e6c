import type { Plugin } from 'vite'

/** By how much the limits of a page that is built now are stretched: not at all, unless `LATCHKEY_STRETCH` says so. */
export function limitStretch(): number {
  return Number(process.env.LATCHKEY_STRETCH ?? 1)
}

/** Multiplies every limit of `core/domain/limits.ts` in what is built, so that a slow machine breaks none of them. */
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
