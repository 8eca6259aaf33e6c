import { memo } from 'react'
import type { AccountParts } from '../../../../core/view-models/account/account.ts'
import type { Line } from '../../../../core/view-models/parts/parts.ts'
import { isSameData } from '../../../react-bindings/same-data.ts'
import { useDispatch } from '../../../react-bindings/use-dispatch.ts'
import { ItemRow } from '../../parts/lists/ItemRow.tsx'
import { TokenList } from '../../parts/lists/TokenList.tsx'
import { NoticeBox } from '../../parts/NoticeBox.tsx'
import { PressButton } from '../../parts/PressButton.tsx'
import { Icon } from '../../parts/pictures/Icon.tsx'

/** Renders the tokens of an account below their heading, with the way to its activity at the heading's end. */
export function AccountLists({ parts }: { readonly parts: AccountParts }) {
  const { activity, tokens, totalNote, tokensFailed, tokensRetry, firstPurchase, fund, allTokens } = parts
  const link = activity && <ActivityLink part={activity} />
  return (
    <div className="account-lists">
      {tokens ? <TokenList part={tokens} end={link} /> : link && <div className="heading-line">{link}</div>}
      {tokensFailed && (
        <NoticeBox part={tokensFailed}>{tokensRetry && <PressButton part={tokensRetry} />}</NoticeBox>
      )}
      {firstPurchase && <ItemRow part={firstPurchase} leadsOn />}
      {fund && <ItemRow part={fund} leadsOn />}
      {allTokens && <PressButton part={allTokens} shape="wide" />}
      {totalNote && <p className="quiet-note">{totalNote.title}</p>}
    </div>
  )
}

const ActivityLink = memo(DrawnLink, isSameData)

function DrawnLink({ part: { label, press } }: { readonly part: Line }) {
  const dispatch = useDispatch()
  return (
    <button type="button" className="all-link" part="button" onClick={() => press && dispatch(press)}>
      {label}
      <Icon name="chevron" />
    </button>
  )
}
