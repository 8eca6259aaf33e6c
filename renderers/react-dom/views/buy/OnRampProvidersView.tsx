import { onRampProvidersView } from '../../../../core/view-models/buy/on-ramp-providers.ts'
import type { OnRampProvidersParts } from '../../../../core/view-models/buy/on-ramp-providers.ts'
import { loadedView } from '../../panel/loaded-view.ts'
import { ItemList } from '../../parts/lists/ItemList.tsx'
import { NoticeBox } from '../../parts/NoticeBox.tsx'
import { PressButton } from '../../parts/PressButton.tsx'
import amountCss from '../../theme/amount.css?inline'
import choiceCss from '../../theme/choice.css?inline'
import amountCardCss from '../../theme/amount-card.css?inline'
import onRampCss from '../../theme/views/on-ramp.css?inline'
import { OnRampSides } from './OnRampSides.tsx'

/** OnRampProviders: the payment and the received amount, then a button per provider, and the help at the bottom. */
export const onRampProviders = loadedView(
  onRampProvidersView,
  OnRampProvidersView,
  choiceCss,
  amountCss,
  amountCardCss,
  onRampCss,
)

function OnRampProvidersView({ parts }: { readonly parts: OnRampProvidersParts }) {
  const { unsold, networks, missing, providers, how, purchases } = parts
  return (
    <div className="on-ramp">
      {unsold && <NoticeBox part={unsold}>{networks && <PressButton part={networks} />}</NoticeBox>}
      {missing && (
        <div role="status">
          <NoticeBox part={missing} />
        </div>
      )}
      <OnRampSides parts={parts} />
      {providers && <ItemList part={providers} quietHeading leadsOn />}
      <div className="on-ramp-foot">
        <PressButton part={how} />
        <PressButton part={purchases} />
      </div>
    </div>
  )
}
