import { socialMarks } from './social-marks.ts'

/** The mark of an account to sign in with; it says nothing to a screen reader, the words beside it do. */
export function SocialMark({ provider }: { readonly provider: string }) {
  return (
    <svg className="icon social-mark" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path d={socialMarks[provider]} />
    </svg>
  )
}
