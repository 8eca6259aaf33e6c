import { createElement, useEffect, useState } from 'react'
import type { ReactElement } from 'react'
import type { Chrome } from '../../../core/view-models/chrome.ts'
import { viewRegistry } from '../view-registry.ts'

/** A view to draw, null while its chunk is on its way; throws for want of it, and fetches it again when mounted anew. */
export function useLoadedView(view: Chrome['view']): ReactElement | null {
  const { loaded, load } = viewRegistry[view]
  const [View, setView] = useState(loaded)
  const [failure, setFailure] = useState<unknown>(null)
  useEffect(() => {
    if (!View) load().then(() => setView(loaded), setFailure)
  }, [View, load, loaded])
  if (failure !== null) throw failure
  return View && createElement(View)
}
