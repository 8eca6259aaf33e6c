import { useContext, useEffect } from 'react'
import { useStyleSheets } from '../panel/use-style-sheets.ts'
import { ShadowRootContext } from '../shadow/shadow-root-context.ts'
import { ignoreMovedControls } from './ignore-moved-controls.ts'
import { showNotices } from './show-notices.ts'

/** An accent of the host may be as light or as dark as the ground. The ring keeps its contrast, because most of it is ink. */
const ringCss = `
.panel { --lk-ring: color-mix(in srgb, var(--lk-accent) 40%, var(--lk-ink)) }
.panel :focus-visible { outline-color: var(--lk-ring) }
`
const sheets = [ringCss]

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
