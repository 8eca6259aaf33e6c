import { registerAccountNameSuccessView } from '../../../../core/view-models/names/register-account-name-success.ts'
import type { RegisterAccountNameSuccessParts } from '../../../../core/view-models/names/register-account-name-success.ts'
import { loadedView } from '../../panel/loaded-view.ts'
import { ActionState } from '../../parts/ActionState.tsx'
import { PageLink } from '../../parts/PageLink.tsx'
import { PressButton } from '../../parts/PressButton.tsx'
import accountNamesCss from '../../theme/views/account-names.css?inline'
import actionCss from '../../theme/views/action-state.css?inline'

/** RegisterAccountNameSuccess: a check mark, the name, and two buttons. */
export const registerAccountNameSuccess = loadedView(
  registerAccountNameSuccessView,
  RegisterAccountNameSuccessView,
  accountNamesCss,
  actionCss,
)

function RegisterAccountNameSuccessView({
  parts: { picture, name, done, close, learnMore },
}: {
  readonly parts: RegisterAccountNameSuccessParts
}) {
  return (
    <div className="action">
      <ActionState picture={picture} status={done} />
      {name && (
        <p className="names-own">
          <bdi>{name.title}</bdi>
        </p>
      )}
      <div className="action-ways">
        <PageLink part={learnMore} shape="wide" />
        <PressButton part={close} shape="wide" />
      </div>
    </div>
  )
}
