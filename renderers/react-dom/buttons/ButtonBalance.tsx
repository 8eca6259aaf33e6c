import { buttonBalanceView } from '../../../core/view-models/buttons/button-balance.ts'
import { useViewModel } from '../../react-bindings/use-view-model.ts'
import { TileImage } from '../parts/pictures/TileImage.tsx'

/** How much the account holds, on a button, with the picture of the token that it is counted in; nothing until that is known. */
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
