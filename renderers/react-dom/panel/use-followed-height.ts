import { useEffect, useLayoutEffect, useRef } from 'react'
import { animationsDone } from './animations-done.ts'

/** Makes a frame follow the height of its content, so that a change of the view is animated and begins at the top. */
export function useFollowedHeight(place: string) {
  const frame = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const outer = frame.current
    const inner = content.current
    if (!outer || !inner) return
    let known = 0
    const follow = () => {
      const height = inner.offsetHeight
      if (height === 0 || height === known) return
      const isMove = known > 0
      known = height
      outer.toggleAttribute('data-settling', isMove)
      outer.style.blockSize = `${height}px`
      if (!isMove) return
      // A newer height has ended this animation, and has its own.
      void animationsDone(outer).then(() => known === height && outer.removeAttribute('data-settling'))
    }
    const observer = new ResizeObserver(follow)
    observer.observe(inner)
    return () => observer.disconnect()
  }, [])

  useEffect(() => {
    if (place && frame.current) frame.current.scrollTop = 0
  }, [place])

  return { frame, content }
}
