import { useContext, useEffect, useState } from 'react'
import { chunk } from '../../../../core/loading/chunk.ts'
import { useStyleSheets } from '../../panel/use-style-sheets.ts'
import { ShadowRootContext } from '../../shadow/shadow-root-context.ts'

const loadDrag = /* @__PURE__ */ chunk('dragToClose', () => import('./drag-to-close.ts'))

/**
 * Lets a finger drag the surrounding dialog to close it, where it is a sheet. The code is loaded only for coarse pointers. If that fails, the next
 * dialog loads it again.
 */
export function useSheetDrag(): void {
  const root = useContext(ShadowRootContext)
  const [sheets, setSheets] = useState<readonly string[]>([])
  useStyleSheets(sheets)
  useEffect(() => {
    const dialog = root?.querySelector('dialog')
    if (!dialog || !globalThis.matchMedia?.('(pointer: coarse)').matches) return
    let isMounted = true
    let end = () => {}
    loadDrag().then(
      ({ dragToClose, sheetCss }) => {
        if (!isMounted) return
        setSheets([sheetCss])
        end = dragToClose(dialog)
      },
      () => {},
    )
    return () => {
      isMounted = false
      end()
    }
  }, [root])
}
