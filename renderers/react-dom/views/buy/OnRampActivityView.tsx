import { onRampActivityView } from '../../../../core/view-models/buy/on-ramp-activity.ts'
import type { OnRampActivityParts } from '../../../../core/view-models/buy/on-ramp-activity.ts'
import { loadedView } from '../../panel/loaded-view.ts'
import { GroupedList } from '../../parts/lists/GroupedList.tsx'
import { NoticeBox } from '../../parts/NoticeBox.tsx'
import { PressButton } from '../../parts/PressButton.tsx'
import longListCss from '../../theme/long-list.css?inline'
import transactionsCss from '../../theme/views/transactions.css?inline'

/** OnRampActivity: purchases by month in a scrolling area, with errors above. */
export const onRampActivity = loadedView(onRampActivityView, OnRampActivityView, longListCss, transactionsCss)

function OnRampActivityView({
  parts: { failed, retry, none, list },
}: {
  readonly parts: OnRampActivityParts
}) {
  return (
    <div className={list ? 'long-list transactions' : 'transactions'}>
      {failed && <NoticeBox part={failed}>{retry && <PressButton part={retry} />}</NoticeBox>}
      {none && <NoticeBox part={none} />}
      {list && <GroupedList part={list} />}
    </div>
  )
}
