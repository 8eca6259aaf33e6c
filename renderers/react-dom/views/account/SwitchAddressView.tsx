import { switchAddressView } from '../../../../core/view-models/account/switch-address.ts'
import type { SwitchAddressParts } from '../../../../core/view-models/account/switch-address.ts'
import { loadedView } from '../../panel/loaded-view.ts'
import { ListBox } from '../../parts/lists/ListBox.tsx'
import { NoticeBox } from '../../parts/NoticeBox.tsx'
import switchAddressCss from '../../theme/views/switch-address.css?inline'

/** SwitchAddress: a row for each account that the wallet shares. */
export const switchAddress = loadedView(switchAddressView, SwitchAddressView, switchAddressCss)

function SwitchAddressView({ parts: { locked, list } }: { readonly parts: SwitchAddressParts }) {
  return (
    <div className="switch-address">
      {locked && <NoticeBox part={locked} />}
      {list && <ListBox part={list} />}
    </div>
  )
}
