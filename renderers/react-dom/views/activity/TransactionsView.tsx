import { transactionsView } from '../../../../core/view-models/activity/transactions.ts'
import type { TransactionsParts } from '../../../../core/view-models/activity/transactions.ts'
import { loadedView } from '../../panel/loaded-view.ts'
import { GroupedList } from '../../parts/lists/GroupedList.tsx'
import { ItemRow } from '../../parts/lists/ItemRow.tsx'
import { NoticeBox } from '../../parts/NoticeBox.tsx'
import { PressButton } from '../../parts/PressButton.tsx'
import longListCss from '../../theme/long-list.css?inline'
import transactionsCss from '../../theme/views/transactions.css?inline'

/** Transactions: rows by month in a scrolling area, with errors above. */
export const transactions = loadedView(transactionsView, TransactionsView, longListCss, transactionsCss)

function TransactionsView({
  parts: { failed, retry, none, fund, list, older },
}: {
  readonly parts: TransactionsParts
}) {
  return (
    <div className={list ? 'long-list transactions' : 'transactions'}>
      {failed && <NoticeBox part={failed}>{retry && <PressButton part={retry} />}</NoticeBox>}
      {none && <NoticeBox part={none} />}
      {fund && <ItemRow part={fund} leadsOn />}
      {list && <GroupedList part={list} />}
      {older && <PressButton part={older} shape="wide" />}
    </div>
  )
}
