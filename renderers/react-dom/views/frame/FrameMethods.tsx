import type { FrameMethodsParts } from '../../../../core/view-models/frame/connect-with-frame.ts'
import { FieldWithButton } from '../../parts/FieldWithButton.tsx'
import { NoticeBox } from '../../parts/NoticeBox.tsx'
import { SocialButton } from '../../parts/SocialButton.tsx'

/** Renders the sign-in methods of the secure frame above the wallets of Connect: the e-mail field, then the social accounts. */
export function FrameMethods({
  parts: { needsBrowser, email, emailFailed, emailContinue, social, socials, or },
}: {
  readonly parts: FrameMethodsParts
}) {
  return (
    <div className="frame-ways">
      {needsBrowser && <NoticeBox part={needsBrowser} />}
      {email && <FieldWithButton part={email} button={emailContinue} failed={emailFailed} icon="mail" />}
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
      {or && <p className="or">{or.title}</p>}
    </div>
  )
}
