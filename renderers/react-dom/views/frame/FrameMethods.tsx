import type { FrameMethodsParts } from '../../../../core/view-models/frame/connect-with-frame.ts'
import { NoticeBox } from '../../parts/NoticeBox.tsx'
import { PressButton } from '../../parts/PressButton.tsx'
import { SocialButton } from '../../parts/SocialButton.tsx'
import { TypeField } from '../../parts/TypeField.tsx'

/** Renders the sign-in methods of the secure frame below the wallets of Connect: the e-mail field, then the social accounts. */
export function FrameMethods({
  parts: { needsBrowser, email, emailFailed, emailContinue, social, socials, or },
}: {
  readonly parts: FrameMethodsParts
}) {
  return (
    <div className="frame-ways">
      {or && <p className="or">{or.title}</p>}
      {needsBrowser && <NoticeBox part={needsBrowser} />}
      {email && <TypeField part={email} icon="mail" />}
      {emailContinue && <PressButton part={emailContinue} shape="wide" />}
      {emailFailed && <NoticeBox part={emailFailed} />}
      {social && <SocialButton part={social} isWide />}
      {socials && (
        <ul className="social-row" aria-label={socials.label}>
          {socials.items.map((item) => (
            <li key={item.key}>
              <SocialButton part={item} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
