import { emailVerifyDeviceView } from '../../../../core/view-models/frame/email-verify-device.ts'
import type { EmailVerifyDeviceParts } from '../../../../core/view-models/frame/email-verify-device.ts'
import { loadedView } from '../../panel/loaded-view.ts'
import { NoticeBox } from '../../parts/NoticeBox.tsx'
import { PressButton } from '../../parts/PressButton.tsx'
import { ProgressMark } from '../../parts/pictures/ProgressMark.tsx'
import emailCss from '../../theme/views/email.css?inline'
import { EmailPrompt } from './EmailPrompt.tsx'

/** EmailVerifyDevice: the sent link, the progress, a retry button, and a button for another mail. */
export const emailVerifyDevice = loadedView(emailVerifyDeviceView, EmailVerifyDeviceView, emailCss)

function EmailVerifyDeviceView({
  parts: { ask, progress, failed, retry, missing, resend },
}: {
  readonly parts: EmailVerifyDeviceParts
}) {
  return (
    <EmailPrompt ask={ask} missing={missing} resend={resend}>
      {progress && <ProgressMark part={progress} />}
      {failed && <NoticeBox part={failed} />}
      {retry && <PressButton part={retry} shape="wide" />}
    </EmailPrompt>
  )
}
