import { useEffect, useState } from 'react'

/** What a chunk brings, null until it is here; a load that failed is reported, and tried again once `again` changes. */
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
