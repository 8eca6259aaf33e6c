import { buttonBalanceView } from '../../../core/view-models/buttons/button-balance.ts'
import { useViewModel } from '../../react-bindings/use-view-model.ts'
import { TileImage } from '../parts/pictures/TileImage.tsx'

/** Renders the account's balance on a button, with its token's picture. Renders nothing while it is unknown. */
export function ButtonBalance() {
  const balance = useViewModel(buttonBalanceView)
  return balance ? (
    <>
      {balance.image && <TileImage image={balance.image} size="small" />}
      <bdi className="aside" dir="ltr" title={balance.full}>
        {balance.value}
      </bdi>
    </>
  ) : null
}
