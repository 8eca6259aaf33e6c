import { chooseAccountNameView } from '../../../../core/view-models/names/choose-account-name.ts'
import type { ChooseAccountNameParts } from '../../../../core/view-models/names/choose-account-name.ts'
import { loadedView } from '../../panel/loaded-view.ts'
import { Icon } from '../../parts/pictures/Icon.tsx'
import { NoticeBox } from '../../parts/NoticeBox.tsx'
import { PageLink } from '../../parts/PageLink.tsx'
import { PressButton } from '../../parts/PressButton.tsx'
import accountNamesCss from '../../theme/views/account-names.css?inline'

/** ChooseAccountName: the use of a name, the existing name, and two buttons. */
export const chooseAccountName = loadedView(chooseAccountNameView, ChooseAccountNameView, accountNamesCss)

function ChooseAccountNameView({
  parts: { explain, taken, choose, learnMore },
}: {
  readonly parts: ChooseAccountNameParts
}) {
  return (
    <div className="names">
      <span className="tile mark names-mark" aria-hidden="true">
        <Icon name="wallet" />
      </span>
      <div className="names-words">
        <p className="names-title">{explain.title}</p>
        <p>{explain.body}</p>
      </div>
      {taken && <NoticeBox part={taken} />}
      <PressButton part={choose} shape="wide" />
      <PageLink part={learnMore} shape="wide" />
    </div>
  )
}
