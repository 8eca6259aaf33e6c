import { upgradeToSmartAccountView } from '../../../../core/view-models/frame/upgrade-to-smart-account.ts'
import type { UpgradeToSmartAccountParts } from '../../../../core/view-models/frame/upgrade-to-smart-account.ts'
import { loadedView } from '../../panel/loaded-view.ts'
import { NoticeBox } from '../../parts/NoticeBox.tsx'
import { PageLink } from '../../parts/PageLink.tsx'
import { PressButton } from '../../parts/PressButton.tsx'
import emailCss from '../../theme/views/email.css?inline'

/** UpgradeToSmartAccount: an explanation, the error, two buttons, and a link to more information. */
export const upgradeToSmartAccount = loadedView(
  upgradeToSmartAccountView,
  UpgradeToSmartAccountView,
  emailCss,
)

function UpgradeToSmartAccountView({
  parts: { explain, failed, later, upgrade, learnMore },
}: {
  readonly parts: UpgradeToSmartAccountParts
}) {
  return (
    <div className="email">
      <div className="email-words">
        <p className="email-title">{explain.title}</p>
        <p>{explain.body}</p>
      </div>
      {failed && <NoticeBox part={failed} />}
      <div className="email-ways">
        <PressButton part={later} shape="wide" />
        <PressButton part={upgrade} shape="wide" />
      </div>
      <PageLink part={learnMore} shape="wide" />
    </div>
  )
}
