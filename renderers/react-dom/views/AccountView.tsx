import { accountView } from '../../../core/view-models/account.ts'
import type { AccountParts } from '../../../core/view-models/account.ts'
import { loadedView } from '../panel/loaded-view.ts'
import { FactLine } from '../parts/FactLine.tsx'
import { ItemList } from '../parts/ItemList.tsx'
import { NoticeBox } from '../parts/NoticeBox.tsx'
import { PageLink } from '../parts/PageLink.tsx'
import { PressButton } from '../parts/PressButton.tsx'
import { ProgressMark } from '../parts/ProgressMark.tsx'
import accountCss from '../theme/account.css?inline'
import { AccountHolder } from './AccountHolder.tsx'

/** Account: the holder at the top, where and with what below, the ways out at the foot. */
export const account = loadedView(accountView, AccountView, accountCss)

function AccountView({ parts }: { readonly parts: AccountParts }) {
  const { waiting, none, locked, request, connect, wrongNetwork, switchNetwork } = parts
  const { network, wallet, explorer, others, more, disconnect, disconnectAll } = parts
  return (
    <div className="account">
      {waiting && <ProgressMark part={waiting} />}
      {none && <p className="nobody">{none.title}</p>}
      {locked && <NoticeBox part={locked} />}
      {request && <NoticeBox part={request} />}
      {connect && <PressButton part={connect} shape="wide" />}
      <AccountHolder parts={parts} />
      {wrongNetwork && (
        <NoticeBox part={wrongNetwork}>{switchNetwork && <PressButton part={switchNetwork} />}</NoticeBox>
      )}
      {(network || wallet) && (
        <div className="facts">
          {network && <FactLine part={network} />}
          {wallet && <FactLine part={wallet} />}
        </div>
      )}
      {others && <ItemList part={others} />}
      {more && <PressButton part={more} shape="wide" />}
      {(explorer || disconnect) && (
        <div className="ways-out">
          {explorer && <PageLink part={explorer} shape="wide" />}
          {disconnect && <PressButton part={disconnect} shape="wide" />}
          {disconnectAll && <PressButton part={disconnectAll} shape="wide" />}
        </div>
      )}
    </div>
  )
}
