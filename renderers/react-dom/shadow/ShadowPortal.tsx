import { useRef, useState } from 'react'
import type { ReactNode, RefObject } from 'react'
import { createPortal } from 'react-dom'
import { appearanceView } from '../../../core/view-models/shell/appearance.ts'
import { useViewModel } from '../../react-bindings/use-view-model.ts'
import { shadowRootOf } from './shadow-host.ts'
import { ShadowRootContext } from './shadow-root-context.ts'
import { applyAppearance } from '../theme/apply-appearance.ts'
import { useEarlyEffect } from './use-early-effect.ts'

/** A place in the host's own tree whose content uses Latchkey's style and not the page's. A server renders the empty place. */
export function ShadowPortal({
  css,
  inline,
  children,
}: {
  readonly css: string
  readonly inline: boolean
  readonly children: ReactNode
}) {
  const place = useRef<HTMLElement>(null)
  const [root, setRoot] = useState<ShadowRoot | null>(null)
  const appearance = useViewModel(appearanceView)
  useEarlyEffect(() => {
    if (place.current) setRoot(shadowRootOf(place.current, css))
  }, [css])
  useEarlyEffect(() => (place.current ? applyAppearance(place.current, appearance) : undefined), [appearance])
  const contents =
    root &&
    createPortal(<ShadowRootContext.Provider value={root}>{children}</ShadowRootContext.Provider>, root)
  return inline ? (
    <span ref={place}>{contents}</span>
  ) : (
    <div ref={place as RefObject<HTMLDivElement>}>{contents}</div>
  )
}
