import { useContext, useEffect, useLayoutEffect, useRef } from 'react'
import { chromeView } from '../../../../core/view-models/shell/chrome.ts'
import { useViewModel } from '../../../react-bindings/use-view-model.ts'
import { ShadowRootContext } from '../../shadow/shadow-root-context.ts'

/** How long a picture travels, in milliseconds. */
const travelTime = 260

/** The picture of a pressed control, the view it was in, and its place in CSS pixels of the window. */
type Departure = { readonly picture: string; readonly place: string; readonly box: DOMRect }

/**
 * Moves the picture of a pressed row into the ring of the next view. So the visitor sees that it is the same wallet. Does nothing if the ring has
 * another picture, or if the visitor prefers reduced motion.
 */
export function useTravellingPicture(): void {
  const root = useContext(ShadowRootContext)
  const { view, depth } = useViewModel(chromeView)
  const place = `${view} ${depth}`
  const departure = useRef<Departure | null>(null)

  useEffect(() => {
    const panel = root?.querySelector('.panel')
    const depart = ({ target }: Event) => {
      const tile = (target as Element).closest('button, a')?.querySelector('.tile')
      departure.current = tile ? { picture: pictureIn(tile), place, box: tile.getBoundingClientRect() } : null
    }
    panel?.addEventListener('click', depart, true)
    return () => panel?.removeEventListener('click', depart, true)
  }, [root, place])

  useLayoutEffect(() => {
    const from = departure.current
    if (from?.place === place) return
    departure.current = null
    const tile = root?.querySelector('.mood > .tile')
    if (from && tile && pictureIn(tile) === from.picture && !prefersReducedMotion()) travel(tile, from.box)
  }, [root, place])
}

function pictureIn(tile: Element): string {
  return tile.querySelector('img')?.src ?? tile.textContent
}

function travel(tile: Element, from: DOMRect): void {
  const to = tile.getBoundingClientRect()
  if (to.width === 0) return
  const across = from.x + from.width / 2 - (to.x + to.width / 2)
  const down = from.y + from.height / 2 - (to.y + to.height / 2)
  const start = { translate: `${across}px ${down}px`, scale: `${from.width / to.width}` }
  tile.animate([start, {}], { duration: travelTime, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' })
}

function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}
