import type { Plugin } from 'vite'

const storages = /\/node_modules\/@walletconnect\/keyvaluestorage\/dist\/index\.es\.js$/
const read = /\b(\w+)\.localStorage\b/g

/** Keeps the pairing library from reading a forbidden `localStorage` as its module runs: the browser would throw, and no module would come. */
export function withoutDeniedStorage(): Plugin {
  return {
    name: 'without-denied-storage',
    transform: (code, id) => (storages.test(id) ? { code: withAllowedStorage(code), map: null } : null),
  }
}

/** Reads `localStorage` as undefined where the browser denies it; what the library keeps in its own fields stays. */
function withAllowedStorage(code: string): string {
  const allowed =
    'const allowedStorage = (scope) => { try { return scope.localStorage } catch { return undefined } };\n'
  return (
    allowed +
    code.replace(read, (whole, scope: string) => (scope === 'this' ? whole : `allowedStorage(${scope})`))
  )
}
