import { connectView } from '../../../core/view-models/connect.ts'
import { useViewModel } from '../../react-bindings/use-view-model.ts'
import { ItemList } from '../parts/ItemList.tsx'
import { NoticeBox } from '../parts/NoticeBox.tsx'
import { PageLink } from '../parts/PageLink.tsx'
import { PressButton } from '../parts/PressButton.tsx'

/** Connect: wallets in rows, what went wrong between them, the small print at the foot. */
export function ConnectView() {
  const { installed, none, recommended, failed, retry, legal, terms, privacy } =
    useViewModel(connectView).parts
  return (
    <div className="connect">
      {none && <NoticeBox part={none} />}
      {installed && <ItemList part={installed} />}
      {recommended && <ItemList part={recommended} />}
      {failed && <NoticeBox part={failed}>{retry && <PressButton part={retry} />}</NoticeBox>}
      {legal && (
        <div className="legal">
          <p>{legal.title}</p>
          <p className="legal-links">
            {terms && <PageLink part={terms} />}
            {privacy && <PageLink part={privacy} />}
          </p>
        </div>
      )}
    </div>
  )
}
