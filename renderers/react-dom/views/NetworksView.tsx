import { networksView } from '../../../core/view-models/networks.ts'
import { useViewModel } from '../../react-bindings/use-view-model.ts'
import { ItemList } from '../parts/ItemList.tsx'
import { NoticeBox } from '../parts/NoticeBox.tsx'
import { TypeField } from '../parts/TypeField.tsx'

/** Networks: the search stays in sight above the rows. */
export function NetworksView() {
  const { search, failed, list } = useViewModel(networksView).parts
  return (
    <div className="networks">
      <div className="networks-search">
        <TypeField part={search} icon="search" />
      </div>
      {failed && <NoticeBox part={failed} />}
      <ItemList part={list} quietHeading />
    </div>
  )
}
