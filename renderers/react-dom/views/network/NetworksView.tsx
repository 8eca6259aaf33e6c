import { networksView } from '../../../../core/view-models/network/networks.ts'
import type { NetworksParts } from '../../../../core/view-models/network/networks.ts'
import { loadedView } from '../../panel/loaded-view.ts'
import { ItemList } from '../../parts/lists/ItemList.tsx'
import { NoticeBox } from '../../parts/NoticeBox.tsx'
import { PressButton } from '../../parts/PressButton.tsx'
import { TypeField } from '../../parts/TypeField.tsx'
import fieldCss from '../../theme/field.css?inline'
import networksCss from '../../theme/views/networks.css?inline'

/** Networks: the search, if there is one, stays visible above the rows, with a help button below them. */
export const networks = loadedView(networksView, NetworksView, fieldCss, networksCss)

function NetworksView({ parts: { search, failed, list, help } }: { readonly parts: NetworksParts }) {
  return (
    <div className="networks">
      {search && (
        <div className="networks-search">
          <TypeField part={search} icon="search" />
        </div>
      )}
      {failed && <NoticeBox part={failed} isAnswer />}
      <ItemList part={list} quietHeading />
      <div className="networks-help">
        <PressButton part={help} />
      </div>
    </div>
  )
}
