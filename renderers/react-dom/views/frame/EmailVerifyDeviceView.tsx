import { emailVerifyDeviceView } from '../../../../core/view-models/frame/email-verify-device.ts'
import type { EmailVerifyDeviceParts } from '../../../../core/view-models/frame/email-verify-device.ts'
import { loadedView } from '../../panel/loaded-view.ts'
import { ActionState } from '../../parts/ActionState.tsx'
import { NoticeBox } from '../../parts/NoticeBox.tsx'
import { PressButton } from '../../parts/PressButton.tsx'
import { EnvelopeTile } from '../../parts/pictures/EnvelopeTile.tsx'
import actionCss from '../../theme/views/action-state.css?inline'
import emailCss from '../../theme/views/email.css?inline'
import socialCss from '../../theme/views/social.css?inline'

/** EmailVerifyDevice: the sent link, the progress, a retry button, and a button for another mail. */
export const emailVerifyDevice = loadedView(
  emailVerifyDeviceView,
  EmailVerifyDeviceView,
  actionCss,
  emailCss,
  socialCss,
)

function EmailVerifyDeviceView({
  parts: { picture, ask, progress, failed, retry, missing, resend },
}: {
  readonly parts: EmailVerifyDeviceParts
}) {
  return (
    <div className="action">
      <ActionState picture={picture} status={ask}>
        <EnvelopeTile />
      </ActionState>
      {failed ? (
        <NoticeBox part={failed} />
      ) : (
        <p className="state-note" role="status">
          {progress?.label}
        </p>
      )}
      <div className="action-ways">
        {retry && <PressButton part={retry} shape="wide" />}
        <div className="email-foot">
          <p>{missing.title}</p>
          <PressButton part={resend} />
        </div>
      </div>
    </div>
  )
}
