import { appearanceView } from '../../../core/view-models/shell/appearance.ts'
import { embedFailureView } from '../../../core/view-models/shell/embed-failure.ts'
import { useDispatch } from '../../react-bindings/use-dispatch.ts'
import { useViewModel } from '../../react-bindings/use-view-model.ts'
import { ShadowPortal } from '../shadow/ShadowPortal.tsx'
import { buttonCss } from '../theme/button-css.ts'

/** Renders the replacement of an embed whose code did not load. It uses the style of the host's buttons, because no other style is loaded. */
export function EmbedFailed() {
  const { failed, retry } = useViewModel(embedFailureView)
  const { language, direction } = useViewModel(appearanceView)
  const dispatch = useDispatch()
  const { press } = retry
  return (
    <ShadowPortal css={buttonCss} inline={false}>
      <div role="alert" dir={direction} lang={language}>
        <p>{failed.title}</p>
        <button
          type="button"
          className="host-button"
          data-tone={retry.tone}
          onClick={() => press && dispatch(press)}
        >
          {retry.label}
        </button>
      </div>
    </ShadowPortal>
  )
}
