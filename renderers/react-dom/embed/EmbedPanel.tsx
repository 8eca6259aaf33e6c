import { useEffect, useId } from 'react'
import { appearanceView } from '../../../core/view-models/shell/appearance.ts'
import { chromeView } from '../../../core/view-models/shell/chrome.ts'
import { embedMoves, embedView } from '../../../core/view-models/shell/embed.ts'
import { featuresShown } from '../../../core/view-models/shell/features-shown.ts'
import { useDispatch } from '../../react-bindings/use-dispatch.ts'
import { useViewModel } from '../../react-bindings/use-view-model.ts'
import { AfterPaint } from '../modal/late/AfterPaint.tsx'
import { ignoreDoubleClicks } from '../modal/guards/ignore-double-clicks.ts'
import { Panel } from '../panel/Panel.tsx'
import { ShadowPortal } from '../shadow/ShadowPortal.tsx'
import embedCss from '../theme/embed.css?inline'
import { modalCss } from '../theme/modal-css.ts'
import { prefetchViews } from '../view-registry.ts'

const css = modalCss + embedCss

/** Renders the modal's views inline in a page, without a dialog and without a close button. */
export function EmbedPanel() {
  const { depth, tries, direction } = useViewModel(chromeView)
  const { view, back } = useViewModel(embedView)
  const appearance = useViewModel(appearanceView)
  const titleId = useId()
  const shown = useViewModel(featuresShown)
  const dispatch = useDispatch()
  useEffect(() => {
    dispatch(embedMoves.shown)
    return () => dispatch(embedMoves.hidden)
  }, [dispatch])
  useEffect(() => prefetchViews(shown), [shown])
  useEffect(() => ignoreDoubleClicks(window), [])
  return (
    <ShadowPortal css={css} inline={false}>
      <section
        className="embed"
        aria-labelledby={titleId}
        dir={appearance.direction}
        lang={appearance.language}
      >
        <Panel
          contents={{ view, depth, tries, direction, back, help: null, close: null }}
          titleId={titleId}
        />
        <AfterPaint of="EmbedBehaviour" />
      </section>
    </ShadowPortal>
  )
}
