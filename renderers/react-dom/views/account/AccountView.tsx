import { accountView } from '../../../../core/view-models/account/account.ts'
import type { AccountParts } from '../../../../core/view-models/account/account.ts'
import { loadedView } from '../../panel/loaded-view.ts'
import { FactLine } from '../../parts/FactLine.tsx'
import { ItemList } from '../../parts/lists/ItemList.tsx'
import { ItemRow } from '../../parts/lists/ItemRow.tsx'
import { NoticeBox } from '../../parts/NoticeBox.tsx'
import { PressButton } from '../../parts/PressButton.tsx'
import { TokenList } from '../../parts/lists/TokenList.tsx'
import { ProgressMark } from '../../parts/pictures/ProgressMark.tsx'
import accountCss from '../../theme/views/account.css?inline'
import tokensCss from '../../theme/token-rows.css?inline'
import { AccountHolder } from './AccountHolder.tsx'
import { AccountFooter } from './AccountFooter.tsx'

/** Account: the account, its network and wallet, and the footer at the bottom. Content that arrives late is last, so that it moves no button. */
export const account = loadedView(accountView, AccountView, accountCss, tokensCss)

function AccountView({ parts }: { readonly parts: AccountParts }) {
  const { waiting, none, locked, request, connectAgain, connect, wrongNetwork, switchNetwork } = parts
  const { total, totalNote, tokensFailed, tokensRetry, tokens, firstPurchase, fund, allTokens } = parts
  const { email, social, network, wallet, activity, buy, send, swap, receive, settings, others, more } = parts
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
      {(buy || send || swap || receive) && (
        <div className="holder-actions">
          {buy && <PressButton part={buy} />}
          {send && <PressButton part={send} />}
          {swap && <PressButton part={swap} />}
          {receive && <PressButton part={receive} />}
        </div>
      )}
      {(network || wallet) && (
        <div className="facts">
          {email && <FactLine part={email} />}
          {social && <FactLine part={social} />}
          {network && <FactLine part={network} />}
          {wallet && <FactLine part={wallet} />}
          {activity && <FactLine part={activity} />}
          {settings && <FactLine part={settings} />}
        </div>
      )}
      {others && <ItemList part={others} />}
      {more && <PressButton part={more} shape="wide" />}
      {tokensFailed && (
        <NoticeBox part={tokensFailed}>{tokensRetry && <PressButton part={tokensRetry} />}</NoticeBox>
      )}
      {total && (
        <p className="total">
          {total.label} <bdi>{total.value}</bdi>
        </p>
      )}
      {totalNote && <p className="quiet-note">{totalNote.title}</p>}
      {tokens && <TokenList part={tokens} />}
      {firstPurchase && <ItemRow part={firstPurchase} leadsOn />}
      {fund && <ItemRow part={fund} leadsOn />}
      {allTokens && <PressButton part={allTokens} shape="wide" />}
      <AccountFooter parts={parts} />
    </div>
  )
}
