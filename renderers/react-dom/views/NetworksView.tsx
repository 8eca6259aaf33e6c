import { networksView } from '../../../core/view-models/networks.ts'
import { useViewModel } from '../../react-bindings/use-view-model.ts'
import { ItemList } from '../parts/ItemList.tsx'
import { NoticeBox } from '../parts/NoticeBox.tsx'
import { PressButton } from '../parts/PressButton.tsx'
import { TypeField } from '../parts/TypeField.tsx'

/** Networks: the search stays in sight above the rows; what a network is can be asked below them. */
export function NetworksView() {
  const { search, failed, list, help } = useViewModel(networksView).parts
  return (
    <div className="networks">
      <div className="networks-search">
        <TypeField part={search} icon="search" />
      </div>
      {failed && <NoticeBox part={failed} />}
      <ItemList part={list} quietHeading />
      <div className="networks-help">
        <PressButton part={help} />
      </div>
    </div>
  )
}
