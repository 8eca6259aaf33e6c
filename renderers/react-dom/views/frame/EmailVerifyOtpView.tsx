import { emailVerifyOtpView } from '../../../../core/view-models/frame/email-verify-otp.ts'
import type { EmailVerifyOtpParts } from '../../../../core/view-models/frame/email-verify-otp.ts'
import { loadedView } from '../../panel/loaded-view.ts'
import { NoticeBox } from '../../parts/NoticeBox.tsx'
import { PressButton } from '../../parts/PressButton.tsx'
import { ProgressMark } from '../../parts/pictures/ProgressMark.tsx'
import { CodeCells } from '../../parts/CodeCells.tsx'
import emailCss from '../../theme/views/email.css?inline'
import { EmailPrompt } from './EmailPrompt.tsx'

/** EmailVerifyOtp: one field for the code, which accepts a paste and a phone's autofill, the progress, and a button for another mail. */
export const emailVerifyOtp = loadedView(emailVerifyOtpView, EmailVerifyOtpView, emailCss)

function EmailVerifyOtpView({
  parts: { ask, code, progress, failed, retry, missing, resend },
}: {
  readonly parts: EmailVerifyOtpParts
}) {
  return (
    <EmailPrompt ask={ask} missing={missing} resend={resend}>
      {code && <CodeCells part={code} />}
      {progress && <ProgressMark part={progress} />}
      {failed && <NoticeBox part={failed} />}
      {retry && <PressButton part={retry} shape="wide" />}
    </EmailPrompt>
  )
}
