import { useContext, useInsertionEffect } from 'react'
import { ShadowRootContext } from '../shadow/shadow-root-context.ts'
import { adoptSheet } from '../theme/adopt-sheet.ts'

/** Adds style sheets to the surrounding shadow root, before the view is measured and painted. Throws if there is no shadow root. */
export function useStyleSheets(sheets: readonly string[]): void {
  const root = useContext(ShadowRootContext)
  if (!root)
    throw new Error('No shadow root around this view: draw it inside <ShadowPortal> or by mountModal.')
  useInsertionEffect(() => {
    for (const css of sheets) adoptSheet(root, css)
  }, [root, sheets])
}
