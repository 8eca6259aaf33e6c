import type { ReactNode } from 'react'
import { connectView } from '../../../../core/view-models/connection/connect.ts'
import type { ConnectParts } from '../../../../core/view-models/connection/connect.ts'
import type { Item } from '../../../../core/view-models/parts/parts.ts'
import { useDispatch } from '../../../react-bindings/use-dispatch.ts'
import { loadedView } from '../../panel/loaded-view.ts'
import { ItemList } from '../../parts/lists/ItemList.tsx'
import { NoticeBox } from '../../parts/NoticeBox.tsx'
import { LegalLines } from '../../parts/LegalLines.tsx'
import { PressButton } from '../../parts/PressButton.tsx'
import { Icon } from '../../parts/pictures/Icon.tsx'
import connectCss from '../../theme/views/connect.css?inline'

/** Connect: wallets in rows, a card for wallets on a phone, then the ways without a wallet, and the legal text at the bottom. */
export const connect = loadedView(connectView, ConnectView, connectCss)

function ConnectView({
  parts: { stillConnected, installed, none, recommended, phone, all, failed, retry, noWallet, ...legal },
  children,
}: {
  readonly parts: ConnectParts
  /** The sign-in methods that need no wallet. */
  readonly children?: ReactNode
}) {
  const more = all && <AllWalletsLink part={all} />
  return (
    <div className="connect">
      {stillConnected && <NoticeBox part={stillConnected} />}
      {installed && <ItemList part={installed} />}
      {none && <NoticeBox part={none} />}
      {recommended && <ItemList part={recommended} end={!phone && more} />}
      {failed && <NoticeBox part={failed}>{retry && <PressButton part={retry} />}</NoticeBox>}
      {phone && <ItemList part={phone} end={more} leadsOn />}
      {!phone && !recommended && more}
      {children}
      {noWallet && <PressButton part={noWallet} shape="wide" />}
      <LegalLines {...legal} />
    </div>
  )
}

/** Renders the way to all wallets as a link at the end of a heading, with their number. */
function AllWalletsLink({ part: { label, tag, press } }: { readonly part: Item }) {
  const dispatch = useDispatch()
  return (
    <button type="button" className="all-link" part="button" onClick={() => press && dispatch(press)}>
      {label} <span className="all-count">{tag}</span>
      <Icon name="chevron" />
    </button>
  )
}
