import {
  updateEmailPrimaryOtpView,
  updateEmailSecondaryOtpView,
} from '../../../../core/view-models/frame/update-email-otp.ts'
import type { UpdateEmailOtpParts } from '../../../../core/view-models/frame/update-email-otp.ts'
import { loadedView } from '../../panel/loaded-view.ts'
import { ProgressMark } from '../../parts/pictures/ProgressMark.tsx'
import { CodeCells } from '../../parts/CodeCells.tsx'
import emailCss from '../../theme/views/email.css?inline'
import { EmailPrompt } from './EmailPrompt.tsx'

/** UpdateEmailPrimaryOtp: the code of the present address. */
export const updateEmailPrimaryOtp = loadedView(updateEmailPrimaryOtpView, UpdateEmailOtpView, emailCss)

/** UpdateEmailSecondaryOtp: the code of the new address. */
export const updateEmailSecondaryOtp = loadedView(updateEmailSecondaryOtpView, UpdateEmailOtpView, emailCss)

function UpdateEmailOtpView({
  parts: { ask, code, progress, wrong, retry },
}: {
  readonly parts: UpdateEmailOtpParts
}) {
  return (
    <EmailPrompt ask={ask} missing={wrong} resend={retry}>
      {code && <CodeCells part={code} />}
      {progress && <ProgressMark part={progress} />}
    </EmailPrompt>
  )
}
