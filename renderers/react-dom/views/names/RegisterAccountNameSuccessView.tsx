import { registerAccountNameSuccessView } from '../../../../core/view-models/names/register-account-name-success.ts'
import type { RegisterAccountNameSuccessParts } from '../../../../core/view-models/names/register-account-name-success.ts'
import { loadedView } from '../../panel/loaded-view.ts'
import { Icon } from '../../parts/pictures/Icon.tsx'
import { PageLink } from '../../parts/PageLink.tsx'
import { PressButton } from '../../parts/PressButton.tsx'
import accountNamesCss from '../../theme/views/account-names.css?inline'

/** RegisterAccountNameSuccess: a check mark, the name, and two buttons. */
export const registerAccountNameSuccess = loadedView(
  registerAccountNameSuccessView,
  RegisterAccountNameSuccessView,
  accountNamesCss,
)

function RegisterAccountNameSuccessView({
  parts: { name, done, close, learnMore },
}: {
  readonly parts: RegisterAccountNameSuccessParts
}) {
  return (
    <div className="names">
      <span className="tile mark names-mark" aria-hidden="true">
        <Icon name="check" />
      </span>
      <div className="names-words" role="status">
        {name && (
          <p className="names-own">
            <bdi>{name.title}</bdi>
          </p>
        )}
        <p className="names-title">{done.title}</p>
        <p>{done.body}</p>
      </div>
      <PressButton part={close} shape="wide" />
      <PageLink part={learnMore} shape="wide" />
    </div>
  )
}
