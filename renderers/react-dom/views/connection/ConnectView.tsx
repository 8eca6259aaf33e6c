import { connectView } from '../../../../core/view-models/connection/connect.ts'
import type { ConnectParts } from '../../../../core/view-models/connection/connect.ts'
import { loadedView } from '../../panel/loaded-view.ts'
import { ItemList } from '../../parts/lists/ItemList.tsx'
import { ItemRow } from '../../parts/lists/ItemRow.tsx'
import { NoticeBox } from '../../parts/NoticeBox.tsx'
import { LegalLines } from '../../parts/LegalLines.tsx'
import { PressButton } from '../../parts/PressButton.tsx'
import connectCss from '../../theme/views/connect.css?inline'

/** Connect: wallets in rows, a link to all of them, errors between them, the legal text at the bottom. */
export const connect = loadedView(connectView, ConnectView, connectCss)

function ConnectView({
  parts: { stillConnected, installed, none, recommended, all, failed, retry, ...legal },
}: {
  readonly parts: ConnectParts
}) {
  return (
    <div className="connect">
      {stillConnected && <NoticeBox part={stillConnected} />}
      {installed && <ItemList part={installed} />}
      {none && <NoticeBox part={none} />}
      {recommended && <ItemList part={recommended} />}
      {all && <ItemRow part={all} leadsOn />}
      {failed && <NoticeBox part={failed}>{retry && <PressButton part={retry} />}</NoticeBox>}
      <LegalLines {...legal} />
    </div>
  )
}
