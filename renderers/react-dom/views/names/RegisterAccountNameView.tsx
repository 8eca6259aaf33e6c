import { registerAccountNameView } from '../../../../core/view-models/names/register-account-name.ts'
import type { RegisterAccountNameParts } from '../../../../core/view-models/names/register-account-name.ts'
import { loadedView } from '../../panel/loaded-view.ts'
import { ItemList } from '../../parts/lists/ItemList.tsx'
import { NoticeBox } from '../../parts/NoticeBox.tsx'
import { PressButton } from '../../parts/PressButton.tsx'
import { RowContents } from '../../parts/lists/ItemRow.tsx'
import { Spinner } from '../../parts/pictures/Spinner.tsx'
import { TypeField } from '../../parts/TypeField.tsx'
import accountNamesCss from '../../theme/views/account-names.css?inline'
import fieldCss from '../../theme/field.css?inline'

/** RegisterAccountName: the field, a fixed area for messages about the name, and the buttons at the bottom. */
export const registerAccountName = loadedView(
  registerAccountNameView,
  RegisterAccountNameView,
  accountNamesCss,
  fieldCss,
)

function RegisterAccountNameView({ parts }: { readonly parts: RegisterAccountNameParts }) {
  const { unable, networks, name, found, suggestions, notFound, retry } = parts
  const { failed, waiting, cancel, register } = parts
  return (
    <div className="names">
      {unable && <NoticeBox part={unable}>{networks && <PressButton part={networks} />}</NoticeBox>}
      <TypeField part={name} />
      <div className="names-notes">
        <div role="status">
          {found && (
            <div className="row names-found">
              <RowContents part={found} end={found.busy ? <Spinner /> : null} />
            </div>
          )}
        </div>
        {suggestions && <ItemList part={suggestions} />}
        {notFound && <NoticeBox part={notFound}>{retry && <PressButton part={retry} />}</NoticeBox>}
        {failed && <NoticeBox part={failed} isAnswer />}
        <div role="status">{waiting && <NoticeBox part={waiting} />}</div>
      </div>
      <div className="names-ways">
        {cancel && <PressButton part={cancel} shape="wide" />}
        <PressButton part={register} shape="wide" />
      </div>
    </div>
  )
}
