import { useContext, useEffect } from 'react'
import { ShadowRootContext } from '../shadow/shadow-root-context.ts'
import { ignoreMovedControls } from './ignore-moved-controls.ts'
import { showNotices } from './show-notices.ts'

/** Watches the content of the surrounding dialog or embed for rows that move and for notices out of sight. */
export function useContentWatch(): void {
  const root = useContext(ShadowRootContext)
  useEffect(() => {
    const content = root?.querySelector<HTMLElement>('.content')
    const ends = content ? [ignoreMovedControls(content), showNotices(content)] : []
    return () => ends.forEach((end) => end())
  }, [root])
}
