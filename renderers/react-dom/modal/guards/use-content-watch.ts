import { useContext, useEffect } from 'react'
import { useStyleSheets } from '../../panel/use-style-sheets.ts'
import { ShadowRootContext } from '../../shadow/shadow-root-context.ts'
import focusRingCss from '../../theme/focus-ring.css?inline'
import { ignoreMovedControls } from './ignore-moved-controls.ts'
import { showNotices } from './show-notices.ts'

const sheets = [focusRingCss]

/**
 * Watches the content of the surrounding dialog or embed for rows that move and for notices out of sight. Gives it focus rings that are visible with
 * any accent.
 */
export function useContentWatch(): void {
  useStyleSheets(sheets)
  const root = useContext(ShadowRootContext)
  useEffect(() => {
    const content = root?.querySelector<HTMLElement>('.content')
    const ends = content ? [ignoreMovedControls(content), showNotices(content)] : []
    return () => ends.forEach((end) => end())
  }, [root])
}
