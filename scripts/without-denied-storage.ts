import type { Plugin } from 'vite'

const storages = /\/node_modules\/@walletconnect\/keyvaluestorage\/dist\/index\.es\.js$/
const read = /\b(\w+)\.localStorage\b/g

/**
 * Prevents the pairing library from reading a denied `localStorage` when its module runs. The browser would throw, and the module would not load.
 */
export function withoutDeniedStorage(): Plugin {
  return {
    name: 'without-denied-storage',
    transform: (code, id) => (storages.test(id) ? { code: withAllowedStorage(code), map: null } : null),
  }
}

/** Makes reads of `localStorage` return undefined if the browser denies it. The library's own fields of that name do not change. */
function withAllowedStorage(code: string): string {
  const allowed =
    'const allowedStorage = (scope) => { try { return scope.localStorage } catch { return undefined } };\n'
  return (
    allowed +
    code.replace(read, (whole, scope: string) => (scope === 'this' ? whole : `allowedStorage(${scope})`))
  )
}
