import { accountView } from '../../../../core/view-models/account/account.ts'
import type { AccountParts } from '../../../../core/view-models/account/account.ts'
import { loadedView } from '../../panel/loaded-view.ts'
import type { LoadedView } from '../../panel/loaded-view.ts'
import { ItemList } from '../../parts/lists/ItemList.tsx'
import { NoticeBox } from '../../parts/NoticeBox.tsx'
import { PressButton } from '../../parts/PressButton.tsx'
import { ProgressMark } from '../../parts/pictures/ProgressMark.tsx'
import disconnectCss from '../../theme/disconnect.css?inline'
import amountCss from '../../theme/amount.css?inline'
import accountCss from '../../theme/views/account.css?inline'
import menuCss from '../../theme/menu.css?inline'
import tokensCss from '../../theme/token-rows.css?inline'
import { AccountFoot } from './AccountFoot.tsx'
import { AccountHolder } from './AccountHolder.tsx'
import { AccountLists } from './AccountLists.tsx'
import { NetworkPill } from './NetworkPill.tsx'

/** Account: the account and its worth, the actions, its tokens, and its wallet at the foot. The network stands in the title bar. */
export const account: LoadedView = {
  ...loadedView(accountView, AccountView, amountCss, disconnectCss, accountCss, menuCss, tokensCss),
  barStart: { place: 'network', Drawing: NetworkPill },
}

function AccountView({ parts }: { readonly parts: AccountParts }) {
  const { waiting, none, locked, request, connectAgain, connect, wrongNetwork, switchNetwork } = parts
  const { send, swap, receive, buy, others } = parts
  return (
    <div className="account">
      {waiting && <ProgressMark part={waiting} />}
      {none && <p className="nobody">{none.title}</p>}
      {locked && <NoticeBox part={locked} />}
      {request && <NoticeBox part={request} />}
      {connectAgain && <PressButton part={connectAgain} shape="wide" />}
      {connect && <PressButton part={connect} shape="wide" />}
      <AccountHolder parts={parts} />
      {wrongNetwork && (
        <NoticeBox part={wrongNetwork}>{switchNetwork && <PressButton part={switchNetwork} />}</NoticeBox>
      )}
      {(send || swap || receive || buy) && (
        <div className="holder-actions">
          {send && <PressButton part={send} />}
          {swap && <PressButton part={swap} />}
          {receive && <PressButton part={receive} />}
          {buy && <PressButton part={buy} />}
        </div>
      )}
      <AccountLists parts={parts} />
      {others && <ItemList part={others} />}
      <AccountFoot parts={parts} />
    </div>
  )
}
