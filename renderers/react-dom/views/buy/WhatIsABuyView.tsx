import { whatIsABuyView } from '../../../../core/view-models/buy/what-is-a-buy.ts'
import type { WhatIsABuyParts } from '../../../../core/view-models/buy/what-is-a-buy.ts'
import { loadedView } from '../../panel/loaded-view.ts'
import { CardDrawing } from '../../drawings/CardDrawing.tsx'
import { PressButton } from '../../parts/PressButton.tsx'
import explainersCss from '../../theme/views/explainers.css?inline'
import onRampCss from '../../theme/views/on-ramp.css?inline'

/** WhatIsABuy: a card and a coin, an explanation, and a button that leads back to Buy. */
export const whatIsABuy = loadedView(whatIsABuyView, WhatIsABuyView, explainersCss, onRampCss)

function WhatIsABuyView({ parts: { what, buy } }: { readonly parts: WhatIsABuyParts }) {
  return (
    <div className="explainers on-ramp-what">
      <span className="explainer-drawing">
        <CardDrawing />
      </span>
      <div className="explainer-words">
        <h3>{what.title}</h3>
        <p>{what.body}</p>
      </div>
      <PressButton part={buy} shape="wide" />
    </div>
  )
}
