import { useEffect, useState } from 'react'

/** Returns a chunk's module, or null until it is loaded. A failed load is reported, and repeated when `again` changes. */
export function useLate<Module>(load: (again: unknown) => Promise<Module>, again?: unknown): Module | null {
  const [module, setModule] = useState<Module | null>(null)
  useEffect(() => {
    let current = true
    load(again).then(
      (loaded) => current && setModule(loaded),
      (error: unknown) => globalThis.reportError?.(error),
    )
    return () => {
      current = false
    }
  }, [load, again])
  return module
}
