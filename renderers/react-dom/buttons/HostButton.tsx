import { appearanceView } from '../../../core/view-models/shell/appearance.ts'
import type { ButtonLook } from '../../../core/view-models/buttons/button-look.ts'
import type { ConnectButtonView } from '../../../core/view-models/buttons/connect-button.ts'
import { useDispatch } from '../../react-bindings/use-dispatch.ts'
import { useViewModel } from '../../react-bindings/use-view-model.ts'
import type { State } from '../../react-bindings/use-view-model.ts'
import { OwnBoundary } from '../shadow/OwnBoundary.tsx'
import { Spinner } from '../parts/pictures/Spinner.tsx'
import { ShadowPortal } from '../shadow/ShadowPortal.tsx'
import { buttonCss } from '../theme/button-css.ts'
import { LateTile } from './LateTile.tsx'

type Look = Pick<ButtonLook, 'size' | 'balance'>

type Shown = {
  /** The content of the button. Null renders nothing. */
  readonly view: (state: State) => ConnectButtonView | null
}

/**
 * Renders a small button on the host's page. `name` is its name in the log. Renders nothing after an error, so that the host's tree is not
 * affected.
 */
export function HostButton({ name, ...shown }: { readonly name: string } & Shown & Look) {
  return (
    <OwnBoundary drawing={name}>
      <Drawn {...shown} />
    </OwnBoundary>
  )
}

function Drawn({ view, ...look }: Shown & Look) {
  const parts = useViewModel(view)
  return parts && <Isolated parts={parts} {...look} />
}

/** Renders the button in a shadow root of its own, so that neither style sheet affects the other. Its label waits until the state is known. */
function Isolated({
  parts: { status, button, image },
  size,
  balance,
}: { readonly parts: ConnectButtonView } & Look) {
  const dispatch = useDispatch()
  const { language, direction } = useViewModel(appearanceView)
  const { label, press, tone, busy } = button
  return (
    <ShadowPortal css={buttonCss} inline>
      <button
        type="button"
        className="host-button"
        part="host-button"
        dir={direction}
        lang={language}
        data-tone={image ? 'neutral' : tone}
        data-size={size}
        data-status={status}
        aria-busy={busy || undefined}
        aria-haspopup="dialog"
        aria-disabled={press === null || undefined}
        onClick={() => press && dispatch(press)}
      >
        {busy ? <Spinner /> : image && <LateTile image={image} balance={balance === 'show'} />}
        <bdi className="words">{label}</bdi>
      </button>
    </ShadowPortal>
  )
}
