import { connectView } from '../../../core/view-models/connect.ts'
import type { ConnectParts } from '../../../core/view-models/connect.ts'
import { loadedView } from '../panel/loaded-view.ts'
import { ItemList } from '../parts/ItemList.tsx'
import { ItemRow } from '../parts/ItemRow.tsx'
import { NoticeBox } from '../parts/NoticeBox.tsx'
import { PageLink } from '../parts/PageLink.tsx'
import { PressButton } from '../parts/PressButton.tsx'
import connectCss from '../theme/connect.css?inline'

/** Connect: wallets in rows, the way to all of them, what went wrong between them, the small print at the foot. */
export const connect = loadedView(connectView, ConnectView, connectCss)

function ConnectView({
  parts: { installed, none, recommended, all, failed, retry, legal, terms, privacy },
}: {
  readonly parts: ConnectParts
}) {
  return (
    <div className="connect">
      {installed && <ItemList part={installed} />}
      {none && <NoticeBox part={none} />}
      {recommended && <ItemList part={recommended} />}
      {all && <ItemRow part={all} leadsOn />}
      {failed && <NoticeBox part={failed}>{retry && <PressButton part={retry} />}</NoticeBox>}
      {legal && (
        <div className="legal">
          <p>{legal.title}</p>
          <p className="legal-links">
            {terms && <PageLink part={terms} />}
            {privacy && <PageLink part={privacy} />}
          </p>
        </div>
      )}
    </div>
  )
}
