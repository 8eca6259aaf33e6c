import { connectingSiweView } from '../../../../core/view-models/sign-in/connecting-siwe.ts'
import type { ConnectingSiweParts } from '../../../../core/view-models/sign-in/connecting-siwe.ts'
import { loadedView } from '../../panel/loaded-view.ts'
import { NoticeBox } from '../../parts/NoticeBox.tsx'
import { PressButton } from '../../parts/PressButton.tsx'
import { TileImage } from '../../parts/pictures/TileImage.tsx'
import connectingSiweCss from '../../theme/views/connecting-siwe.css?inline'

/** ConnectingSiwe: the app beside the wallet, the request, the progress, and two buttons. */
export const connectingSiwe = loadedView(connectingSiweView, ConnectingSiweView, connectingSiweCss)

function ConnectingSiweView({
  parts: { app, wallet, ask, progress, failed, cancel, sign },
}: {
  readonly parts: ConnectingSiweParts
}) {
  return (
    <div className="sign-in">
      <div className="sign-in-pair" data-mood={wallet.mood}>
        {[app, wallet].map(({ label, image }, place) => (
          <span key={place === 0 ? 'app' : 'wallet'} role="img" aria-label={label}>
            <TileImage image={image} size="large" />
          </span>
        ))}
      </div>
      <div className="sign-in-words">
        <p className="sign-in-title">{ask.title}</p>
        <p>{ask.body}</p>
      </div>
      <p className="sign-in-progress" role="status">
        {progress?.title}
      </p>
      {failed && <NoticeBox part={failed} />}
      <div className="sign-in-ways">
        <PressButton part={cancel} shape="wide" />
        <PressButton part={sign} shape="wide" />
      </div>
    </div>
  )
}
