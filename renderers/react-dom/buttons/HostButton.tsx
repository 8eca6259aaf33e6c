import { appearanceView } from '../../../core/view-models/appearance.ts'
import type { Button, Image, Line } from '../../../core/view-models/parts.ts'
import { useDispatch } from '../../react-bindings/use-dispatch.ts'
import { useViewModel } from '../../react-bindings/use-view-model.ts'
import { Spinner } from '../parts/Spinner.tsx'
import { ShadowPortal } from '../shadow/ShadowPortal.tsx'
import { buttonCss } from '../theme/button-css.ts'
import { LateTile } from './LateTile.tsx'

/** What a button on the host's page shows. */
export type HostButtonParts = {
  readonly button: Button
  readonly image: Image | null
  readonly aside?: Line | null
}

/** A small button on the host's page, in a shadow root of its own so that neither style sheet meets the other. */
export function HostButton({ parts: { button, image, aside } }: { readonly parts: HostButtonParts }) {
  const dispatch = useDispatch()
  const { language, direction } = useViewModel(appearanceView)
  const { label, press, tone, busy = false } = button
  return (
    <ShadowPortal css={buttonCss} inline>
      <button
        type="button"
        className="host-button"
        dir={direction}
        lang={language}
        data-tone={image ? 'neutral' : tone}
        aria-busy={busy || undefined}
        aria-haspopup="dialog"
        aria-disabled={press === null || undefined}
        onClick={() => press && dispatch(press)}
      >
        {aside?.value && (
          <bdi className="aside" dir="ltr">
            {aside.value}
          </bdi>
        )}
        {busy ? <Spinner /> : image && <LateTile image={image} />}
        <bdi className="words">{label}</bdi>
      </button>
    </ShadowPortal>
  )
}
