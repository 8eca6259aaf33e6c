import { connectSocialsView } from '../../../../core/view-models/frame/connect-socials.ts'
import type { ConnectSocialsParts } from '../../../../core/view-models/frame/connect-socials.ts'
import { loadedView } from '../../panel/loaded-view.ts'
import { LegalLines } from '../../parts/LegalLines.tsx'
import { SocialButton } from '../../parts/SocialButton.tsx'
import connectCss from '../../theme/views/connect.css?inline'
import socialCss from '../../theme/views/social.css?inline'

/** ConnectSocials: every social account by its name, the legal text at the bottom. */
export const connectSocials = loadedView(connectSocialsView, ConnectSocialsView, connectCss, socialCss)

function ConnectSocialsView({ parts: { socials, ...legal } }: { readonly parts: ConnectSocialsParts }) {
  return (
    <>
      <ul className="social-list" aria-label={socials.label}>
        {socials.items.map((item) => (
          <li key={item.key}>
            <SocialButton part={item} isWide />
          </li>
        ))}
      </ul>
      <LegalLines {...legal} />
    </>
  )
}
